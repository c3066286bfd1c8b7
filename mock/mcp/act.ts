import {
  type Action,
  batchLimit,
  columnOf,
  isRecord,
  type Json,
  keyOf,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { suggestion } from '@/declaration/inspect/report'
import { type Answered, type Caller, ToolError } from './caller'
import { doableIn, isSave } from './doable'
import { recordCall, recordsCall } from './find'

export interface Order {
  readonly area: Json
  readonly action: Json
  readonly ids?: Json
  readonly inputs?: Json
  readonly dry_run?: Json
  readonly request_id?: Json
  readonly ask?: Json
  readonly note?: Json
}

const needsApproval = 10010

/** One call to the platform; its body names the records. */
interface Asked {
  readonly ids: readonly string[]
  readonly body: WireRecord
  readonly send: (more: WireRecord) => Promise<Answered>
}

/** The key fields of an id, as calls take them. */
const keyIn = (area: Resource, id: string): WireRecord => {
  const key = keyOf(area.key, id)
  if (!key) throw new ToolError(`"${id}" is no id of ${area.name}; find gives each record its id`)
  return Object.fromEntries(
    Object.entries(key).map(([name, value]) => {
      const field = area.fields[name]
      return [name, field && columnOf(field) === 'bigint' ? Number(value) : value]
    }),
  )
}

/** The calls of an action: one for all records where it takes a batch, else one for each. */
const callsOf = (
  caller: Caller,
  area: Resource,
  action: Action,
  ids: readonly string[],
  inputs: WireRecord,
) => {
  const send = (body: WireRecord) => (more: WireRecord) => {
    const query = Object.entries(action.query ?? {})
    const inQuery = Object.fromEntries(query.map(([param, field]) => [param, body[field] ?? '']))
    return caller.call(action.call, {
      ...(query.length > 0 && { query: inQuery }),
      body: { ...body, ...more },
    })
  }
  const common = { ...inputs, ...action.send }
  const { batch } = action
  if (!batch)
    return ids.map((id): Asked => {
      const body = { ...common, ...keyIn(area, id) }
      return { ids: [id], body, send: send(body) }
    })
  const [first = ''] = area.key
  const keys = ids.map((id) => keyIn(area, id))
  const named = batch === 'ids' ? keys.map((key) => key[first] ?? '') : keys
  const body: WireRecord = { ...common, [batch]: named as Json }
  return [{ ids, body, send: send(body) }]
}

/** Refuses inputs that the call would ignore: somebody sent them by mistake. @throws ToolError that suggests the nearest */
const knownInputs = ({ save }: Resource, action: Action | undefined, given: readonly string[]): void => {
  const pressed = save?.buttons?.flatMap(({ send = {} }) => Object.keys(send)) ?? []
  const asked = action ? Object.keys(action.inputs ?? {}) : [...(save?.fields ?? []), ...pressed]
  for (const name of given)
    if (![...asked, 'version', 'versions'].includes(name))
      throw new ToolError(
        `"${name}" is no input${suggestion(name, asked)}; there are: ${asked.join(', ') || 'none'}`,
      )
}

/** The calls that carry out an order. @throws ToolError for what this account cannot do here */
const asked = (caller: Caller, area: Resource, order: Order): readonly Asked[] => {
  const name = String(order.action)
  const inputs = isRecord(order.inputs) ? (order.inputs as WireRecord) : {}
  const ids = Array.isArray(order.ids) ? order.ids.map(String) : []
  const known = doableIn(area)
  if (!known.includes(name))
    throw new ToolError(
      `"${name}" is nothing that can be done here${suggestion(name, known)}; there are: ${known.join(', ') || 'none'}`,
    )
  const action = isSave(area, name) ? undefined : area.actions?.[name]
  knownInputs(area, action, Object.keys(inputs))
  if (!action && name === 'create') {
    const send = (more: WireRecord) =>
      caller.call(recordsCall('POST', area), { body: { ...inputs, ...more } })
    return [{ ids: [], body: inputs, send }]
  }
  if (ids.length === 0) throw new ToolError('name the records with "ids", as find gives them')
  if (!action)
    return ids.map((id) => ({
      ids: [id],
      body: { ...inputs, ...keyIn(area, id) },
      send: (more) => caller.call(recordCall('PUT', area, id), { body: { ...inputs, ...more } }),
    }))
  if (ids.length > batchLimit(action)) throw new ToolError(`at most ${batchLimit(action)} records at a time`)
  return callsOf(caller, area, action, ids, inputs)
}

const listIn = (data: Json, name: string): readonly Json[] => {
  const list = isRecord(data) ? data[name] : undefined
  return Array.isArray(list) ? list : []
}

/** What happened to the records of a call. */
const outcome = ({ ids }: Asked, answer: Answered) => {
  if ('message' in answer) {
    const { code, message } = answer
    return {
      done: [],
      failed: (ids.length > 0 ? ids : ['']).map((id) => ({ id, code, message })),
      answer: null,
    }
  }
  const failed = listIn(answer.data, 'failed')
  return {
    done: failed.length > 0 ? listIn(answer.data, 'success') : ids,
    failed,
    answer: ids.length === 0 ? answer.data : null,
  }
}

/** Carries out an order, asks a second person to approve it, or only previews it. */
export const act = async (caller: Caller, order: Order): Promise<Json> => {
  const area = await caller.area(order.area)
  const calls = asked(caller, area, order)
  const named = isSave(area, String(order.action)) ? { save: true } : { action: order.action }
  if (order.dry_run !== false) {
    const previews: Json[] = []
    for (const { body } of calls)
      previews.push(
        await caller.data('POST /user/previewapproval', { body: { area: area.name, ...named, body } }),
      )
    return { dry_run: true, would: previews }
  }
  if (typeof order.request_id !== 'string')
    throw new ToolError('say a "request_id" of 8 to 64 characters: the same one again does nothing twice')
  const done: Json[] = []
  const failed: Json[] = []
  const requests: Json[] = []
  const answers: Json[] = []
  for (const [at, one] of calls.entries()) {
    const request_id = calls.length === 1 ? order.request_id : `${order.request_id}-${at}`
    const body = { area: area.name, ...named, body: one.body, note: order.note ?? '', request_id }
    const answer = await (order.ask === true
      ? caller.call('POST /user/askapproval', { body })
      : one.send({ request_id }))
    if (order.ask === true && !('message' in answer)) {
      requests.push(answer.data)
      continue
    }
    const became = outcome(one, answer)
    done.push(...became.done)
    failed.push(...became.failed)
    if (became.answer !== null) answers.push(became.answer)
  }
  const isRefused = failed.some((one) => isRecord(one) && one.code === needsApproval)
  return {
    done,
    failed,
    ...(answers.length > 0 && { records: answers }),
    ...(requests.length > 0 && { requests }),
    ...(isRefused && {
      next: 'A second person must agree: call act once more with ask: true and another request_id.',
    }),
  }
}
