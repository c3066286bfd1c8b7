import { type Piece, parsePattern } from './patternParser'

/** The most places in a pattern at which characters are compared, repetitions of fixed length written out. */
const mostPlaces = 1000

/** Choices between alternatives that begin alike, outside repetitions: each may double the work. */
const mostDoubts = 6

interface Part {
  readonly canBeEmpty: boolean
  readonly first: readonly number[]
  readonly last: readonly number[]
}

const isFixed = (piece: Piece): boolean => 'ranges' in piece || ('all' in piece && piece.all.every(isFixed))

const overlap = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  'ranges' in a &&
  'ranges' in b &&
  a.ranges.some(([low, high]) => b.ranges.some(([from, to]) => low <= to && from <= high))

const ambiguous =
  'can take very long on some texts: two of its repetitions match the same characters; make them differ'

/** The places of a pattern, and which can come after which (Glushkov's automaton). */
const placesOf = (root: Piece) => {
  const places: Piece[] = []
  const next: Set<number>[] = []
  /** Whether characters can be matched in two ways that lead to the same place. */
  let twice = false
  const join = (from: readonly number[], to: readonly number[]) => {
    for (const place of from)
      for (const one of to) {
        twice ||= next[place]?.has(one) === true
        next[place]?.add(one)
      }
  }
  const inRow = (parts: readonly Part[]): Part =>
    parts.reduce(
      (before, after) => {
        join(before.last, after.first)
        return {
          canBeEmpty: before.canBeEmpty && after.canBeEmpty,
          first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
          last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
        }
      },
      { canBeEmpty: true, first: [], last: [] },
    )
  const add = (piece: Piece): Part => {
    if (places.length > mostPlaces) return { canBeEmpty: true, first: [], last: [] }
    if ('ranges' in piece) {
      const place = places.push(piece) - 1
      next.push(new Set())
      return { canBeEmpty: false, first: [place], last: [place] }
    }
    if ('all' in piece) return inRow(piece.all.map(add))
    if ('any' in piece) {
      const parts = piece.any.map(add)
      return {
        canBeEmpty: parts.some(({ canBeEmpty }) => canBeEmpty),
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
      }
    }
    const { repeated, least, most } = piece
    if (least === most && isFixed(repeated))
      return inRow(Array.from({ length: Math.min(least, mostPlaces + 1) }, () => add(repeated)))
    const part = add(repeated)
    // Any other number of repetitions is as doubtful as an endless one.
    if (most > 1) {
      twice ||= part.canBeEmpty
      join(part.last, part.first)
    }
    return least === 0 ? { ...part, canBeEmpty: true } : part
  }
  const start = add(root).first
  return { start, places, next, twice }
}

const reachedFrom = (next: readonly ReadonlySet<number>[], start: number): ReadonlySet<number> => {
  const reached = new Set<number>()
  const left = [start]
  for (let place = left.pop(); place !== undefined; place = left.pop())
    for (const one of next[place] ?? [])
      if (!reached.has(one)) {
        reached.add(one)
        left.push(one)
      }
  return reached
}

const pairsIn = (all: readonly number[]): readonly (readonly [number, number])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))

/**
 * Why a regular expression cannot be used, undefined for one that takes time in proportion to the text. A character in a
 * repetition must tell how the match goes on, where that leads to another repetition: `(a+)+` and `\d+\d+` do not.
 */
export const patternProblem = (pattern: string): string | undefined => {
  const parsed = parsePattern(pattern)
  if ('refused' in parsed) return `uses "${parsed.refused}", which can take very long; write it without`
  return parsed.pieces.map(doubtIn).find((doubt) => doubt !== undefined)
}

const doubtIn = (piece: Piece): string | undefined => {
  const { start, places, next, twice } = placesOf(piece)
  if (places.length > mostPlaces) return `compares more than ${mostPlaces} characters; make it shorter`
  if (twice) return ambiguous
  const reached = places.map((_, place) => reachedFrom(next, place))
  const repeats = (place: number) => reached[place]?.has(place) === true
  const goesOn = (place: number) => repeats(place) || [...(reached[place] ?? [])].some(repeats)
  const doubts = (all: Iterable<number>) =>
    pairsIn([...all]).filter(([one, other]) => overlap(places[one], places[other]))
  let single = doubts(start).length
  for (const [place, after] of next.entries()) {
    const found = doubts(after)
    const isBack = (one: number) => repeats(place) && reached[one]?.has(place) === true
    if (found.some(([one, other]) => (isBack(one) && goesOn(other)) || (isBack(other) && goesOn(one))))
      return ambiguous
    single += found.length
  }
  return single > mostDoubts ? 'has too many alternatives that begin alike; write it without' : undefined
}
