import { isRecord, type Json } from '@/declaration'
import { isJson, textOf } from './answer'
import { AnswerError } from './answerErrors'
import { call } from './client'

/** What one call did to one record. */
export interface HistoryEntry {
  /** Newer entries have higher numbers. */
  readonly entry: number
  readonly operationId: string
  /** The name of the record's area. */
  readonly area: string
  /** The record, as in the console's addresses. */
  readonly id: string
  /** Unix seconds. */
  readonly at: number
  /** Who did it; '' for scheduled work. */
  readonly by: string
  /** What made the change: `form`, `action`, `bulk`, `import`, `api`, `rest`, `job`, or something newer. */
  readonly way: string
  /** `create`, `edit`, the name of an action, or a call. */
  readonly action: string
  /** The area or page of that action. */
  readonly actionArea: string
  readonly kind: 'create' | 'change' | 'remove'
  /** The run that it was part of. */
  readonly runId: string | undefined
  /** How many records the operation changed. */
  readonly records: number
  readonly changes: { readonly [field: string]: readonly [from: Json, to: Json] }
  /** Changed fields whose values are not disclosed. */
  readonly hidden: readonly string[]
}

export interface HistoryPage {
  /** The newest first. */
  readonly items: readonly HistoryEntry[]
  readonly more: boolean
}

const historyCall = 'GET /user/history'
const operationCall = 'GET /user/operationrecords'

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const kindOf = (value: unknown): HistoryEntry['kind'] =>
  value === 'create' || value === 'remove' ? value : 'change'

const changesOf = (value: unknown): HistoryEntry['changes'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([field, pair]) => {
      if (!Array.isArray(pair)) return []
      const [from = null, to = null]: readonly unknown[] = pair
      return isJson(from) && isJson(to) ? [[field, [from, to] as const]] : []
    }),
  )

const entryOf = (asked: string, value: unknown): HistoryEntry => {
  if (!isRecord(value) || typeof value.entry !== 'number') throw new AnswerError(asked, 'items.entry', value)
  const hidden: readonly unknown[] = Array.isArray(value.hidden) ? value.hidden : []
  return {
    entry: value.entry,
    operationId: textOf(value.operation_id),
    area: textOf(value.area),
    id: textOf(value.id),
    at: numberOf(value.at),
    by: textOf(value.by_name) || textOf(value.by),
    way: textOf(value.way),
    action: textOf(value.action),
    actionArea: textOf(value.action_area) || textOf(value.area),
    kind: kindOf(value.kind),
    runId: textOf(value.run_id) || undefined,
    records: numberOf(value.records),
    changes: changesOf(value.changes),
    hidden: hidden.filter((one) => typeof one === 'string'),
  }
}

/** Which part of a history to read. */
interface Part {
  /** Only entries below this number. */
  readonly before?: number | undefined
  readonly limit?: number
  readonly signal?: AbortSignal
}

interface HistoryQuery extends Part {
  /** The area's name. */
  readonly area: string
  /** The record's id, as in the console's addresses. */
  readonly id: string
}

type Asked = typeof historyCall | typeof operationCall

const pageOf = async (
  asked: Asked,
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal | undefined,
): Promise<HistoryPage> => {
  const data = await call(asked, { query, signal })
  if (!isRecord(data) || !Array.isArray(data.items)) throw new AnswerError(asked, 'items', data)
  return { items: data.items.map((one) => entryOf(asked, one)), more: data.more === true }
}

/**
 * A record's history, newest first. Only for platforms that offer `history`.
 *
 * @throws PlatformError, TransportError, AnswerError
 */
export const fetchHistory = ({ signal, ...query }: HistoryQuery): Promise<HistoryPage> =>
  pageOf(historyCall, { ...query }, signal)

/**
 * What an operation did to its records, newest first. Only for platforms that offer `history`.
 *
 * @throws PlatformError, TransportError, AnswerError
 */
export const fetchOperation = (operationId: string, { signal, ...part }: Part): Promise<HistoryPage> =>
  pageOf(operationCall, { operation_id: operationId, ...part }, signal)
