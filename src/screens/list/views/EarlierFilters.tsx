import { useState } from 'react'
import { useStoreContext } from 'react-admin'
import { isRecord, resourceName } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { filterOf } from '@/platform/dataProvider/listRequest'
import type { ListedView, ViewChange } from '@/platform/views'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ownPrefix } from '../../ownSettings'
import { useList } from '../useList'
import { dropFromBrowser, viewsInBrowser } from './browserViews'
import { viewTexts } from './texts'
import { useViewChanges } from './useViews'

const longestName = 30

interface Earlier {
  readonly name: string
  readonly change: ViewChange
  /** Removes it from the browser. */
  readonly drop: () => void
}

/**
 * Older data of the area in this browser: filters saved by earlier consoles, and views from when the platform did not store any.
 * Each stays until it has been saved as a view.
 */
const useEarlier = (): readonly Earlier[] => {
  const { resource } = useList()
  const { place } = useViewChanges()
  const store = useStoreContext()
  const key = `${ownPrefix}${resourceName(resource)}.savedFilters`
  const stored: unknown = store.getItem(key)
  const filters: readonly unknown[] = Array.isArray(stored) ? stored : []
  const fromFilters = filters.flatMap((one): readonly Earlier[] => {
    const name = textOf(fieldOf(one, 'name'))
    if (!isRecord(one) || name === '') return []
    const drop = () => {
      const now: unknown = store.getItem(key)
      store.setItem(
        key,
        (Array.isArray(now) ? now : []).filter((other) => fieldOf(other, 'name') !== name),
      )
    }
    return [{ name, change: { filter: filterOf(resource, one.filter) }, drop }]
  })
  if (place === 'browser') return fromFilters
  const fromViews = viewsInBrowser(store).flatMap(({ id, area, name, sent }): readonly Earlier[] => {
    if (area !== resource.name || !isRecord(sent)) return []
    const { view_id, version, ...content } = sent
    return [{ name, change: content, drop: () => dropFromBrowser(store, id) }]
  })
  return [...fromFilters, ...fromViews]
}

/** A free name, with a number appended if necessary. */
const freeName = (name: string, taken: readonly string[]): string => {
  const wanted = [...name].slice(0, longestName).join('')
  for (let number = 2, free = wanted; ; number += 1) {
    if (!taken.includes(free)) return free
    const end = ` ${number}`
    free = [...name].slice(0, longestName - end.length).join('') + end
  }
}

/** Offers to take over filters and views saved earlier in this browser. */
export const EarlierFilters = ({ views }: { views: readonly ListedView[] }) => {
  const say = useSay()
  const { resource } = useList()
  const { save } = useViewChanges()
  const earlier = useEarlier()
  const [working, setWorking] = useState(false)
  if (earlier.length === 0) return null
  const takeOver = async () => {
    setWorking(true)
    const taken = views.flatMap(({ scope, name }) => (scope === 'mine' ? name : []))
    for (const { name, change, drop } of earlier) {
      const free = freeName(name, taken)
      const saved = await save({ ...change, area: resource.name, name: free, scope: 'mine' })
      // The failure has been shown. The rest can be taken over later.
      if (!saved) break
      taken.push(free)
      drop()
    }
    setWorking(false)
  }
  const names = earlier.map(({ name }) => name).join(say(comma))
  return (
    <Notice
      severity="info"
      role="status"
      action={
        <Button size="small" variant="text" color="inherit" loading={working} onClick={() => void takeOver()}>
          {say(viewTexts.takeOver)}
        </Button>
      }
    >
      {say(viewTexts.earlier, { count: earlier.length, names })}
    </Notice>
  )
}
