/**
 * The ways to read one Chinese character, in pinyin without tones, the usual one first; none for anything else.
 * Every reading counts: 行 is found by hang and by xing.
 */
export type Readings = (character: string) => readonly string[]

/** No pinyin: in other languages, and in Chinese until its library is there. */
export const unread: Readings = () => []

/**
 * What is compared, of a text or of what is typed: letters and figures alone, lower case, half width, without accents.
 * `/sendsms/smslist` and `E-mail` are found however they are written, and what an input method puts between syllables
 * (`jiao'yi`) does not matter.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A text character by character, each as it may be typed: itself, or any of its readings. */
export type Spelling = readonly (readonly string[])[]

export const spellingOf = (text: string, readings: Readings): Spelling =>
  [...fold(text)].map((character) => [character, ...readings(character)])

const sharedStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Whether what is typed spells the text from one of its characters on; of a reading its beginning is enough. */
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
 * Where in a text something typed begins: `jyjl`, `jiaoyijilu`, `jiaoyi记录` and `交易jl` all begin 交易记录. Undefined when
 * the text does not hold it.
 *
 * @param typed folded
 */
export const placeOf = (spelling: Spelling, typed: string): number | undefined => {
  const place = spelling.findIndex((_, at) => spellsFrom(spelling, at, typed))
  return place < 0 ? undefined : place
}

/** A text of many characters with several readings would have thousands of spellings. */
const mostSpellings = 16

/** A text in full pinyin, once for each way to read it; for comparing with something mistyped. */
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
