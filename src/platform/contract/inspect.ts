import { type Endpoint, isRecord, type Resource, type WireRecord } from '@/declaration'
import type { AskedPage, SeenAnswer } from '../answers'
import { countOf } from '../dataProvider/row'
import { type Members, membersOf, recordMembers } from './fields'
import type { Finding } from './finding'
import { checkSummary, checkTotal, createKeyCheck, createOrderCheck } from './pages'
import { checkRecord, isKeyValue } from './records'
import { createTally } from './tally'

/** Whether an area's full declaration has a field, even if this account's view of it does not. */
export type IsDeclared = (area: string, field: string) => boolean

/** Rows to check before yielding the processor. */
const sliceRows = 50

type Inspection = Generator<undefined, readonly Finding[]>

/** Caches something made from each declaration. */
const onceFor = <Declared extends object, Made>(make: (declared: Declared) => Made) => {
  const made = new WeakMap<Declared, Made>()
  return (declared: Declared): Made => {
    const before = made.get(declared)
    if (before !== undefined) return before
    const now = make(declared)
    made.set(declared, now)
    return now
  }
}

const membersIn = {
  list: onceFor((resource: Resource) => recordMembers(resource, 'list')),
  detail: onceFor((resource: Resource) => recordMembers(resource, 'detail')),
  save: onceFor((resource: Resource) => recordMembers(resource, 'save')),
}
const endpointMembers = onceFor(({ call, answer }: Endpoint): Members => {
  const isRead = call.startsWith('GET ')
  return membersOf(answer, { prefix: '', place: 'answer' }, ({ required }) => isRead || required === true)
})

/** The rows of a list answer; undefined if it has none. An empty answer is an empty list. */
const rowsOf = (data: unknown): readonly unknown[] | undefined => {
  const items = isRecord(data) ? data.items : data
  if (Array.isArray(items)) return items
  const isEmpty = isRecord(data)
    ? Object.keys(data).length === 0 || countOf(data.total) === 0
    : (data ?? '') === ''
  return isEmpty ? [] : undefined
}

function* inspectList(
  resource: Resource,
  asked: AskedPage,
  data: unknown,
  isDeclared: IsDeclared,
): Inspection {
  const { name, list } = resource
  const tally = createTally()
  const rows = rowsOf(data)
  if (!rows) {
    tally.add('form', { path: 'items' }, false, isRecord(data) ? data.items : data)
    return tally.findings(list.call, name, 0)
  }
  const members = membersIn.list(resource)
  const known = (field: string) => isDeclared(name, field)
  const checkKey = createKeyCheck(resource, tally)
  const checkOrder = createOrderCheck(resource, asked, tally)
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % sliceRows === 0) yield
    if (!isRecord(row)) {
      tally.add('form', { path: 'items' }, false, row)
      continue
    }
    checkRecord(members, row, tally, known)
    checkKey(row)
    checkOrder?.(row)
  }
  const beside: WireRecord = isRecord(data) ? data : {}
  if (rows.length > 0 || Object.keys(beside).length > 0) {
    checkTotal(beside.total, rows.length, asked, tally)
    checkSummary(resource, beside.summary, tally)
  }
  return tally.findings(list.call, name, rows.length)
}

const inspectRecord = (
  call: string,
  { name, key }: Pick<Resource, 'name' | 'key'>,
  members: Members,
  data: unknown,
  isDeclared: IsDeclared,
): readonly Finding[] => {
  const tally = createTally()
  // Data without a valid key says nothing about records; the call itself reports missing fields it needs.
  if (!isRecord(data) || !key.every((field) => isKeyValue(data[field]))) return []
  checkRecord(members, data, tally, (field) => isDeclared(name, field))
  return tally.findings(call, name, 1)
}

const inspectEndpoint = (endpoint: Endpoint, data: unknown): readonly Finding[] => {
  if (!isRecord(data)) return []
  const tally = createTally()
  checkRecord(endpointMembers(endpoint), data, tally)
  return tally.findings(endpoint.call, '', 1)
}

/**
 * Compares an answer with its declaration, as the account sees it. Changes nothing.
 *
 * @returns a generator that pauses after every 50 rows
 */
export function* inspect(answer: SeenAnswer, isDeclared: IsDeclared): Inspection {
  if (answer.of === 'list') return yield* inspectList(answer.resource, answer.asked, answer.data, isDeclared)
  if (answer.of === 'endpoint') return inspectEndpoint(answer.endpoint, answer.data)
  const { of, resource, data } = answer
  const call = of === 'detail' ? resource.detail?.call : resource.save?.call
  return inspectRecord(call ?? '', resource, membersIn[of](resource), data, isDeclared)
}

/** The same without pauses. */
export const findings = (answer: SeenAnswer, isDeclared: IsDeclared = () => false): readonly Finding[] => {
  const inspection = inspect(answer, isDeclared)
  for (;;) {
    const { done, value } = inspection.next()
    if (done) return value
  }
}
