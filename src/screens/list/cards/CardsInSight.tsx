import { useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '@/ui/usePrinting'
import type { TableParts } from '../table/longPage'
import { useWithActive } from '../table/RowsInSight'
import { useList } from '../useList'
import { RecordCard } from './RecordCard'

/** Cards rendered above and below the visible ones. */
const beyondSight = 4
/** In px, until a card has been measured. */
const usualHeight = 124
/** Gap between two cards, px; as in cards.css. */
const gap = 8

/** An element's scroll container: on a phone the whole page. */
const scrollerOf = (element: Element | null): Element | null => {
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return document.scrollingElement
}

/** The cards of a long page. Those out of view only reserve space, but all are printed. */
export const CardsInSight = ({ parts }: { parts: TableParts }) => {
  const { rows } = useList()
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState<number>()
  const above = useHeightAbove(list)
  const scroller = () => scrollerOf(list.current)
  const sight = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    gap,
    overscan: beyondSight,
    scrollMargin: above,
    rangeExtractor: useWithActive(active),
    initialOffset: () => scroller()?.scrollTop ?? 0,
  })
  const follow = ({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-index]')
    if (card) setActive(Number(card.dataset.index))
  }
  if (usePrinting())
    return (
      <ul className="list-cards">
        {rows.map((record) => (
          <RecordCard key={record.id} record={record} parts={parts} />
        ))}
      </ul>
    )
  return (
    <ul
      ref={list}
      className="list-cards list-window"
      style={{ height: sight.getTotalSize() }}
      onFocus={follow}
    >
      {sight.getVirtualItems().map(({ index, start }) => {
        const record = rows[index]
        return (
          record && (
            <RecordCard
              key={record.id}
              record={record}
              parts={parts}
              index={index}
              of={rows.length}
              top={start - above}
              measure={sight.measureElement}
            />
          )
        )
      })}
    </ul>
  )
}

/** The height above the list inside its scroll container, px; it changes with the filters shown there. */
const useHeightAbove = (list: { readonly current: HTMLElement | null }): number => {
  const [above, setAbove] = useState(0)
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current)
    if (!list.current || !scroller) return
    const now =
      list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
    setAbove((known) => (Math.abs(known - now) < 1 ? known : now))
  })
  return above
}
