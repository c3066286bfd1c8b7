import type { SearchEntry } from '../menu/menuEntries'

/** A named view of an area's list. */
interface NamedView {
  readonly id: string
  /** The area's address. */
  readonly path: string
  readonly name: string
}

/** Adds entries for views to the search, each behind its list's name: 交易 · 今日失败. */
export const withViews = (
  pool: readonly SearchEntry[],
  views: readonly NamedView[],
): readonly SearchEntry[] => [
  ...pool,
  ...views.flatMap(({ id, path, name }) => {
    const list = pool.find((entry) => entry.path === path)
    if (!list) return []
    const titles = [...list.titles.slice(0, -1), `${list.titles.at(-1)} · ${name}`]
    return { titles, path: `${path}?view=${encodeURIComponent(id)}`, external: false }
  }),
]
