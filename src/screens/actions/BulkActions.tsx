import ExpandMore from '@mui/icons-material/ExpandMore'
import { type ComponentProps, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { semicolon } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { early } from '@/ui/late'
import { loadMenu, Menu, MenuItem } from '@/ui/Menu'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { availabilityOf, currentTime } from './availability'
import { isDangerous, type Offer, offeredOn } from './offers'
import { pressOr, type Refused, useReasons } from './reasons'
import './actions.css'

/** How many items fit. Each width includes the gap after it, and so does `room`. `always`: the "more" button is shown anyway. */
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
  /** Why none of the records allows it. */
  readonly forbidden?: string
  readonly run: () => void
  readonly button?: ComponentProps<typeof Button>
}

interface BulkActionsProps {
  readonly records: readonly RaRecord[]
  readonly also?: readonly BulkOffer[]
  readonly inMenu?: readonly BulkOffer[]
}

/** Asks at most this many records for their reasons; they all give the same few. */
const mostAsked = 100

/** What speaks against each record, if none of them allows the offer. */
const refusedAll = (offer: Offer, records: readonly RaRecord[]): readonly Refused[] | undefined => {
  const now = currentTime()
  const several = records.length > 1
  const refused: Refused[] = []
  for (const record of records) {
    const { allowed, code } = availabilityOf(offer, record, now, several)
    if (allowed) return undefined
    if (refused.length < mostAsked) refused.push({ offer, record, code })
  }
  return refused.length > 0 ? refused : undefined
}

/** The actions for the ticked records, and why if none of the records allows one. */
const useOffers = (records: readonly RaRecord[]) => {
  const resource = useDeclaration()
  const say = useSay()
  const offers = useMemo(
    () =>
      offeredOn(resource, 'bulk').map(([name, offer]) => ({
        name,
        offer,
        refused: refusedAll(offer, records),
      })),
    [resource, records],
  )
  const reason = useReasons(
    resource,
    offers.some(({ refused }) => refused),
  )
  return offers.map(({ refused, ...one }) => ({
    ...one,
    forbidden: refused && [...new Set(refused.map(reason))].join(say(semicolon)),
  }))
}

/** Actions for the ticked records on one line; those that do not fit go into a menu. */
export const BulkActions = ({ records, also = [], inMenu = [] }: BulkActionsProps) => {
  const start = useStartAction()
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const offers: readonly BulkOffer[] = [
    ...useOffers(records).map(({ name, offer, forbidden }) => ({
      key: name,
      label: say(offer.label),
      icon: <Icon name={offer.icon} fontSize="small" />,
      danger: isDangerous(offer),
      forbidden,
      run: () => start(name, records, { bulk: true }),
    })),
    ...also,
  ]
  const { line, fitting } = useFitting(offers.length, inMenu.length > 0)
  const more = [...inMenu, ...offers.slice(fitting)]
  return (
    <div ref={line} className="list-bulk">
      {offers.map(({ key, label, icon, danger, forbidden, run, button }, index) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          startIcon={icon}
          {...button}
          {...pressOr(forbidden, run)}
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
          {more.map(({ key, label, icon, danger, forbidden, run }) => (
            <MenuItem
              key={key}
              data-action={key}
              danger={danger && forbidden === undefined}
              disabled={forbidden !== undefined}
              onClick={() => {
                setAnchor(undefined)
                run()
              }}
            >
              {icon}
              <span>
                {label}
                {forbidden !== undefined && <span className="action-reason">{forbidden}</span>}
              </span>
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}
