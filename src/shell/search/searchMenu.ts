import Fuse from 'fuse.js/basic'
import type { SearchEntry } from '../menu/searchPool'
import { fold, inPinyin, placeOf, type Readings, type Spelling, spellingOf, unread } from './spelling'

/** How far what is typed may be from what is there (specification §9). */
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

/** How well an entry is what was typed, letter by letter; 0 is best, undefined is not at all. Words may stand in any order. */
const rankOf = ({ own, all, path }: Indexed, typed: string, words: readonly string[]): number | undefined => {
  const place = placeOf(own, typed)
  if (place !== undefined) return place === 0 ? 0 : 1
  const holds = (spelling: Spelling) => (word: string) => placeOf(spelling, word) !== undefined
  if (words.every(holds(own))) return 2
  if (holds(all)(typed)) return 3
  return words.every((word) => holds(all)(word) || path.includes(word)) ? 4 : undefined
}

/**
 * Makes a search over the menu's pages: by title, by the titles above it, by address, and in Chinese by pinyin, in full,
 * by initials or mixed. What is spelt right comes first, its own title before the titles above it; then what is nearly
 * right. Nothing typed finds everything, in the menu's order.
 *
 * @param readings of Chinese characters, once they are known
 */
export const menuSearch = (pool: readonly SearchEntry[], readings: Readings = unread) => {
  const all = pool.map((entry) => indexed(entry, readings))
  const fuse = new Fuse(all, {
    threshold,
    // A title at the end of a long path is as good as one at its start.
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
