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

/** A declared field, ready to be checked in many rows. */
export interface CheckedField {
  readonly field: Field
  /** In the answer: `agent_pay.state`. */
  readonly path: string
  /** In the declaration: `fields.agent_pay.fields.state`. */
  readonly place: string
  readonly isKey: boolean
  /** Its absence is a finding. */
  readonly isExpected: boolean
  /** Whether a value that is there is surely right. It allocates nothing; what it refuses is looked at closely. */
  readonly accepts: (value: Json) => boolean
  readonly members?: Members
}

export interface Members {
  /** '' or the path of their parent, with a point after it. */
  readonly prefix: string
  /** Where the declaration has them: `fields`. */
  readonly place: string
  readonly fields: ReadonlyMap<string, CheckedField>
  readonly expected: number
  /** What other names may hold: their names are data. */
  readonly others?: CheckedField
  /** Other names are allowed and not looked at. */
  readonly isOpen: boolean
}

/** The years 2000 to 2149: no moment of business lies outside. */
const [firstMoment, lastMoment] = [946_684_800, 5_680_281_600]
/** 0 is "never". */
export const isPlausible = (seconds: number): boolean =>
  seconds === 0 || (seconds >= firstMoment && seconds < lastMoment)

/** Ten thousand million yuan in fen: no amount of a partner comes near. */
const largestAmount = 10 ** 12
export const isAmount = (value: number): boolean => Math.abs(value) < largestAmount

/** The quick answer for the kinds that most cells are of; any other kind is asked itself. */
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

/** Parts of a value may be missing: it was stored as it came. */
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

/** @param expects whether a field must be there */
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

/** What a record of an area holds: in a list without what only the detail has, in the answer of a save as it likes. */
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
