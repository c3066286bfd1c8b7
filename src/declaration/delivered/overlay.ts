import { isRecord } from '../condition'
import { type Edit, EditRefused, edited, type Place } from '../edits'
import { inspectData } from '../inspect/inspectData'
import { passes, type Report } from '../inspect/report'
import { isLabel } from '../isLabel'
import { labelLocales } from '../labelLocales'
import type { Resource } from '../resource'

/** Edits to an area of the console, delivered by the platform. They change how it is shown, and nothing else. */
export interface Overlay {
  /** The area. */
  readonly name: string
  readonly edits: readonly Edit[]
}

/** Anything larger needs a release. */
const mostOverlaid = 200

/** Whether a delivered declaration edits an area of the console instead of declaring a new one. */
export const isOverlay = (declaration: unknown): declaration is Overlay =>
  isRecord(declaration) && 'edits' in declaration

/** What an overlay may change: texts, and what is shown in which order. `*` is any name or number. */
const named: readonly string[] = [
  ...[
    '',
    'fields.*.',
    'actions.*.',
    'links.*.',
    'panels.*.',
    'list.summary.*.',
    'list.filters.*.',
    'detail.groups.*.',
  ],
].map((part) => `${part}label`)
const free: readonly string[] = [
  ...[...named, 'one', 'fields.*.hint'].flatMap((place) => [
    place,
    ...labelLocales.map((locale) => `${place}.${locale}`),
  ]),
  // A value of a choice is more than a label.
  ...labelLocales.map((locale) => `fields.*.of.*.${locale}`),
]
const shown: readonly string[] = [
  ...[
    'list.columns',
    'list.moreColumns',
    'card',
    'detail.groups',
    'detail.groups.*',
    'detail.groups.*.fields',
  ],
  ...['list.columns.*', 'list.moreColumns.*', 'card.*', 'detail.groups.*.fields.*', 'menu.order'],
]
/** What may be moved, but not edited in any other way. */
const moved: readonly string[] = [
  'fields.*',
  'actions.*',
  'links.*',
  'panels.*',
  'list.filters.*',
  'list.summary.*',
]

const isOneOf = (places: readonly string[], place: Place): boolean =>
  places.some((one) => {
    const parts = one.split('.')
    return (
      parts.length === place.length && parts.every((part, index) => part === '*' || part === place[index])
    )
  })

const isPlace = (place: unknown): place is Place =>
  Array.isArray(place) &&
  place.every((part) => (typeof part === 'string' ? /^[A-Za-z]\w*$/.test(part) : Number.isInteger(part)))

/** A text, texts in all languages, a number, or a list of these. */
const isPresentable = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every((one) => isPresentable(one) || isGroup(one))
  return typeof value === 'string' || typeof value === 'number' || isLabel(value)
}
const isGroup = (value: unknown): boolean =>
  isRecord(value) && isLabel(value.label) && Array.isArray(value.fields)

/** Why an edit may not be delivered; undefined if it may. */
const refusalOf = (edit: unknown): string | undefined => {
  if (!isRecord(edit) || !isPlace(edit.place))
    return 'is no edit; write a place, and one of value, insert, remove, move'
  const ways = Object.keys(edit).filter((part) => part !== 'place')
  const [way = ''] = ways
  if (ways.length !== 1 || !['value', 'insert', 'remove', 'move'].includes(way))
    return 'must be one of value, insert, remove, move'
  const place = edit.place
  const mayBe = way === 'move' ? [...shown, ...moved] : way === 'value' ? [...free, ...shown] : shown
  if (!isOneOf(mayBe, place))
    return `"${place.join('.')}" is not how something is shown; that needs a release`
  const value = edit[way]
  const isRight =
    way === 'remove'
      ? value === true
      : way === 'move'
        ? Number.isInteger(value)
        : isPresentable(value) || isGroup(value)
  return isRight ? undefined : `is no text, number or list of names`
}

/**
 * Reports what an overlay may not change. The checker of all declarations looks at the result.
 *
 * @returns the area with its edits; undefined if something was reported
 */
export const inspectOverlay = (
  overlay: { readonly [part: string]: unknown },
  area: Resource | undefined,
  report: Report,
): Resource | undefined => {
  if (!passes(report, (found) => inspectData(overlay, '', found))) return undefined
  const { name, edits, ...others } = overlay
  let isSound = true
  const refuse = (place: string, what: string) => {
    isSound = false
    report(place, what)
  }
  for (const other of Object.keys(others))
    refuse(other, 'is no part of an overlay; it has "name" and "edits"')
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > mostOverlaid)
    refuse('edits', `must be a list of 1 to ${mostOverlaid}`)
  else
    for (const [index, edit] of edits.entries()) {
      const why = refusalOf(edit)
      if (why !== undefined) refuse(`edits[${index}]`, why)
    }
  if (!area) refuse('name', `"${String(name)}" is no area of the console itself`)
  if (!isSound || !area) return undefined
  try {
    return (edits as Edit[]).reduce<Resource>(edited, area)
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    report('edits', error.why)
    return undefined
  }
}
