import { type Label, type Locale, l, largestPageSize, textIn } from '@/declaration'
import type { RunCounts } from './run'

const texts = {
  lost: l(
    '第 {from}–{to} 行未读到：{reason}',
    'Rows {from}–{to} were not read: {reason}',
    'Filas {from}–{to} no leídas: {reason}',
  ),
  more: l(
    '另有 {places} 处共 {rows} 行未读到',
    '{rows} rows in {places} more places were not read',
    'Tampoco se leyeron {rows} filas en otros {places} tramos',
  ),
  fewer: l(
    '平台显示共 {total} 行，其中 {missing} 行未读到：读取期间列表有变动',
    'The platform counts {total} rows, {missing} of them were not met: the list changed meanwhile',
    'La plataforma cuenta {total} filas y no aparecieron {missing}: la lista cambió entretanto',
  ),
  moved: l(
    '读取期间列表有变动（{before} 行变为 {after} 行），个别行可能未包含在内',
    'The list changed while it was read (from {before} to {after} rows); single rows may be missing',
    'La lista cambió durante la lectura (de {before} a {after} filas); podría faltar alguna fila',
  ),
  broken: l(
    '文件未能写成：{reason}',
    'The file was not written: {reason}',
    'No se escribió el archivo: {reason}',
  ),
} as const satisfies Record<string, Label>

/** Figures look the same in every language. */
const figure = (value: number): string => value.toLocaleString('en-US')

/** Why there is no file at all. */
export const brokenText = (reason: string, locale: Locale): string => textIn(texts.broken, locale, { reason })

/** What an export has read of its list so far, and what it has not. */
export interface Tally {
  /** Ids of the rows that were read: each is written once, wherever it moves. */
  readonly given: Set<string>
  /** A part has come: `rows` that were not there before, `total` as the platform counts them now. */
  readonly add: (part: number, rows: number, total: number) => void
  readonly lose: (part: number, reason: string) => void
  /** Where in the file a part of the list stands. */
  readonly placeOf: (part: number) => number
  /** Whether the list has become shorter while it was read: rows have moved up to where nobody looked any more. */
  readonly hasShrunk: () => boolean
  /** The list is read once more: what turns up now follows the rest in the file. */
  readonly again: () => void
  /** Parts that were lost, or never asked for; undefined while nothing is known of the list. */
  readonly left: () => readonly number[] | undefined
  /** @param over nothing more is read: what is missing has failed, and waits no longer */
  readonly counts: (over: boolean) => RunCounts
  /** Why parts are lost. */
  readonly reasons: () => readonly string[]
  /** What is missing, or may be, in words; while it is read only the parts that were lost. */
  readonly problems: (over: boolean, locale: Locale) => readonly string[]
}

/** So many places are named one by one. */
const mostNamed = 5

/** Parts that lie together and were lost for the same reason. */
const stretches = (lost: ReadonlyMap<number, string>): { first: number; last: number; reason: string }[] => {
  const found: { first: number; last: number; reason: string }[] = []
  for (const [part, reason] of [...lost].sort(([a], [b]) => a - b)) {
    const before = found.at(-1)
    if (before?.last === part - 1 && before.reason === reason) before.last = part
    else found.push({ first: part, last: part, reason })
  }
  return found
}

/** @param expected rows of the filter, as the list on the screen counts them */
export const createTally = (expected: number): Tally => {
  const given = new Set<string>()
  const read = new Set<number>()
  const lost = new Map<number, string>()
  let done = 0
  let total = expected
  let first: number | undefined
  /** Of the reading under way. */
  let begun: number | undefined
  let base = 0

  /** Rows from one part to another; the last part may be shorter. */
  const rowsBetween = (from: number, to: number) =>
    Math.max(0, Math.min((to + 1) * largestPageSize, total) - from * largestPageSize)
  const lostRows = () => [...lost.keys()].reduce((sum, part) => sum + rowsBetween(part, part), 0)

  const lostPlaces = (locale: Locale): string[] => {
    const places = stretches(lost)
    const rest = places.slice(mostNamed)
    const rows = rest.reduce((sum, one) => sum + rowsBetween(one.first, one.last), 0)
    return [
      ...places.slice(0, mostNamed).map(({ first, last, reason }) => {
        const from = first * largestPageSize + 1
        return textIn(texts.lost, locale, {
          from: figure(from),
          to: figure(Math.max(from, Math.min((last + 1) * largestPageSize, total))),
          reason,
        })
      }),
      ...(rest.length > 0
        ? [textIn(texts.more, locale, { places: figure(rest.length), rows: figure(rows) })]
        : []),
    ]
  }

  /**
   * Rows that must have been met: as many as there were when the reading began, or as there still are. What is added at
   * the top of a living list meanwhile is no part of what was asked for.
   */
  const wanted = () => Math.min(first ?? total, total)

  return {
    given,
    add: (part, rows, counted) => {
      first ??= counted
      begun ??= counted
      total = counted
      done += rows
      read.add(part)
      lost.delete(part)
    },
    lose: (part, reason) => {
      read.delete(part)
      lost.set(part, reason)
    },
    placeOf: (part) => base + part,
    hasShrunk: () => begun !== undefined && total < begun,
    again: () => {
      begun = undefined
      base += Math.max(...read, 0) + 1
    },
    left: () =>
      read.size === 0
        ? undefined
        : Array.from({ length: Math.ceil(total / largestPageSize) }, (_, part) => part).filter(
            (part) => !read.has(part),
          ),
    counts: (over) => {
      const failed = over ? Math.max(lostRows(), wanted() - done, 0) : lostRows()
      const waiting = over ? 0 : Math.max(0, total - done - failed)
      return { total: done + failed + waiting, done, failed, unknown: 0, waiting }
    },
    reasons: () => [...lost.values()],
    problems: (over, locale) => {
      const parts = lostPlaces(locale)
      if (!over || read.size === 0) return parts
      const missing = wanted() - done - lostRows()
      if (missing > 0)
        return [...parts, textIn(texts.fewer, locale, { total: figure(wanted()), missing: figure(missing) })]
      if (first === total) return parts
      return [...parts, textIn(texts.moved, locale, { before: figure(first ?? total), after: figure(total) })]
    },
  }
}
