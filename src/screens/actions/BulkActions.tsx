import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactElement, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { isDangerous, offeredOn } from './offered'
import { useFitting } from './useFitting'

/** Something that can be done with ticked records, as a button or a menu item. */
export interface BulkOffer {
  readonly key: string
  readonly label: string
  readonly icon?: ReactElement
  readonly danger?: boolean
  readonly run: () => void
  /** Further props for its button. */
  readonly button?: ComponentProps<typeof Button>
}

/** Always one line: the rows below must not move. */
const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none' },
  // Taken out of the line, but keeping the width it would have there, so that it can be measured.
  '& > [data-out]': { position: 'absolute', visibility: 'hidden' },
})

/**
 * Actions for the ticked records on one line; those that do not fit go into a menu.
 *
 * @param records called only when an action starts, because each tick may involve thousands of records
 */
export const BulkActions = ({
  records,
  also = [],
  inMenu = [],
}: {
  records: () => readonly RaRecord[]
  /** Placed after the area's own actions. */
  also?: readonly BulkOffer[]
  /** Placed first in the menu. */
  inMenu?: readonly BulkOffer[]
}) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const offers: readonly BulkOffer[] = [
    ...offeredOn(resource, 'bulk').map(([name, action]) => ({
      key: name,
      label: say(action.label),
      icon: <Icon name={action.icon} fontSize="small" />,
      danger: isDangerous(action),
      run: () => start(name, records(), { bulk: true }),
    })),
    ...also,
  ]
  const { line, fitting } = useFitting(offers.length, inMenu.length > 0)
  const more = [...inMenu, ...offers.slice(fitting)]
  return (
    <Line ref={line} className="list-bulk">
      {offers.map(({ key, label, icon, danger, run, button }, index) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          startIcon={icon}
          {...button}
          onClick={run}
          data-out={index >= fitting || undefined}
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        data-out={more.length === 0 || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say('console.list.more')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {more.map(({ key, label, icon, danger, run }) => (
            <MenuItem
              key={key}
              sx={danger ? { color: 'error.main' } : undefined}
              onClick={() => {
                setAnchor(undefined)
                run()
              }}
            >
              {icon}
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Line>
  )
}
