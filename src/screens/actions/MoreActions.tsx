import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { useRecordName } from '../recordName'
import { useStartAction } from './ActionHost'
import { isDangerous, type Offer } from './offered'
import { useReasons } from './useReasons'

interface Offered {
  readonly name: string
  readonly action: Offer
  readonly allowed: boolean
  readonly code?: number
}

const Reason = styled('span')(({ theme }) => ({ display: 'block', color: theme.palette.text.secondary }))

const Key = styled('kbd')(({ theme }) => ({
  marginInlineStart: 'auto',
  paddingInlineStart: theme.spacing(2),
  fontFamily: 'inherit',
  color: theme.palette.text.secondary,
}))

/** The menu of actions that have no button of their own; those that the record's state forbids say why. */
export const MoreActions = ({
  record,
  actions,
  compact = false,
  next,
}: {
  record: RaRecord
  actions: readonly Offered[]
  /** A text link in a row instead of a button. */
  compact?: boolean
  /** Given in a detail, where shortcuts work: goes to the next record. */
  next?: () => void
}) => {
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
  } as const
  return (
    <>
      {compact ? (
        <button type="button" className="row-action" {...opener}>
          {say('console.list.more')}
        </button>
      ) : (
        <Button size="small" variant="outlined" color="inherit" {...opener}>
          {say('console.list.more')}
        </Button>
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {actions.map(({ name, action, allowed, code }) => (
            <MenuItem
              key={name}
              disabled={!allowed}
              onClick={() => {
                setAnchor(undefined)
                start(name, [record], { next })
              }}
              aria-keyshortcuts={compact ? undefined : action.shortcut?.toUpperCase()}
              sx={isDangerous(action) && allowed ? { color: 'error.main' } : undefined}
            >
              <Icon name={action.icon} fontSize="small" />
              <span>
                {say(action.label)}
                {!allowed && <Reason>{reason(code)}</Reason>}
              </span>
              {!compact && action.shortcut && <Key>{action.shortcut.toUpperCase()}</Key>}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
