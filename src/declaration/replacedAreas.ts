import { type Areas, lazyAreas } from './areas'
import { headOf } from './head'
import { byMenu, type MenuGroups } from './menu'
import type { Resource } from './resource'

/** Replaces some areas with fully loaded ones, which count as read once fetched. */
export const replacedAreas = (areas: Areas, others: readonly Resource[], groups: MenuGroups): Areas => {
  const byName = new Map(others.map((one) => [one.name, one]))
  const replaced = lazyAreas(
    areas.heads.map((head) => {
      const other = byName.get(head.name)
      return other ? headOf(other) : head
    }),
    async (name) => byName.get(name) ?? areas.fetch(name),
  )
  return {
    heads: [...replaced.heads].sort(byMenu(groups)),
    read: (name) => (byName.has(name) ? replaced : areas).read(name),
    fetch: (name) => (byName.has(name) ? replaced : areas).fetch(name),
  }
}
