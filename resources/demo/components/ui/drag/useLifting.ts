import { type KeyboardEvent, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { type Flow, isMove, type Lists, movedTo, placeOf, stepOf } from './lists'
import { dragTexts } from './texts'

export interface DragAreaProps {
  readonly lists: Lists
  readonly onChange: (lists: Lists) => void
  /** The name of an item. */
  readonly nameOf: (id: string) => string
  /** The name of a list, if there are several. */
  readonly listName?: (list: string) => string
  readonly flow?: Flow
}

/** Announcements, and moving items by keyboard. */
export const useLifting = ({ lists, onChange, nameOf, listName, flow = 'down' }: DragAreaProps) => {
  const say = useSay()
  const [lifted, setLifted] = useState<{ readonly id: string; readonly before: Lists }>()
  const [said, setSaid] = useState('')

  const tell = (what: 'lifted' | 'moved' | 'dropped', id: string, at: Lists) => {
    const place = placeOf(at, id)
    if (!place) return
    setSaid(
      say(dragTexts[what], {
        item: nameOf(id),
        list: listName ? say(dragTexts.inList, { list: listName(place.list) }) : '',
        place: place.index + 1,
        total: at[place.list]?.length ?? 0,
      }),
    )
  }
  const tellBack = (id: string) => setSaid(say(dragTexts.back, { item: nameOf(id) }))

  const drop = (id: string) => {
    if (lifted?.id !== id) return
    setLifted(undefined)
    tell('dropped', id, lists)
  }
  const toggle = (id: string) => {
    if (lifted?.id === id) return drop(id)
    setLifted({ id, before: lists })
    tell('lifted', id, lists)
  }
  const press = (event: KeyboardEvent, id: string) => {
    if (lifted?.id !== id) return
    if (event.key === 'Escape') {
      // Otherwise Escape would also close a surrounding dialog.
      event.stopPropagation()
      onChange(lifted.before)
      setLifted(undefined)
      tellBack(id)
    }
    if (!isMove(event.key, flow)) return
    event.preventDefault()
    const place = stepOf(lists, id, event.key, flow)
    if (!place) return setSaid(say(dragTexts.end, { item: nameOf(id) }))
    const moved = movedTo(lists, id, place)
    onChange(moved)
    tell('moved', id, moved)
  }
  return { lifted: lifted?.id, said, announce: setSaid, toggle, press, drop, tell, tellBack }
}
