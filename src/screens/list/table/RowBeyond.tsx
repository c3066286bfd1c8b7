import ExpandMore from '@mui/icons-material/ExpandMore'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '../../kinds/KindCell'
import { useList } from '../useList'
import './rowBeyond.css'

const texts = {
  open: l('{name}：其余 {count} 列', '{name}: more columns ({count})', '{name}: más columnas ({count})'),
} as const

interface RowBeyondProps {
  /** The table's scroll container. */
  readonly place: RefObject<HTMLElement | null>
  /** The columns that are out of view. */
  readonly names: readonly string[]
  /** Where the scrolling columns end, px from the right. */
  readonly fromRight: number
}

/** A row and its position in the frame around the table, px. */
interface Row {
  readonly index: number
  readonly top: number
  readonly bottom: number
  /** The frame's height. */
  readonly height: number
}

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null

/** A row's position. Undefined if it is out of sight or behind the header. */
const placed = (row: HTMLElement | null, place: HTMLElement): Row | undefined => {
  const frame = place.parentElement?.getBoundingClientRect()
  if (!row || !frame) return undefined
  const { top, bottom, height } = row.getBoundingClientRect()
  const [from, to] = [top - frame.top, bottom - frame.top]
  if (from < height - 1 || to > frame.height + 1) return undefined
  return { index: Number(row.dataset.index), top: from, bottom: to, height: frame.height }
}

/**
 * One row's hidden columns, shown over the rows below. Rows do not move and focus stays, so arrow keys still go from row to row.
 * A button at the edge that hides the columns opens it for the row under the pointer.
 */
export const RowBeyond = ({ place, names, fromRight }: RowBeyondProps) => {
  const { resource, rows, nameOf, stale } = useList()
  const say = useSay()
  const [aimed, aim] = useState<Row>()
  const [open, setOpen] = useState<Row>()

  const onPointerOver = useEffectEvent(({ target }: PointerEvent) => {
    const row = rowOf(target)
    if (row && place.current) aim(placed(row, place.current))
  })
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest('.list-peek'))) setOpen(undefined)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const opens = event.key === 'Enter' && event.shiftKey && row === event.target
    if (!place.current || (!opens && !(open && event.key === 'Escape'))) return
    event.preventDefault()
    // Neither open the record nor leave the page.
    event.stopPropagation()
    const now = opens ? placed(row, place.current) : undefined
    setOpen(now?.index === open?.index ? undefined : now)
  })
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (open && place.current && rowOf(target)) setOpen(placed(rowOf(target), place.current))
  })
  const onScroll = useEffectEvent(() => {
    aim(undefined)
    const row = place.current?.querySelector<HTMLElement>(`tr[data-index="${open?.index}"]`) ?? null
    if (open && place.current) setOpen(placed(row, place.current))
  })
  useEffect(() => {
    const { current: scroller } = place
    const frame = scroller?.parentElement
    if (!scroller || !frame) return
    const stopping = new AbortController()
    const { signal } = stopping
    frame.addEventListener('pointerover', onPointerOver, { signal })
    frame.addEventListener('pointerleave', () => aim(undefined), { signal })
    frame.addEventListener('keydown', onKeyDown, { signal })
    frame.addEventListener('focusin', onFocusIn, { signal })
    scroller.addEventListener('scroll', onScroll, { signal, passive: true })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    return () => stopping.abort()
  }, [place])

  const record = open && rows[open.index]
  const shown = open ?? aimed
  const at = shown && rows[shown.index]
  if (stale || !shown || !at) return null
  const label = say(texts.open, { name: nameOf(at), count: names.length })
  return (
    <div className="list-peek">
      <button
        type="button"
        className="ui-plain list-peek-open"
        // With the keyboard, the row has a key for it.
        tabIndex={-1}
        aria-label={label}
        aria-expanded={open !== undefined}
        data-tip={open ? undefined : label}
        // Without an actions column it would sit on the card's edge and the last value, so move it down.
        style={
          fromRight > 0
            ? { top: (shown.top + shown.bottom) / 2, right: fromRight }
            : { top: shown.bottom, right: 18 }
        }
        onClick={() => setOpen(open ? undefined : shown)}
      >
        <ExpandMore fontSize="small" />
      </button>
      {record && (
        <section
          className="list-peek-panel"
          aria-label={label}
          aria-live="polite"
          data-index={open.index}
          style={
            open.bottom < open.height / 2
              ? { top: open.bottom, right: fromRight }
              : { bottom: open.height - open.top, right: fromRight }
          }
        >
          <dl>
            {names.map((name) => {
              const { [name]: field } = resource.fields
              return (
                field && (
                  <div key={name} data-field={name}>
                    <dt>{say(field.label)}</dt>
                    <dd>
                      <KindCell field={field} name={name} value={record[name]} record={record} />
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </section>
      )}
    </div>
  )
}
