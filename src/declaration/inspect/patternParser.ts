/** A span of code points, both included. */
type Range = readonly [low: number, high: number]

/** A piece of a regular expression: a character, pieces in a row, one of several, or repetitions. */
export type Piece =
  | { readonly ranges: readonly Range[] }
  | { readonly all: readonly Piece[] }
  | { readonly any: readonly Piece[] }
  | { readonly repeated: Piece; readonly least: number; readonly most: number }

const last = 0x10ffff
const everything: readonly Range[] = [[0, last]]

const point = (character: string): number => character.codePointAt(0) ?? 0

const without = (ranges: readonly Range[]): readonly Range[] => {
  const rest: Range[] = []
  let from = 0
  for (const [low, high] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (low > from) rest.push([from, low - 1])
    from = Math.max(from, high + 1)
  }
  return from <= last ? [...rest, [from, last]] : rest
}

const digits: readonly Range[] = [[48, 57]]
const letters: readonly Range[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const spaces: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [5760, 5760],
  [8192, 8202],
  [8232, 8233],
  [8239, 8239],
  [8287, 8287],
  [12288, 12288],
  [65279, 65279],
]

const classes: { readonly [letter: string]: readonly Range[] } = {
  d: digits,
  w: letters,
  s: spaces,
}

const controls: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, v: 11, f: 12, '0': 0 }

/** What is after a backslash. What is not told apart here may be any character. */
const escapes: readonly (readonly [RegExp, (found: RegExpExecArray) => readonly Range[]])[] = [
  [/^\\([dws])/, ([, letter = '']) => classes[letter] ?? everything],
  [/^\\([DWS])/, ([, letter = '']) => without(classes[letter.toLowerCase()] ?? [])],
  [/^\\[pP]\{[^}]*\}/, () => everything],
  [
    /^\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/i,
    ([, a, b, c]) => single(Number.parseInt(a ?? b ?? c ?? '', 16)),
  ],
  [/^\\c./, () => everything],
  [/^\\([nrtvf0])/, ([, letter = '']) => single(controls[letter] ?? 0)],
  [/^\\(.)/su, ([, character = '']) => single(point(character))],
]

const single = (code: number): readonly Range[] => [[code, code]]

/** Reads an expression that the engine accepts, with the flag `u`. */
class Reader {
  #at = 0
  /** What it uses that can take any time. */
  refused: string | undefined
  constructor(readonly text: string) {}

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.text.slice(this.#at))
    if (found) this.#at += found[0].length
    return found ?? undefined
  }

  /** What the expression looks ahead for at its beginning. */
  ahead(): readonly Piece[] {
    const pieces: Piece[] = []
    while (this.#take(/^\(\?[=!]/)) {
      pieces.push(this.alternatives())
      this.#take(/^\)/)
    }
    return pieces
  }

  alternatives(): Piece {
    const any = [this.#row()]
    while (this.#take(/^\|/)) any.push(this.#row())
    return any[1] ? { any } : (any[0] ?? { all: [] })
  }

  #row(): Piece {
    const all: Piece[] = []
    while (this.#at < this.text.length && !/^[|)]/.test(this.text.slice(this.#at))) all.push(this.#repeated())
    return all[0] && !all[1] ? all[0] : { all }
  }

  #repeated(): Piece {
    const piece = this.#single()
    const found = this.#take(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/)
    if (!found) return piece
    const [, sign, low, comma, high] = found
    const least = sign ? (sign === '+' ? 1 : 0) : Number(low)
    const most = sign
      ? sign === '?'
        ? 1
        : Number.POSITIVE_INFINITY
      : comma
        ? Number(high || Number.POSITIVE_INFINITY)
        : least
    return { repeated: piece, least, most }
  }

  #single(): Piece {
    const reference = this.#take(/^\\(?:[1-9]|k<\w+>)/)
    if (reference) {
      this.refused ??= reference[0]
      return { all: [] }
    }
    const group = this.#take(/^\((?:\?(?:<?[=!]|[a-z-]*:|<\w+>))?/)
    if (group) {
      if (!/^\((?:\?(?::|<\w))?$/.test(group[0].replace(/\w+>$/, 'x'))) this.refused ??= group[0]
      const inner = this.alternatives()
      this.#take(/^\)/)
      return inner
    }
    // Places between characters.
    if (this.#take(/^(?:[\^$]|\\[bB])/)) return { all: [] }
    if (this.#take(/^\./))
      return {
        ranges: without([
          [10, 10],
          [13, 13],
          [8232, 8233],
        ]),
      }
    const set = this.#take(/^\[(\^?)/)
    if (set) {
      const ranges: Range[] = []
      while (this.#at < this.text.length && !this.#take(/^\]/)) ranges.push(...this.#inClass())
      return { ranges: set[1] ? without(ranges) : ranges }
    }
    return { ranges: this.#character() }
  }

  #inClass(): readonly Range[] {
    const from = this.#character()
    if (!/^-[^\]]/.test(this.text.slice(this.#at))) return from
    this.#at += 1
    const to = this.#character()
    return [[from[0]?.[0] ?? 0, to[0]?.[1] ?? last]]
  }

  #character(): readonly Range[] {
    for (const [pattern, ranges] of escapes) {
      const found = this.#take(pattern)
      if (found) return ranges(found)
    }
    return single(point(this.#take(/^./su)?.[0] ?? ''))
  }
}

/**
 * A valid expression: what it looks ahead for at its beginning, and itself. `refused` is what it uses that can take any
 * time: references, and looks around elsewhere.
 */
export const parsePattern = (
  text: string,
): { readonly pieces: readonly Piece[] } | { readonly refused: string } => {
  const reader = new Reader(text)
  const pieces = [...reader.ahead(), reader.alternatives()]
  return reader.refused === undefined ? { pieces } : { refused: reader.refused }
}
