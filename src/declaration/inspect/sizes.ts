import { isRecord } from '../condition'
import type { Report } from './report'

/** Size limits of a declaration; more is a mistake, or an attack. */
export const most = {
  /** Names in an object: fields, choices, actions. */
  names: 500,
  /** Entries of a list. */
  entries: 1000,
  /** Characters of a text. */
  characters: 20_000,
  /** Lists and objects in one another. */
  depth: 40,
} as const

/** Checks that a value stays within the limits. */
export const inspectSize = (value: unknown, place: string, report: Report): void => {
  const sized = (size: number, limit: number, what: string) => {
    if (size > limit) report(place, `has ${size} ${what}; at most ${limit} are possible`)
  }
  if (typeof value === 'string') sized(value.length, most.characters, 'characters')
  else if (Array.isArray(value)) sized(value.length, most.entries, 'entries')
  else if (isRecord(value)) sized(Object.keys(value).length, most.names, 'names')
}
