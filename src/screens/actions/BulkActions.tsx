import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactElement, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/theme/Icon'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { isDangerous, offeredOn } from './offered'
import { useFitting } from './useFitting'

/** Something that can be done with ticked records, as a button or as a line of a menu. */
export interface BulkOffer {
  readonly key: string
  readonly label: string
  readonly icon?: ReactElement
  readonly danger?: boolean
  readonly run: () => void
  /** What else its button has. */
  readonly button?: ComponentProps<typeof Button>
}

/** One line, however many there are: rows below must not move for them. */
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
  // Out of the line, and still as wide as it would be there.
  '& > [data-out]': { position: 'absolute', visibility: 'hidden' },
})

/**
 * What can be done with the ticked records, on one line: what has no place there stands in a menu.
 *
 * @param records asked for when something is done: at every tick there may be many thousands
 */
export const BulkActions = ({
  records,
  also = [],
  inMenu = [],
}: {
  records: () => readonly RaRecord[]
  /** Stands behind the area's own actions. */
  also?: readonly BulkOffer[]
  /** Stands in the menu, before all others. */
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
