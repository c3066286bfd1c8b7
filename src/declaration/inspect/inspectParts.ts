import { isRecord } from '../condition'
import type { Field, Fields } from '../field'
import { icons } from '../icons'
import { kindNames } from '../kinds'
import type { FieldBase } from '../kinds/kind'
import { specOf } from '../kinds/specification'
import { fieldsOfAddress } from '../link'
import { chosenPart, type Described, inside, type Part, type Parts, type Word, wordOf } from '../vocabulary'
import { type ReferenceChecks, referenceChecks } from './inspectWords'
import { hasNoOther, hasParts, inspectAmong, placeIn, quoted, type Report, suggestion } from './report'

/** What the options of a declaration may speak of. */
export interface Surroundings {
  readonly report: Report
  /** The names of all areas. */
  readonly areas: readonly string[]
  /** The record's fields; undefined while it is not known whether they can be used. */
  readonly words?: ReferenceChecks
  /** The inputs of the same action. */
  readonly inputs?: Fields
  readonly key?: readonly string[]
}

type Inspect = (value: unknown, place: string, around: Surroundings) => void

const compiles = (pattern: unknown): boolean => {
  try {
    // The outcome is used: a minifier drops what is only tried.
    return new RegExp(`^(?:${quoted(pattern)})$`, 'u').unicode && typeof pattern === 'string'
  } catch {
    return false
  }
}

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const inspectIcon = (place: string, icon: string, report: Report): void => {
  if (!icons.some((one) => one === icon)) report(place, `"${icon}" is unknown${suggestion(icon, icons)}`)
}

const areFields: Inspect = (value, place, { words }) => {
  for (const [index, name] of namesIn(value).entries()) words?.isField(`${place}[${index}]`, name)
}

const isInput: Inspect = (value, place, { inputs = {}, report }) =>
  inspectAmong(Object.keys(inputs), 'one of its inputs', value, place, report)

/** Of another host, whose name is fixed; of this console; or a whole field. */
const addressPattern = /^(https:\/\/[^\s/\\?#{}@]+([/?#][^\s\\]*)?|\/([^\s/\\][^\s\\]*)?|\{[\w.]+\})$/

/** Kinds whose values are no part of an address: masked, or no single value. */
const unaddressed: readonly string[] = ['secret', 'phone', 'email', 'object', 'list', 'files', 'html']

const callPattern = /^(GET|POST) \/[A-Za-z0-9/_-]+$/

/** Checks the spelling of a call; calls that change records are POST. */
const inspectCall =
  (changes: boolean): Inspect =>
  (value, place, { report }) => {
    const call = quoted(value)
    if (!callPattern.test(call))
      report(place, `"${call}" is not a call; write "${changes ? 'POST' : 'GET'} /user/…"`)
    else if (changes && !call.startsWith('POST ')) report(place, `"${call}" changes records; write "POST /…"`)
  }

/** What each word demands beside its form. */
const meanings: { readonly [W in Word]?: Inspect } = {
  icon: (value, place, { report }) => inspectIcon(place, quoted(value), report),
  call: inspectCall(true),
  readCall: inspectCall(false),
  pattern: (value, place, { report }) => {
    if (!compiles(value)) report(place, `"${quoted(value)}" is not a valid regular expression; correct it`)
  },
  permission: (value, place, { report }) => {
    if (!/^\w+\.\w+$/.test(quoted(value)))
      report(place, `"${quoted(value)}" is not a permission; write "area.capability"`)
  },
  area: (value, place, { areas, report }) => inspectAmong(areas, 'an area', value, place, report),
  field: (value, place, { words }) => words?.isField(place, value),
  fields: areFields,
  someFields: areFields,
  address: (value, place, { words, report }) => {
    const to = quoted(value)
    if (!addressPattern.test(to))
      report(
        place,
        `"${to}" is no address; write "https://host/…", a path such as "/pay/trade", or "{field}"`,
      )
    for (const path of fieldsOfAddress(to)) {
      const kind = words?.isField(place, path)?.kind
      if (kind !== undefined && (to === `{${path}}` ? kind !== 'url' : unaddressed.includes(kind)))
        report(
          place,
          `cannot hold "${path}", a field of kind ${kind}; ${to === `{${path}}` ? 'name a url' : 'name another'}`,
        )
    }
  },
  keyField: (value, place, { key = [], report }) => inspectAmong(key, 'a key field', value, place, report),
  source: (value, place, { words }) => words?.isSource(place, value),
  variable: (value, place, { words }) => words?.isVariable(place, value),
  condition: (value, place, { words }) => words?.isCondition(place, value),
  precondition: (value, place, { words }) => words?.isCondition(place, value),
  effects: (value, place, { words, inputs = {} }) =>
    words?.areEffects(place, value === 'remove' ? [] : value, Object.keys(inputs)),
  input: isInput,
  askedInput: isInput,
  inputs: (value, place, around) => {
    for (const [index, name] of namesIn(value).entries()) isInput(name, `${place}[${index}]`, around)
  },
  foreignInputs: (value, place, { inputs = {}, report }) => {
    for (const [index, name] of namesIn(value).entries())
      if (Object.hasOwn(inputs, quoted(name)))
        report(`${place}[${index}]`, `"${quoted(name)}" is also an input; remove one`)
  },
  inputCondition: (value, place, { inputs = {}, report }) =>
    referenceChecks(inputs, report).isCondition(place, value),
  inputOrField: (value, place, { words, inputs = {} }) => {
    if (!Object.hasOwn(inputs, quoted(value))) words?.isField(place, value)
  },
  callCondition: (value, place, { words, inputs = {}, report }) => {
    const ofInputs = referenceChecks(inputs, report)
    for (const all of Array.isArray(value) ? value : [value])
      for (const [path, demand] of Object.entries(isRecord(all) ? all : {})) {
        const checks = Object.hasOwn(inputs, path.split('.')[0] ?? '') ? ofInputs : words
        checks?.isCondition(place, { [path]: demand })
      }
  },
}

/** Whether what the parts of an object speak of is there. Their forms have been checked before. */
export const inspectParts = (value: object, place: string, parts: Parts, around: Surroundings): void =>
  inspectPart(value, place, { parts }, around)

const inspectPart = (value: unknown, place: string, part: Part, around: Surroundings): void => {
  if (value === undefined) return
  if (typeof part === 'string') meanings[wordOf(part)]?.(value, place, around)
  else if ('either' in part) inspectPart(value, place, chosenPart(part.either, value), around)
  else
    for (const [name, inner, one] of inside(part, value)) {
      if ('by' in part) isInput(name, place, around)
      inspectPart(one, placeIn(place, name), inner, around)
    }
}

const namePattern = /^[a-z][a-z0-9_]*$/i

const isRange = (low: unknown, high: unknown) =>
  typeof low !== 'number' || typeof high !== 'number' || low <= high

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0

/** The options that every field may have. */
const fieldParts: Described<FieldBase & { readonly kind: unknown }> = {
  kind: 'text',
  label: 'label',
  hint: 'label?',
  unasked: 'flag?',
  required: 'flag?',
  nullable: 'flag?',
  errorCode: 'code?',
  component: 'text?',
  input: 'text?',
  initial: 'any?',
}

const hasKind = (field: unknown): field is Field =>
  isRecord(field) && kindNames.some((kind) => kind === field.kind)

const inspectField = (field: unknown, here: string, around: Surroundings): void => {
  const { report } = around
  if (!hasKind(field)) {
    const word = quoted((isRecord(field) ? field.kind : undefined) ?? field)
    report(
      here,
      `has the unknown kind "${word}"${suggestion(word, kindNames, `the kinds are: ${kindNames.join(', ')}`)}`,
    )
    return
  }
  const { options, inspect } = specOf(field)
  const parts = { ...fieldParts, ...options }
  if (!hasNoOther(field, here, parts, report) || !hasParts(field, here, parts, report)) return
  inspect?.(field, here, report)
  inspectParts(field, here, parts, around)
  const values = field.kind === 'object' ? field.values : undefined
  if (values) inspectField(values, `${here}.values`, around)
  if ((field.kind === 'object' || field.kind === 'list') && !(values && isEmpty(field.fields)))
    inspectFields(field.fields, `${here}.fields`, around)
  if ('min' in field && !isRange(field.min, field.max))
    report(here, `has min ${field.min} above max ${field.max}; change one`)
}

/** Checks that fields have a known kind, a valid name, and the options of their kind. */
export const inspectFields = (fields: unknown, place: string, around: Surroundings): void => {
  const { report } = around
  if (!isRecord(fields) || isEmpty(fields)) {
    report(place, 'is missing; declare its fields')
    return
  }
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    if (!namePattern.test(name)) report(here, 'must consist of letters, digits and "_"')
    inspectField(field, here, around)
  }
}

/** Whether what the options of fields speak of is there, once the record's own fields are known to be usable. */
export const inspectFieldWords = (fields: Fields, place: string, around: Surroundings): void => {
  for (const [name, field] of Object.entries(fields))
    inspectParts(field, `${place}.${name}`, specOf(field).options, around)
}
