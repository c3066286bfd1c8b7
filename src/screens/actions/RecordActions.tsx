import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import { useState } from 'react'
import { type RaRecord, useNavigate } from 'react-admin'
import { canEdit, type IconName, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button, type ButtonProps } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early, openedPart } from '@/ui/late'
import type { Conditional } from '../conditions/obstacle'
import { useDeclaration } from '../declarations'
import { useRecordName } from '../recordName'
import { useStartAction } from './ActionHost'
import { type Availability, availabilityOf, currentTime } from './availability'
import { useNextRecord } from './nextRecord'
import { isAction, isDangerous, type Offer, offeredOn } from './offers'
import { pressOr, useReasons } from './reasons'
import './actions.css'

const openInDetail = 3
/** With no more than this many offered or allowed, destructive ones need not hide under "more". */
const few = 2

export const rowActionsOf = (resource: Resource) => offeredOn(resource, 'row')

const removes = ({ action }: { readonly action: Offer }): boolean =>
  isAction(action) && action.effect === 'remove'

/**
 * The first allowed actions get a button. Destructive ones stay under "more" unless there are hardly any others. Removing is
 * never a row's only button if the record's other states have other buttons.
 */
const splitActions = (resource: Resource, record: RaRecord, open: number) => {
  const now = currentTime()
  const most = Math.max(open, few)
  const all = rowActionsOf(resource)
    .map(([name, action]) => ({ name, action, ...availabilityOf(action, record, now) }))
    // Offer a panel or link only if it has something to show, or a reason to give.
    .filter(({ action, ...one }) => one.allowed || one.code !== undefined || isAction(action))
  const allowed = all.filter((one) => one.allowed)
  const shown = (
    all.length <= most ? allowed : allowed.filter((one) => !isDangerous(one.action) || allowed.length <= most)
  )
    .filter((one) => open > 1 || !removes(one) || all.every(removes))
    .slice(0, open)
  return { shown, more: all.filter((one) => !shown.some(({ name }) => name === one.name)) }
}

/** Side by side, destructive ones come last, as they do in the menu. */
const dangerLast = <T extends { readonly action: Offer }>(offers: readonly T[]): readonly T[] => [
  ...offers.filter(({ action }) => !isDangerous(action)),
  ...offers.filter(({ action }) => isDangerous(action)),
]

interface RowActionsProps {
  readonly record: RaRecord
  /** The names of the actions that show their icon instead. */
  readonly icons?: ReadonlySet<string>
}

const allWords: ReadonlySet<string> = new Set()

/** A row's actions: a button for the first that is allowed, and the rest under "more". */
export const RowActions = ({ record, icons = allWords }: RowActionsProps) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const say = useSay()
  const edit = useEdit(record)
  const editable = edit && !edit.refused
  const { shown, more } = splitActions(resource, record, editable ? 0 : 1)
  const button = (name: string, label: string, icon: IconName, onClick: () => void) => (
    <button
      key={name}
      type="button"
      className="ui-plain row-action"
      data-action={name}
      onClick={onClick}
      {...(icons.has(name) && { 'aria-label': label, 'data-tip': label })}
    >
      {icons.has(name) ? <Icon name={icon} fontSize="small" /> : label}
    </button>
  )
  return (
    <>
      {editable && button('edit', edit.label, 'edit', edit.open)}
      {shown.map(({ name, action }) =>
        button(name, say(action.label), action.icon, () => start(name, [record])),
      )}
      {(more.length > 0 || edit?.refused) && (
        <MoreActions record={record} actions={more} edit={edit} compact />
      )}
    </>
  )
}

const shortcutOf = ({ shortcut }: Offer, label: string) =>
  shortcut && {
    'data-tip': `${label} (${shortcut.toUpperCase()})`,
    'aria-keyshortcuts': shortcut.toUpperCase(),
  }

export const RecordActions = ({ record }: { record: RaRecord }) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const say = useSay()
  const edit = useEdit(record)
  const next = useNextRecord()
  const { shown, more } = splitActions(resource, record, openInDetail)
  // A menu with nothing to choose from would only waste a click.
  const alone = !edit && shown.length === 0 && more.length <= few
  if (!edit && shown.length + more.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line
    <div role="group" aria-label={say('console.list.actions')}>
      {edit && (
        <OfferButton
          name="edit"
          icon="edit"
          offer={edit.conditions}
          record={record}
          refused={edit.refused}
          onClick={edit.open}
        >
          {edit.label}
        </OfferButton>
      )}
      {dangerLast(alone ? more : shown).map(({ name, action, ...availability }) => (
        <OfferButton
          key={name}
          name={name}
          icon={action.icon}
          color={isDangerous(action) ? 'error' : 'primary'}
          offer={action}
          record={record}
          refused={availability.allowed ? undefined : availability}
          onClick={() => start(name, [record], { next })}
          {...shortcutOf(action, say(action.label))}
        >
          {say(action.label)}
        </OfferButton>
      ))}
      {more.length > 0 && !alone && <MoreActions record={record} actions={more} next={next} />}
    </div>
  )
}

interface OfferButtonProps extends ButtonProps {
  readonly name: string
  readonly icon: IconName
  readonly offer: Conditional
  readonly record: RaRecord
  readonly refused: Availability | undefined
}

/** Grey where the record forbids it, with the reason under the pointer and in its description. */
const OfferButton = ({ name, icon, offer, record, refused, onClick, ...rest }: OfferButtonProps) => {
  const reason = useReasons(useDeclaration(), refused !== undefined)
  const why = refused && reason({ offer, record, code: refused.code })
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name={icon} />}
      data-action={name}
      {...rest}
      {...pressOr(why, onClick)}
    />
  )
}

const useEdit = (record: RaRecord) => {
  const resource = useDeclaration()
  const say = useSay()
  const navigate = useNavigate()
  if (!canEdit(resource)) return undefined
  const { save: conditions = {} } = resource
  const availability = availabilityOf(conditions, record, currentTime())
  return {
    label: say('ra.action.edit'),
    conditions,
    refused: availability.allowed ? undefined : availability,
    open: () => navigate(`${resource.path}/${encodeURIComponent(record.id)}`),
  }
}

const loadMore = () => import('./MoreMenu')
const MoreMenu = openedPart(loadMore)

interface MoreActionsProps {
  readonly record: RaRecord
  readonly actions: ReturnType<typeof splitActions>['more']
  /** Listed first in the menu if it is refused. */
  readonly edit?: ReturnType<typeof useEdit>
  readonly compact?: boolean
  /** Given in a detail, where shortcuts work: goes to the next record. */
  readonly next?: () => void
}

/** The button of the actions that have none of their own. */
const MoreActions = ({ record, actions, edit, compact = false, next }: MoreActionsProps) => {
  const nameOf = useRecordName()
  const start = useStartAction()
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const label = say('console.list.more_for', { name: nameOf(record) })
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    'aria-label': label,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    ...early(loadMore),
  } as const
  return (
    <>
      {compact ? (
        <button type="button" className="ui-plain row-action" {...opener}>
          <MoreHoriz fontSize="small" />
        </button>
      ) : (
        <Button size="small" variant="outlined" color="inherit" endIcon={<ExpandMore />} {...opener}>
          {say('console.list.more')}
        </Button>
      )}
      {anchor && (
        <MoreMenu
          record={record}
          anchor={anchor}
          label={label}
          actions={actions}
          edit={edit}
          keys={!compact}
          onStart={(name) => {
            close()
            start(name, [record], { next })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
