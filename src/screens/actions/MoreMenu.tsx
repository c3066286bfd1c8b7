import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { l } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { Menu, MenuItem, MenuLine } from '@/ui/menuParts'
import type { Conditional } from '../conditions/obstacle'
import { useDeclaration } from '../declarations'
import type { Availability } from './availability'
import { isDangerous, type Offer } from './offers'
import { useReasons } from './reasons'

interface Entry extends Availability {
  readonly name: string
  readonly action: Offer
}

interface MoreMenuProps {
  readonly record: RaRecord
  readonly anchor: HTMLElement
  readonly label: string
  readonly actions: readonly Entry[]
  /** Why the record cannot be edited. */
  readonly edit:
    | { readonly label: string; readonly conditions: Conditional; readonly refused: Availability | undefined }
    | undefined
  /** Shortcuts work here, and are shown. */
  readonly keys: boolean
  readonly onStart: (name: string) => void
  readonly onClose: () => void
}

const apartText = l('暂不可用（{count}）', 'Not available now ({count})', 'No disponibles ahora ({count})')

/** From this many on, if they are the majority, forbidden actions are listed apart, as they hide the few that can be chosen. */
const manyForbidden = 4

/** Actions and questions first, then links to elsewhere. Destructive ones come last, on their own. */
const groupsOf = (actions: readonly Entry[]) => {
  const leads = ({ action }: Entry) => 'to' in action
  const safe = actions.filter(({ action }) => !isDangerous(action))
  return [
    safe.filter((one) => !leads(one)),
    safe.filter(leads),
    actions.filter(({ action }) => isDangerous(action)),
  ].filter((group) => group.length > 0)
}

/** A record's actions that have no button of their own. Forbidden ones say why. */
const MoreMenu = ({ record, anchor, label, actions, edit, keys, onStart, onClose }: MoreMenuProps) => {
  const say = useSay()
  const reason = useReasons(useDeclaration(), true)
  const [open, setOpen] = useState(false)
  const forbidden = actions.filter(({ allowed }) => !allowed)
  const isApart = forbidden.length >= manyForbidden && 2 * forbidden.length > actions.length
  const words = (name: string, offer: Conditional, { allowed, code }: Availability) => (
    <span>
      {name}
      {!allowed && <span className="action-reason">{reason({ offer, record, code })}</span>}
    </span>
  )
  const item = ({ name, action, ...availability }: Entry) => (
    <MenuItem
      key={name}
      data-action={name}
      disabled={!availability.allowed}
      onClick={() => onStart(name)}
      aria-keyshortcuts={keys ? action.shortcut?.toUpperCase() : undefined}
      danger={isDangerous(action) && availability.allowed}
    >
      <Icon name={action.icon} fontSize="small" />
      {words(say(action.label), action, availability)}
      {keys && action.shortcut && <kbd className="action-key">{action.shortcut.toUpperCase()}</kbd>}
    </MenuItem>
  )
  return (
    <Menu anchor={anchor} label={label} onClose={onClose}>
      {edit?.refused && (
        <MenuItem data-action="edit" disabled>
          <Icon name="edit" fontSize="small" />
          {words(edit.label, edit.conditions, edit.refused)}
        </MenuItem>
      )}
      {groupsOf(isApart ? actions.filter(({ allowed }) => allowed) : actions).flatMap((group, at) => [
        at > 0 && <MenuLine key={`line ${group[0]?.name}`} />,
        ...group.map(item),
      ])}
      {isApart && forbidden.length < actions.length && <MenuLine />}
      {isApart && (
        <MenuItem className="action-apart" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
          {say(apartText, { count: formatInteger(forbidden.length) })}
        </MenuItem>
      )}
      {isApart && open && groupsOf(forbidden).flat().map(item)}
    </Menu>
  )
}

export default MoreMenu
