import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { DragHandle, useArranging } from '@/ui/arranging'
import { texts } from './texts'

export interface Arrangeable {
  readonly name: string
  readonly label: string
}

interface ArrangedProps<Item extends Arrangeable> {
  readonly items: readonly Item[]
  /** Index of the first item that can be moved; those before it are fixed. */
  readonly first?: number
  readonly move: (from: number, to: number) => void
  /** Shown after an item's name. */
  readonly aside?: (item: Item, at: number) => ReactNode
  /** Shown below an item when it is expanded. */
  readonly details?: (item: Item, at: number) => ReactNode
  /** Name of the item that starts expanded. */
  readonly opened?: string
}

/** A list that is reordered by dragging, with the keyboard, or with buttons. */
export const Arranged = <Item extends Arrangeable>({
  items,
  first = 0,
  move,
  aside,
  details,
  opened,
}: ArrangedProps<Item>) => {
  const say = useSay()
  const [told, tell] = useState('')
  const [open, setOpen] = useState(opened)
  const arranging = useArranging({
    count: items.length,
    first,
    move: (name, to) => {
      const from = items.findIndex((item) => item.name === name)
      if (from >= 0 && from !== to) move(from, to)
    },
    onMoved: (name, to) => {
      const item = items.find((one) => one.name === name)
      if (item) tell(say(texts.moved, { name: item.label, place: to + 1, count: items.length }))
    },
  })
  return (
    <>
      <ol className="editing-list">
        {items.map((item, at) => {
          const { name, label } = item
          return (
            <li key={name}>
              <div className="editing-item" {...arranging.row(name, at)}>
                <DragHandle
                  label={say(texts.handle, { name: label })}
                  title={say(texts.keys)}
                  keys="ArrowUp ArrowDown Home End"
                  onKeyDown={(event) => arranging.moveByKey(event, name, at)}
                />
                {details ? (
                  <button
                    type="button"
                    className="ui-plain ui-cut editing-name"
                    title={name}
                    aria-expanded={open === name}
                    onClick={() => setOpen(open === name ? undefined : name)}
                  >
                    {label}
                  </button>
                ) : (
                  <span className="ui-cut editing-name" title={name}>
                    {label}
                  </span>
                )}
                {aside?.(item, at)}
                {arranging.earlier(name, at, say(texts.earlier, { name: label }))}
                {arranging.later(name, at, say(texts.later, { name: label }))}
              </div>
              {details && open === name && <div className="editing-details">{details(item, at)}</div>}
            </li>
          )
        })}
      </ol>
      <p className="ui-visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}
