import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import { isHeavy } from './kinds'
import type { Label } from './label'
import type { Page } from './page'
import type { PlatformCall, PlatformCalls } from './platformCall'
import { isField } from './platformOperations'
import type { Resource } from './resource'

/**
 * How the console reads an answer. `list`: records under their keys; `record`: one of them; `read`: what a screen shows;
 * `write`: something was done, and the answer may say more; `batch`: something was done with several records.
 */
type Reading = 'list' | 'record' | 'read' | 'write' | 'batch'

/** Members of an answer that stand in the same place. */
export interface Members {
  /** The lists and objects around them: `items[]`; '' for the members of `data` itself. */
  readonly place: string
  /** Their names, lists with `[]` and objects with `{}` behind them. */
  readonly names: readonly string[]
}

/** What a platform has to answer to a call. */
export interface CallAnswer {
  readonly call: string
  readonly reading: Reading
  /** The call fails without these; in the records of a list, each of them has to be there. */
  readonly must: readonly Members[]
  readonly may: readonly Members[]
  /** The fields that it may hold, by name. */
  readonly optional: Fields
  /** Of a list: whether some action may be done with records in some states alone. */
  readonly hasConditions?: boolean
}

/** The calls of an area, of a page, or of the platform itself. */
export interface OwnerAnswers {
  /** As `areas` and permissions have it. */
  readonly name: string
  readonly label: Label
  readonly answers: readonly CallAnswer[]
}

const suffixOf = ({ kind }: Field): string => (kind === 'list' ? '[]' : kind === 'object' ? '{}' : '')

const partsOf = (field: Field): Fields =>
  field.kind === 'list' || field.kind === 'object' ? field.fields : {}

const inside = (place: string, part: string): string => (place === '' ? part : `${place}.${part}`)

const members = (place: string, names: readonly string[]): readonly Members[] =>
  names.length > 0 ? [{ place, names }] : []

const requiredIn = (fields: Fields, place = ''): readonly Members[] => [
  ...members(
    place,
    Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : [])),
  ),
  ...Object.entries(fields).flatMap(([name, field]) =>
    requiredIn(partsOf(field), inside(place, `${name}${suffixOf(field)}`)),
  ),
]

const isOptional = ([, { required }]: readonly [string, Field]): boolean => !required

const nameOf = ([name, field]: readonly [string, Field]): string => `${name}${suffixOf(field)}`

/** Lists of records are looked into, for they are what the call is about; other groups are named as a whole. */
const isLookedInto = ([name, { kind }]: readonly [string, Field]): boolean =>
  name === 'items' && kind === 'list'

const optionalIn = (fields: Fields): Pick<CallAnswer, 'may' | 'optional'> => {
  const all = Object.entries(fields)
  const [, items] = all.find(isLookedInto) ?? []
  const above = all.filter((one) => isOptional(one) && !isLookedInto(one))
  const below = items ? Object.entries(partsOf(items)).filter(isOptional) : []
  return {
    may: [...members('', above.map(nameOf)), ...members('items[]', below.map(nameOf))],
    optional: Object.fromEntries([...above, ...below]),
  }
}

const answerOf = (call: string, fields: Fields): CallAnswer => ({
  call,
  reading: call.startsWith('GET ') ? 'read' : 'write',
  must: requiredIn(fields),
  ...optionalIn(fields),
})

const endpointAnswer = ({ call, answer }: Endpoint): CallAnswer => answerOf(call, answer)

const platformAnswer = ({ call, answer }: PlatformCall): CallAnswer =>
  answerOf(call, isField(answer) ? {} : answer)

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const listAnswer = (resource: Resource): CallAnswer => {
  const { key, fields, list, detail, actions = {} } = resource
  const heavy = Object.keys(fields).filter((name) => detail?.call && fields[name] && isHeavy(fields[name]))
  const optional = without(fields, [...key, ...heavy])
  const beside = ['total', ...(list.summary ? ['summary{}'] : [])]
  return {
    call: list.call,
    reading: 'list',
    must: members('items[]', key),
    may: [...members('', beside), ...members('items[]', Object.entries(optional).map(nameOf))],
    optional,
    hasConditions: Object.values(actions).some(({ when, refuse, done }) => when ?? refuse ?? done),
  }
}

const recordAnswer = (call: string, fields: Fields, key: readonly string[] = []): CallAnswer => {
  const optional = without(fields, key)
  return {
    call,
    reading: key.length > 0 ? 'record' : 'write',
    must: members('', key),
    may: members('', Object.entries(optional).map(nameOf)),
    optional,
  }
}

const batchAnswer = (call: string): CallAnswer => ({
  call,
  reading: 'batch',
  must: [],
  may: members('', ['success[]', 'failed[]']),
  optional: {},
})

const resourceAnswers = (resource: Resource): readonly CallAnswer[] => {
  const { fields, key, detail, save, actions = {}, endpoints = {} } = resource
  return [
    listAnswer(resource),
    ...(detail?.call ? [recordAnswer(detail.call, { ...fields, ...detail.adds }, key)] : []),
    ...(save ? [recordAnswer(save.call, fields)] : []),
    ...Object.values(actions).map(({ call, batch }) => (batch ? batchAnswer(call) : answerOf(call, {}))),
    ...Object.values(endpoints).map(endpointAnswer),
  ]
}

/** Each call once: several actions may make the same one. */
const once = (answers: readonly CallAnswer[]): readonly CallAnswer[] =>
  answers.filter(({ call }, index) => answers.findIndex((one) => one.call === call) === index)

/** What a platform has to answer to the calls that are declared, for whoever points the console at one of their own. */
export const platformAnswers = (
  groups: readonly PlatformCalls[],
  owners: readonly (Resource | Page)[],
): readonly OwnerAnswers[] => [
  ...groups.map(({ name, label, calls }) => ({
    name,
    label,
    answers: Object.values(calls).map(platformAnswer),
  })),
  ...owners.map((owner) => ({
    name: owner.name,
    label: owner.label,
    answers: once(
      'fields' in owner ? resourceAnswers(owner) : Object.values(owner.endpoints ?? {}).map(endpointAnswer),
    ),
  })),
]
