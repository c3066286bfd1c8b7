/**
 * The pinyin readings of a Chinese character, without tones and most common first; none for other characters. Every
 * reading counts: 行 is found by hang and by xing.
 */
export type Readings = (character: string) => readonly string[]

/** No pinyin: for other languages, and for Chinese until its dictionary has loaded. */
export const unread: Readings = () => []

/**
 * Normalises texts and queries for comparison: letters and digits only, lower case, half width, no accents. It also
 * drops what input methods put between syllables (`jiao'yi`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A text character by character, each with the ways to type it: itself or any of its readings. */
export type Spelling = readonly (readonly string[])[]

export const spellingOf = (text: string, readings: Readings): Spelling =>
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

/**
 * Where a query starts in a text: `jyjl`, `jiaoyijilu`, `jiaoyi记录` and `交易jl` all start at 交易记录. Undefined when the
 * text does not contain it.
 *
 * @param typed folded
 */
export const placeOf = (spelling: Spelling, typed: string): number | undefined => {
  const place = spelling.findIndex((_, at) => spellsFrom(spelling, at, typed))
  return place < 0 ? undefined : place
}

/** A limit, as a text of many ambiguous characters could have thousands of spellings. */
const mostSpellings = 16

/** A text in full pinyin, once per reading; for fuzzy matching. */
export const inPinyin = (text: string, readings: Readings): readonly string[] =>
  [...fold(text)].reduce<readonly string[]>(
    (written, character) => {
      const read = readings(character)
      return (read.length > 0 ? read : [character])
        .flatMap((way) => written.map((before) => before + way))
        .slice(0, mostSpellings)
    },
    [''],
  )
