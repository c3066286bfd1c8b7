import fc from 'fast-check'
import {
  type Action,
  columnOf,
  createRandom,
  type Field,
  holds,
  idOf,
  type Json,
  type Resource,
  sampleOf,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { boundsOf, checkBounds } from '@/declaration/bounds'
import { newRequestId } from '../harness'

/** What the declaration promises for an action on a record: a code, already done, or allowed. */
export type Promised = number | 'already done' | 'allowed'

/** Reads the promise out of the declaration: refusals in their order, then done, then the state. */
export function promised(
  { refuse = [], done, when, otherwise }: Action,
  record: WireRecord,
  now: number,
): Promised {
  const reason = refuse.find((one) => holds(one.when, record, now))
  if (reason) return reason.code
  if (otherwise !== undefined && !holds(when, record, now)) return otherwise
  if (done && holds(done, record, now)) return 'already done'
  return holds(when, record, now) ? 'allowed' : 10006
}

/** The code for a missing record. */
export const missingCode = ({ detail }: Resource): number => detail?.missing ?? 10002

let codes = 0

/** A text that matches a whole pattern; different for each seed. */
const matching = (pattern: string, seed: number): string =>
  fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`, 'u')), { seed, numRuns: 1 })[0] ?? ''

const validValue = (field: Field, prefill: Json | undefined): Json => {
  // If nothing is left to refund, ask for the smallest amount that the form accepts.
  if (typeof prefill === 'number' && 'min' in field) return Math.max(prefill, Number(field.min ?? prefill))
  if (prefill !== undefined && prefill !== null) return prefill
  if (field.initial !== undefined) return field.initial
  switch (field.kind) {
    case 'boolean':
      return true
    case 'choice':
      return field.numeric ? Number(Object.keys(field.of)[0]) : (Object.keys(field.of)[0] ?? '')
    case 'integer':
    case 'money':
    case 'percent':
      return field.min ?? 1
    case 'text':
    case 'multiline':
      return 'x'.repeat(Math.max(field.min ?? 1, 1))
    case 'code':
      // The caller's own number names only one thing, such as a refund.
      codes += 1
      return field.pattern === undefined
        ? String(codes).padStart(field.min ?? 1, 'x')
        : matching(field.pattern, codes)
    case 'url':
      return 'https://www.example.com'
    default:
      return field.required ? sampleOf(field, createRandom('an input')) : ''
  }
}

/** Inputs that keep every declared rule, taken from the record where the form would do so. */
export const validInputs = (
  { inputs = {}, prefill = {} }: Action,
  record: WireRecord,
): Record<string, Json> => {
  const valid = Object.fromEntries(
    Object.entries(inputs).map(([name, field]) => {
      const path = prefill[name]
      return [name, validValue(field, path === undefined ? undefined : valueAt(record, path))]
    }),
  )
  for (const name of Object.keys(inputs)) {
    const bounds = boundsOf(inputs, name, valid)
    const broken = checkBounds({ bounds }, valid[name])
    if (broken?.bound) valid[name] = broken.bound.limit
  }
  return valid
}

export const keyOfRecord = ({ key }: Resource, record: WireRecord): WireRecord =>
  Object.fromEntries(key.map((name) => [name, record[name]]))

const beside = (action: Action): WireRecord => ({
  ...action.send,
  ...(action.requestId ? { request_id: newRequestId() } : {}),
})

/** The body of an action on one record. */
export const bodyForOne = (resource: Resource, action: Action, record: WireRecord, inputs: WireRecord) => ({
  ...keyOfRecord(resource, record),
  ...inputs,
  ...beside(action),
})

/** The address of an action's call, and the rest for its body: a key in the query is only sent there. */
export const addressed = (
  { call, query }: Action,
  body: WireRecord,
): readonly [call: string, body: WireRecord] => {
  if (!query) return [call, body]
  const inQuery = Object.entries(query).filter(([, field]) => body[field] !== undefined)
  const left = Object.entries(body).filter(([name]) => !Object.values(query).includes(name))
  const params = inQuery.map(([param, field]) => [param, String(body[field])])
  return [`${call}?${new URLSearchParams(params)}`, Object.fromEntries(left)]
}

/** The body of a batch. */
export const bodyForMany = (
  resource: Resource,
  action: Action,
  records: readonly WireRecord[],
  inputs: WireRecord,
) => {
  const targets = records.map((record) => keyOfRecord(resource, record))
  const list = action.batch === 'ids' ? targets.map((target) => target[resource.key[0]]) : targets
  return { [action.batch ?? 'ids']: list as Json, ...inputs, ...beside(action) }
}

/** A record of the area that does not exist. With several key fields, a choice keeps its values. */
export const stranger = ({ key, fields }: Resource): WireRecord => {
  const isFree = (name: string) => fields[name]?.kind !== 'choice'
  return Object.fromEntries(
    key.map((name) => {
      const field = fields[name]
      const isNumber = field !== undefined && columnOf(field) === 'bigint'
      const known = field?.kind === 'choice' && key.some(isFree) ? Object.keys(field.of)[0] : undefined
      return [name, isNumber ? Number(known ?? 987_654_321) : (known ?? 'nobody-has-this')]
    }),
  )
}

/** One record for each promise that the declaration makes about an action, if there are such records. */
export function examples(
  action: Action,
  records: readonly WireRecord[],
  now: number,
): [Promised, WireRecord][] {
  const found = new Map<Promised, WireRecord>()
  for (const record of records) {
    const promise = promised(action, record, now)
    if (!found.has(promise)) found.set(promise, record)
  }
  return [...found]
}

export const idIn = ({ key }: Resource, record: WireRecord): string => idOf(key, record)
