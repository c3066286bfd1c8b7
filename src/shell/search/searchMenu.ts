import Fuse from 'fuse.js/basic'
import type { SearchEntry } from '../menu/menuEntries'

/** The readings of a Chinese character without tones, most common first: 行 is found by hang and by xing. */
export type Readings = (character: string) => readonly string[]

/** No pinyin: for other languages, and for Chinese until its dictionary has loaded. */
export const unread: Readings = () => []

/** Letters and digits only, lower case, half width, no accents; drops what input methods put in (`jiao'yi`). */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A text character by character, each with the ways to type it: itself or any of its readings. */
type Spelling = readonly (readonly string[])[]

const spellingOf = (text: string, readings: Readings): Spelling =>
  [...fold(text)].map((character) => [character, ...readings(character)])

const sharedStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Whether a query spells the text from a given character on; the beginning of a reading is enough. */
const spellsFrom = (spelling: Spelling, at: number, typed: string): boolean => {
  if (typed === '') return true
  return (spelling[at] ?? []).some((way, index) => {
    const shared = sharedStart(way, typed)
    if (index === 0) return shared === way.length && spellsFrom(spelling, at + 1, typed.slice(shared))
    for (let taken = shared; taken > 0; taken -= 1)
      if (spellsFrom(spelling, at + 1, typed.slice(taken))) return true
    return false
  })
}

/** Where a folded query starts in a text: `jyjl`, `jiaoyijilu`, `jiaoyi记录` and `交易jl` all start at 交易记录. */
const placeOf = (spelling: Spelling, typed: string): number =>
  spelling.findIndex((_, at) => spellsFrom(spelling, at, typed))

/** A limit, as a text of many ambiguous characters could have thousands of spellings. */
const mostSpellings = 16

const inPinyin = (text: string, readings: Readings): readonly string[] =>
  [...fold(text)].reduce<readonly string[]>(
    (written, character) => {
      const read = readings(character)
      return (read.length > 0 ? read : [character])
        .flatMap((way) => written.map((before) => before + way))
        .slice(0, mostSpellings)
    },
    [''],
  )

const threshold = 0.4

const indexed = (entry: SearchEntry, readings: Readings) => {
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

type Indexed = ReturnType<typeof indexed>

/** How well an entry matches the query by its letters; 0 is best, undefined is no match. Words may be in any order. */
const rankOf = ({ own, all, path }: Indexed, typed: string, words: readonly string[]): number | undefined => {
  const place = placeOf(own, typed)
  if (place >= 0) return place === 0 ? 0 : 1
  const holds = (spelling: Spelling) => (word: string) => placeOf(spelling, word) >= 0
  if (words.every(holds(own))) return 2
  if (holds(all)(typed)) return 3
  return words.every((word) => holds(all)(word) || path.includes(word)) ? 4 : undefined
}

/**
 * By title, ancestors' titles, address and pinyin, in full, by initials or mixed. Exact matches come before fuzzy ones, own
 * titles before ancestors'. An empty query finds everything.
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
    const ranked = all.flatMap((one) => {
      const rank = rankOf(one, typed, words)
      return rank === undefined ? [] : { one, rank }
    })
    const right = ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
    const nearly = fuse.search(typed).map(({ item }) => item)
    return [...new Set([...right, ...nearly])].map(({ entry }) => entry)
  }
}
