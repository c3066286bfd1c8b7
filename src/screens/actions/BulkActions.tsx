import ExpandMore from '@mui/icons-material/ExpandMore'
import { type ComponentProps, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early } from '@/ui/late'
import { loadMenu, Menu, MenuItem } from '@/ui/Menu'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { isDangerous, offeredOn } from './offers'
import './actions.css'

/** How many items fit. Each width counts the gap after it, and so does `room`; `always`: the button is there anyway. */
export const fittingOf = (widths: readonly number[], room: number, more: number, always: boolean): number => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const whole = (ends.at(-1) ?? 0) + (always ? more : 0)
  return whole <= room ? widths.length : ends.filter((end) => end + more <= room).length
}

/** Measures how many of a line's first `count` children fit; the child after them opens the rest. */
const useFitting = (count: number, always: boolean) => {
  const line = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  const measured = useRef(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      // A hidden page has no size.
      if (element.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width + gap)
      // The sum of fractional widths differs from the browser's layout by less than a pixel.
      const room = Math.ceil(element.clientWidth + gap)
      setFitting(fittingOf(widths.slice(0, count), room, widths[count] ?? 0, always))
    }
    // Only once: measuring while a kept page is shown again would force a second layout.
    if (!measured.current) measure()
    measured.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [count, always])
  return { line, fitting }
}

interface BulkOffer {
  readonly key: string
  readonly label: string
  readonly icon?: ReactElement
  readonly danger?: boolean
  readonly run: () => void
  readonly button?: ComponentProps<typeof Button>
}

interface BulkActionsProps {
  readonly records: () => readonly RaRecord[]
  readonly also?: readonly BulkOffer[]
  readonly inMenu?: readonly BulkOffer[]
}

/** Actions for the ticked records on one line; those that do not fit go into a menu. */
export const BulkActions = ({ records, also = [], inMenu = [] }: BulkActionsProps) => {
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
    <div ref={line} className="list-bulk">
      {offers.map(({ key, label, icon, danger, run, button }, index) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          startIcon={icon}
          {...button}
          onClick={run}
          data-action={key}
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
        {...early(loadMenu)}
      >
        {say('console.list.more')}
      </Button>
      {anchor && (
        <Menu anchor={anchor} onClose={() => setAnchor(undefined)}>
          {more.map(({ key, label, icon, danger, run }) => (
            <MenuItem
              key={key}
              data-action={key}
              danger={danger}
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
    </div>
  )
}
