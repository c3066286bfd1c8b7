import { isField } from './callOperations'
import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import { isHeavy } from './kinds'
import type { Label } from './label'
import type { Page } from './page'
import type { PlatformCall, PlatformCalls } from './platformCall'
import type { Resource } from './resource'

/**
 * How the console uses an answer. `list`: records by key; `record`: one record; `read`: data for a screen; `write`:
 * something was done, and the answer may add to it; `batch`: the outcome for several records.
 */
type Reading = 'list' | 'record' | 'read' | 'write' | 'batch'

/** Members at the same path of an answer. */
export interface Members {
  /** The path of their parent, such as `items[]`; '' for members of `data`. */
  readonly place: string
  /** Their names, lists followed by `[]` and objects by `{}`. */
  readonly names: readonly string[]
}

export interface CallAnswer {
  readonly call: string
  readonly reading: Reading
  /** Without these the call fails; in a list, every record needs them. */
  readonly must: readonly Members[]
  readonly may: readonly Members[]
  readonly optional: Fields
  /** For a list: whether any action depends on a record's state. */
  readonly hasConditions?: boolean
}

export interface OwnerAnswers {
  /** As in `areas` and permissions. */
  readonly name: string
  readonly label: Label
  readonly answers: readonly CallAnswer[]
}

const suffixOf = ({ kind }: Field): string => (kind === 'list' ? '[]' : kind === 'object' ? '{}' : '')

const partsOf = (field: Field): Fields =>
  field.kind === 'list' || field.kind === 'object' ? field.fields : {}

const pathTo = (place: string, part: string): string => (place === '' ? part : `${place}.${part}`)

const members = (place: string, names: readonly string[]): readonly Members[] =>
  names.length > 0 ? [{ place, names }] : []

const requiredIn = (fields: Fields, place = ''): readonly Members[] => [
  ...members(
    place,
    Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : [])),
  ),
  ...Object.entries(fields).flatMap(([name, field]) =>
    requiredIn(partsOf(field), pathTo(place, `${name}${suffixOf(field)}`)),
  ),
]

const isOptional = ([, { required }]: readonly [string, Field]): boolean => !required

const nameOf = ([name, field]: readonly [string, Field]): string => `${name}${suffixOf(field)}`

/** A list named `items` is what the call is about, so its members are listed; other groups are only named. */
const isSubjectList = ([name, { kind }]: readonly [string, Field]): boolean =>
  name === 'items' && kind === 'list'

const optionalIn = (fields: Fields): Pick<CallAnswer, 'may' | 'optional'> => {
  const all = Object.entries(fields)
  const [, items] = all.find(isSubjectList) ?? []
  const above = all.filter((one) => isOptional(one) && !isSubjectList(one))
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

const callAnswer = ({ call, answer }: Endpoint | PlatformCall): CallAnswer =>
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
    ...Object.values(endpoints).map(callAnswer),
  ]
}

/** Several actions may make the same call. */
const uniqueCalls = (answers: readonly CallAnswer[]): readonly CallAnswer[] =>
  answers.filter(({ call }, index) => answers.findIndex((one) => one.call === call) === index)

export const platformAnswers = (
  groups: readonly PlatformCalls[],
  owners: readonly (Resource | Page)[],
): readonly OwnerAnswers[] => [
  ...groups.map(({ name, label, calls }) => ({
    name,
    label,
    answers: Object.values(calls).map(callAnswer),
  })),
  ...owners.map((owner) => ({
    name: owner.name,
    label: owner.label,
    answers: uniqueCalls(
      'fields' in owner ? resourceAnswers(owner) : Object.values(owner.endpoints ?? {}).map(callAnswer),
    ),
  })),
]
