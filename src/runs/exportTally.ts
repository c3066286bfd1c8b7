import { type Label, type Locale, l, largestPageSize, textIn } from '@/declaration'
import type { RunCounts } from './run'

const texts = {
  lost: l(
    '第 {from}–{to} 条未读到：{reason}',
    'Rows {from}–{to} were not read: {reason}',
    'Filas {from}–{to} no leídas: {reason}',
  ),
  more: l(
    '另有 {places} 处共 {rows} 条未读到',
    'Further rows not read: {rows} (places: {places})',
    'Más filas no leídas: {rows} (tramos: {places})',
  ),
  fewer: l(
    '平台显示共 {total} 条，其中 {missing} 条未读到：读取期间列表有变动',
    'The platform counts {total} rows, {missing} of them were not met: the list changed meanwhile',
    'La plataforma cuenta {total} filas y no aparecieron {missing}: la lista cambió entretanto',
  ),
  moved: l(
    '读取期间列表有变动（{before} 条变为 {after} 条），个别记录可能未包含在内',
    'The list changed while it was read (from {before} to {after} rows); single rows may be missing',
    'La lista cambió durante la lectura (de {before} a {after} filas); podría faltar alguna fila',
  ),
  broken: l(
    '文件未能写成：{reason}',
    'The file was not written: {reason}',
    'No se escribió el archivo: {reason}',
  ),
} as const satisfies Record<string, Label>

const formatCount = (value: number): string => value.toLocaleString('en-US')

export const brokenText = (reason: string, locale: Locale): string => textIn(texts.broken, locale, { reason })

const maxNamed = 5

const rangesOf = (lost: ReadonlyMap<number, string>): { first: number; last: number; reason: string }[] => {
  const found: { first: number; last: number; reason: string }[] = []
  for (const [part, reason] of [...lost].sort(([a], [b]) => a - b)) {
    const before = found.at(-1)
    if (before?.last === part - 1 && before.reason === reason) before.last = part
    else found.push({ first: part, last: part, reason })
  }
  return found
}

/** What an export has read of its list. `expected`: the number of rows shown on the screen. */
export const createTally = (expected: number) => {
  const seen = new Set<string>()
  const read = new Set<number>()
  const lost = new Map<number, string>()
  let done = 0
  let total = expected
  let first: number | undefined
  /** The total at the start of the current pass. */
  let passTotal: number | undefined
  let base = 0

  /** The number of rows in a range of parts; the last part may be shorter. */
  const rowsBetween = (from: number, to: number) =>
    Math.max(0, Math.min((to + 1) * largestPageSize, total) - from * largestPageSize)
  const lostRows = () => [...lost.keys()].reduce((sum, part) => sum + rowsBetween(part, part), 0)

  const lostPlaces = (locale: Locale): string[] => {
    const places = rangesOf(lost)
    const rest = places.slice(maxNamed)
    const rows = rest.reduce((sum, one) => sum + rowsBetween(one.first, one.last), 0)
    return [
      ...places.slice(0, maxNamed).map(({ first, last, reason }) => {
        const from = first * largestPageSize + 1
        return textIn(texts.lost, locale, {
          from: formatCount(from),
          to: formatCount(Math.max(from, Math.min((last + 1) * largestPageSize, total))),
          reason,
        })
      }),
      ...(rest.length > 0
        ? [textIn(texts.more, locale, { places: formatCount(rest.length), rows: formatCount(rows) })]
        : []),
    ]
  }

  /** The number of rows that must have been read. Rows added at the top meanwhile are not part of the export. */
  const expectedRows = () => Math.min(first ?? total, total)

  return {
    /** Ids of rows already read; each row is written once, even if it moves. */
    seen,
    /** Counts the new rows of a part, and the platform's current total. */
    add: (part: number, rows: number, counted: number): void => {
      first ??= counted
      passTotal ??= counted
      total = counted
      done += rows
      read.add(part)
      lost.delete(part)
    },
    lose: (part: number, reason: string): void => {
      read.delete(part)
      lost.set(part, reason)
    },
    /** The position of a part in the file. */
    placeOf: (part: number): number => base + part,
    /** Rows may have moved to parts already read. */
    hasShrunk: (): boolean => passTotal !== undefined && total < passTotal,
    /** Starts another pass, whose new rows follow in the file. */
    restart: (): void => {
      passTotal = undefined
      base += Math.max(...read, 0) + 1
    },
    /** Parts still to be read; undefined before the first one. */
    remaining: (): readonly number[] | undefined =>
      read.size === 0
        ? undefined
        : Array.from({ length: Math.ceil(total / largestPageSize) }, (_, part) => part).filter(
            (part) => !read.has(part),
          ),
    /** @param over the reading has ended, so missing rows count as failed instead of waiting */
    counts: (over: boolean): RunCounts => {
      const failed = over ? Math.max(lostRows(), expectedRows() - done, 0) : lostRows()
      const waiting = over ? 0 : Math.max(0, total - done - failed)
      return { total: done + failed + waiting, done, failed, unknown: 0, waiting }
    },
    reasons: (): readonly string[] => [...lost.values()],
    /** What is or may be missing, in words; lost parts only until the reading has ended. */
    problems: (over: boolean, locale: Locale): readonly string[] => {
      const parts = lostPlaces(locale)
      if (!over || read.size === 0) return parts
      const missing = expectedRows() - done - lostRows()
      if (missing > 0)
        return [
          ...parts,
          textIn(texts.fewer, locale, { total: formatCount(expectedRows()), missing: formatCount(missing) }),
        ]
      if (first === total) return parts
      return [
        ...parts,
        textIn(texts.moved, locale, { before: formatCount(first ?? total), after: formatCount(total) }),
      ]
    },
  }
}
