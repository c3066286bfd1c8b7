import { type ReactNode, useState } from 'react'
import { type RaRecord, useNavigate } from 'react-admin'
import { canEdit, type Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early } from '@/ui/late'
import { loadMenu, Menu, MenuItem } from '@/ui/Menu'
import { useDeclaration } from '../declarations'
import { useRecordName } from '../recordName'
import { useStartAction } from './ActionHost'
import {
  type Availability,
  availabilityOf,
  currentTime,
  isAction,
  isDangerous,
  type Offer,
  offeredOn,
  useReasons,
} from './availability'
import { useNextRecord } from './nextRecord'
import './actions.css'

/** Number of action buttons in a row; the rest go under "more". */
export const openInRow = 2
const openInDetail = 3

export const rowActionsOf = (resource: Resource) => offeredOn(resource, 'row')

/** The first allowed actions get a button. Destructive ones stay under "more" unless there are hardly any others. */
export const splitActions = (resource: Resource, record: RaRecord, open: number) => {
  const now = currentTime()
  const all = rowActionsOf(resource)
    .map(([name, action]) => ({ name, action, ...availabilityOf(action, record, now) }))
    // Offer a panel or link only if it has something to show, or a reason to give.
    .filter(({ action, ...one }) => one.allowed || one.code !== undefined || isAction(action))
  const allowed = all.filter((one) => one.allowed)
  const shown = (
    all.length <= open ? allowed : allowed.filter((one) => !isDangerous(one.action) || allowed.length <= open)
  ).slice(0, open)
  return { shown, more: all.filter((one) => !shown.some(({ name }) => name === one.name)) }
}

/** A row's actions: at most two buttons, and the rest under "more". */
export const RowActions = ({ record }: { record: RaRecord }) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const say = useSay()
  const edit = useEdit(record)
  const { shown, more } = splitActions(resource, record, edit ? openInRow - 1 : openInRow)
  return (
    <>
      {edit && (
        <Refusable refused={edit.refused}>
          {(why) => (
            <button
              type="button"
              className="ui-plain row-action"
              data-action="edit"
              onClick={edit.open}
              {...why}
            >
              {edit.label}
            </button>
          )}
        </Refusable>
      )}
      {shown.map(({ name, action }) => (
        <button
          key={name}
          type="button"
          className="ui-plain row-action"
          data-action={name}
          onClick={() => start(name, [record])}
        >
          {say(action.label)}
        </button>
      ))}
      {more.length > 0 && <MoreActions record={record} actions={more} compact />}
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
  if (!edit && shown.length + more.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line
    <div role="group" aria-label={say('console.list.actions')}>
      {edit && (
        <Refusable refused={edit.refused}>
          {(why) => (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Icon name="edit" />}
              data-action="edit"
              onClick={edit.open}
              {...why}
            >
              {edit.label}
            </Button>
          )}
        </Refusable>
      )}
      {shown.map(({ name, action }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color={isDangerous(action) ? 'error' : 'primary'}
          startIcon={<Icon name={action.icon} />}
          data-action={name}
          onClick={() => start(name, [record], { next })}
          {...shortcutOf(action, say(action.label))}
        >
          {say(action.label)}
        </Button>
      ))}
      {more.length > 0 && <MoreActions record={record} actions={more} next={next} />}
    </div>
  )
}

interface WhyNot {
  readonly disabled?: true
  readonly 'data-tip'?: string
  onPointerEnter?(): void
}

interface RefusableProps {
  readonly refused: Availability | undefined
  readonly children: (why: WhyNot) => ReactNode
}

/** A button that is grey where what it does would be refused, with the reason under the pointer. */
const Refusable = ({ refused, children }: RefusableProps) =>
  refused ? <Refused code={refused.code}>{children}</Refused> : children({})

const Refused = ({ code, children }: { code: number | undefined; children: RefusableProps['children'] }) => {
  const [wanted, want] = useState(false)
  const reason = useReasons(wanted)
  return children({ disabled: true, 'data-tip': reason(code), onPointerEnter: () => want(true) })
}

const useEdit = (record: RaRecord) => {
  const resource = useDeclaration()
  const say = useSay()
  const navigate = useNavigate()
  if (!canEdit(resource)) return undefined
  const availability = availabilityOf(resource.save ?? {}, record, currentTime())
  return {
    label: say('ra.action.edit'),
    refused: availability.allowed ? undefined : availability,
    open: () => navigate(`${resource.path}/${encodeURIComponent(record.id)}`),
  }
}

interface MoreActionsProps {
  readonly record: RaRecord
  readonly actions: ReturnType<typeof splitActions>['more']
  readonly compact?: boolean
  /** Given in a detail, where shortcuts work: goes to the next record. */
  readonly next?: () => void
}

/** The menu of actions that have no button of their own; those that the record's state forbids say why. */
const MoreActions = ({ record, actions, compact = false, next }: MoreActionsProps) => {
  const nameOf = useRecordName()
  const start = useStartAction()
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const reason = useReasons(anchor !== undefined)
  const label = say('console.list.more_for', { name: nameOf(record) })
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    'aria-label': label,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    ...early(loadMenu),
  } as const
  return (
    <>
      {compact ? (
        <button type="button" className="ui-plain row-action" {...opener}>
          {say('console.list.more')}
        </button>
      ) : (
        <Button size="small" variant="outlined" color="inherit" {...opener}>
          {say('console.list.more')}
        </Button>
      )}
      {anchor && (
        <Menu anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
          {actions.map(({ name, action, allowed, code }) => (
            <MenuItem
              key={name}
              data-action={name}
              disabled={!allowed}
              onClick={() => {
                setAnchor(undefined)
                start(name, [record], { next })
              }}
              aria-keyshortcuts={compact ? undefined : action.shortcut?.toUpperCase()}
              danger={isDangerous(action) && allowed}
            >
              <Icon name={action.icon} fontSize="small" />
              <span>
                {say(action.label)}
                {!allowed && <span className="action-reason">{reason(code)}</span>}
              </span>
              {!compact && action.shortcut && (
                <kbd className="action-key">{action.shortcut.toUpperCase()}</kbd>
              )}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
