import Fuse from 'fuse.js/basic'
import type { SearchEntry } from '../menu/searchPool'
import { fold, inPinyin, placeOf, type Readings, type Spelling, spellingOf, unread } from './spelling'

/** How fuzzy a match may be. */
const threshold = 0.4

interface Indexed {
  readonly entry: SearchEntry
  readonly own: Spelling
  readonly all: Spelling
  readonly titles: string
  readonly path: string
  readonly pinyin: readonly string[]
}

const indexed = (entry: SearchEntry, readings: Readings): Indexed => {
  const { titles, path } = entry
  const joined = titles.join(' ')
  return {
    entry,
    own: spellingOf(titles.at(-1) ?? '', readings),
    all: spellingOf(joined, readings),
    titles: fold(joined),
    path: fold(path),
    pinyin: readings === unread ? [] : inPinyin(joined, readings),
  }
}

const ranks = 5

/** How well an entry matches the query by its letters; 0 is best, undefined is no match. Words may be in any order. */
const rankOf = ({ own, all, path }: Indexed, typed: string, words: readonly string[]): number | undefined => {
  const place = placeOf(own, typed)
  if (place !== undefined) return place === 0 ? 0 : 1
  const holds = (spelling: Spelling) => (word: string) => placeOf(spelling, word) !== undefined
  if (words.every(holds(own))) return 2
  if (holds(all)(typed)) return 3
  return words.every((word) => holds(all)(word) || path.includes(word)) ? 4 : undefined
}

/**
 * Creates a search over the menu's pages: by title, ancestors' titles, address, and in Chinese by pinyin, in full, by
 * initials or mixed. Exact matches come first, own titles before ancestors'; fuzzy matches follow. An empty query finds
 * everything, in menu order.
 *
 * @param readings of Chinese characters, once they have loaded
 */
export const menuSearch = (pool: readonly SearchEntry[], readings: Readings = unread) => {
  const all = pool.map((entry) => indexed(entry, readings))
  const fuse = new Fuse(all, {
    threshold,
    // A title at the end of a long path counts as much as one at its start.
    ignoreLocation: true,
    keys: [
      { name: 'titles', weight: 0.7 },
      { name: 'path', weight: 0.3 },
      { name: 'pinyin', weight: 0.3 },
    ],
  })
  return (query: string): readonly SearchEntry[] => {
    if (query.trim() === '') return pool
    const typed = fold(query)
    if (typed === '') return []
    const words = query.split(/\s+/).map(fold).filter(Boolean)
    const ranked = all.map((one) => ({ one, rank: rankOf(one, typed, words) }))
    const right = Array.from({ length: ranks }, (_, wanted) => ranked.filter(({ rank }) => rank === wanted))
      .flat()
      .map(({ one }) => one)
    const nearly = fuse.search(typed).map(({ item }) => item)
    return [...new Set([...right, ...nearly])].map(({ entry }) => entry)
  }
}
