import {
  checkField,
  type Field,
  type Fields,
  integer,
  isHeavy,
  isVersioned,
  type Json,
  type Resource,
} from '@/declaration'
import { choicesOf } from '@/declaration/kinds/choice'

/** A declared field, prepared for checking many rows. */
export interface CheckedField {
  readonly field: Field
  /** Path in the answer: `agent_pay.state`. */
  readonly path: string
  /** Place in the declaration: `fields.agent_pay.fields.state`. */
  readonly place: string
  readonly isKey: boolean
  /** Whether its absence is a finding. */
  readonly isExpected: boolean
  /** Quick check that a present value is valid; allocates nothing. Values that fail it are examined more closely. */
  readonly accepts: (value: Json) => boolean
  readonly members?: Members
}

export interface Members {
  /** '' or their parent's path, followed by a dot. */
  readonly prefix: string
  /** Their place in the declaration: `fields`. */
  readonly place: string
  readonly fields: ReadonlyMap<string, CheckedField>
  readonly expected: number
  /** The type of members whose names are data. */
  readonly others?: CheckedField
  /** Other names are allowed and ignored. */
  readonly isOpen: boolean
}

/** The years 2000 to 2149: business times are never outside. */
const [firstMoment, lastMoment] = [946_684_800, 5_680_281_600]
/** 0 is "never". */
export const isPlausible = (seconds: number): boolean =>
  seconds === 0 || (seconds >= firstMoment && seconds < lastMoment)

/** Ten thousand million yuan in fen: no partner's amounts come close. */
const largestAmount = 10 ** 12
export const isAmount = (value: number): boolean => Math.abs(value) < largestAmount

/** A quick check for the most common kinds; other kinds check themselves. */
const acceptorOf = (field: Field): CheckedField['accepts'] => {
  switch (field.kind) {
    case 'integer':
    case 'percent':
    case 'money': {
      if (field.kind === 'money' && field.unit === 'yuan') break
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field
      const most = field.kind === 'money' ? largestAmount : Number.MAX_SAFE_INTEGER
      return (value) =>
        Number.isInteger(value) &&
        (value as number) >= min &&
        (value as number) <= max &&
        (value as number) < most
    }
    case 'timestamp':
      return (value) => Number.isInteger(value) && isPlausible(value as number)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'choice': {
      const known = new Set<Json>(choicesOf(field))
      return (value) => known.has(value) || value === ''
    }
    case 'phone':
    case 'email':
    case 'image':
    case 'html':
    case 'url':
    case 'color':
      return (value) => typeof value === 'string'
    case 'text':
    case 'code':
    case 'multiline':
    case 'reference':
    case 'secret': {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = field
      // A character has one or two units of UTF-16; what lies between is counted.
      return (value) =>
        typeof value === 'string' && value.length <= max && (value.length >= 2 * min || value === '')
    }
    case 'object':
      return (value) => typeof value === 'object' && !Array.isArray(value)
    case 'list':
      return Array.isArray
  }
  return (value) => checkField(field, value) === undefined
}

const checked = (
  field: Field,
  path: string,
  place: string,
  isExpected: boolean,
  isKey = false,
): CheckedField => ({
  field,
  path,
  place,
  isKey,
  isExpected,
  accepts: acceptorOf(field),
  ...((field.kind === 'object' || field.kind === 'list') && { members: partsOf(field, path, place) }),
})

/** Parts of a value may be missing, because it was stored as received. */
const partsOf = (field: Extract<Field, { fields: Fields }>, path: string, place: string): Members => {
  const others = field.kind === 'object' ? field.values : undefined
  return {
    ...membersOf(
      field.fields,
      { prefix: `${path}.`, place: `${place}.fields` },
      ({ required }) => required === true,
    ),
    isOpen: Object.keys(field.fields).length === 0,
    ...(others && { others: checked(others, `${path}.*`, `${place}.values`, false) }),
  }
}

/** @param expects whether a field must be present */
export const membersOf = (
  fields: Fields,
  at: Pick<Members, 'prefix' | 'place'>,
  expects: (field: Field, name: string) => boolean,
  { key = [], adds = {} }: { readonly key?: readonly string[]; readonly adds?: Fields } = {},
): Members => {
  const all = Object.entries({ ...fields, ...adds }).map(([name, field]) => {
    const place = `${Object.hasOwn(adds, name) ? 'detail.adds' : at.place}.${name}`
    return [name, checked(field, at.prefix + name, place, expects(field, name), key.includes(name))] as const
  })
  return {
    ...at,
    fields: new Map(all),
    expected: all.filter(([, { isExpected }]) => isExpected).length,
    isOpen: false,
  }
}

const version = integer({ label: { zh: '', en: '', es: '' } })

/**
 * The expected members of an area's record. Lists leave out what only the detail has; answers to a save may leave out anything.
 */
export const recordMembers = (resource: Resource, of: 'list' | 'detail' | 'save'): Members => {
  const { fields, detail, key } = resource
  const isLight = of === 'list' && detail?.call !== undefined
  const expects = (field: Field) => of !== 'save' && field !== version && !(isLight && isHeavy(field))
  return membersOf(
    { ...(isVersioned(resource) && { version }), ...fields },
    { prefix: '', place: 'fields' },
    expects,
    { key, adds: of === 'list' ? {} : detail?.adds },
  )
}
