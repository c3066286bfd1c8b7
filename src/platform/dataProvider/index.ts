import type {
  CreateResult,
  DataProvider,
  DeleteResult,
  GetListResult,
  GetManyResult,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateResult,
} from 'react-admin'
import {
  type Areas,
  type Json,
  largestPageSize,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { PlatformError } from '../errors'
import { quietly, telling } from '../failures'
import { type ActParams, act } from './act'
import { type Failure, failureOf, isMissing, PartialError, UnsupportedError } from './errors'
import { lateSource } from './lateSource'
import { type Asked, type FilterValues, filterOf, referenceFilter, sortOf, spanOf } from './listRequest'
import { readSpan } from './pages'
import { eachOf } from './parallel'
import { platformSource } from './platformSource'
import type { PartsTo } from './readParts'
import { type RequestResult, requestResult } from './requestResult'
import { isObject, keyValues, type Row } from './row'
import { createBody, saysAll, updateBody } from './saveBody'
import type { Outcome, Source } from './source'

export { type Failure, isMissing, PartialError, UnsupportedError } from './errors'
export { mostRows, pageSizes } from './listRequest'

export type { RequestResult } from './requestResult'
export type { Row } from './row'

/** react-admin's data provider over the declared areas, and their actions. */
export interface ConsoleDataProvider extends DataProvider {
  supportAbortSignal: true
  /**
   * Does a declared action with records: one call, at most 100 records for a batch, exactly one for the others. What
   * the platform refuses is the failure of its records; network errors and timeouts reject.
   */
  act(
    resource: string,
    params: Omit<ActParams, 'records'> & { readonly records: readonly RaRecord[] },
  ): Promise<{ data: { succeeded: Identifier[]; failed: Failure[]; answer?: Json } }>
  /** Asks what became of a call that went unanswered. */
  requestResult(requestId: string, signal?: AbortSignal): Promise<{ data: RequestResult }>
  /**
   * Reads all rows of a filter in parts of 100, a few at a time: what a file is written from. A part that cannot be read
   * is told, after three tries, and the others are read all the same. Rejects when given up, when the session is over,
   * and when not even the first part can be read.
   */
  readAll(
    resource: string,
    asked: { readonly sort?: unknown; readonly filter?: unknown },
    to: PartsTo,
  ): Promise<{ total: number }>
}

/** A console without a REST area never loads the way to one. */
const restSource = (resource: Resource): Source =>
  lateSource(async () => (await import('./restSource')).restSource(resource))

interface Area {
  readonly resource: Resource
  readonly source: Source
}

/** Gives up the making of a record: react-admin hands over none with it. */
const signalOf = (meta: unknown): AbortSignal | undefined =>
  typeof meta === 'object' && meta !== null && 'signal' in meta && meta.signal instanceof AbortSignal
    ? meta.signal
    : undefined

const recordOf = (value: unknown): WireRecord => (isObject(value) ? value : {})

const settled = ({ succeeded, failed }: Outcome): { data: string[] } => {
  if (failed.length > 0) throw new PartialError(succeeded, failed)
  return { data: [...succeeded] }
}

const readList = async (
  { resource, source }: Area,
  asked: Asked,
  fixed: FilterValues,
  signal?: AbortSignal,
): Promise<GetListResult> => {
  const { rows, total, ...meta } = await readSpan(
    spanOf(asked.pagination),
    {
      sort: sortOf(resource, asked.sort),
      filter: { ...filterOf(resource, asked.filter), ...fixed },
      signal,
    },
    source.page,
  )
  return Object.keys(meta).length === 0 ? { data: [...rows], total } : { data: [...rows], total, meta }
}

const readMany = async ({ resource, source }: Area, ids: readonly string[], signal?: AbortSignal) => {
  if (source.many) return source.many(ids, signal)
  const found = await eachOf(ids, async (id) => {
    try {
      return await source.one(id, signal)
    } catch (error) {
      if (isMissing(resource, error)) return undefined
      throw error
    }
  })
  return found.filter((row): row is Row => row !== undefined)
}

/** Changes one record: what `data` says, the rest as the operator saw it, else as it is. */
const change = async (
  { resource, source }: Area,
  id: string,
  data: unknown,
  seen: unknown,
  meta: unknown,
) => {
  const known = [recordOf(data), recordOf(seen)]
  const from = saysAll(resource, ...known) ? known : [...known, await source.one(id)]
  return source.update(id, updateBody(resource, keyValues(resource, id) ?? {}, from, meta))
}

/**
 * Makes the data provider of the console: nine methods and `act`, over declarations only. Every request is clamped to
 * what the declaration allows before it is sent, and every answer is checked before it is given on; methods reject and
 * never throw.
 *
 * A call waits for the declaration of its area, and rejects without it.
 *
 * @param areas react-admin knows each by its path without the leading slash
 */
export function createDataProvider(areas: Pick<Areas, 'heads' | 'fetch'>): ConsoleDataProvider {
  const names = new Map(areas.heads.map((head) => [resourceName(head), head.name]))
  const known = new Map<string, Area>()
  const area = async (name: string): Promise<Area> => {
    const found = known.get(name)
    if (found) return found
    const declared = names.get(name)
    if (declared === undefined) throw new UnsupportedError(name, 'no such area')
    const resource = await areas.fetch(declared)
    const one: Area = {
      resource,
      source: resource.rest === undefined ? platformSource(resource) : restSource(resource),
    }
    known.set(name, one)
    return one
  }

  return {
    supportAbortSignal: true,

    getList: async (name, params) => readList(await area(name), params, {}, params.signal),

    getOne: async (name, { id, signal }): Promise<GetOneResult> => ({
      data: await (await area(name)).source.one(String(id), signal),
    }),

    getMany: async (name, { ids, signal }): Promise<GetManyResult> => {
      const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined).map(String))]
      // What a reference names is an extra: without it, its key is shown.
      const quiet = quietly(signal)
      return telling(async () => ({ data: [...(await readMany(await area(name), wanted, quiet))] }), quiet)
    },

    getManyReference: async (name, { target, id, signal, ...asked }): Promise<GetListResult> => {
      const one = await area(name)
      const reference = referenceFilter(one.resource, target, id)
      return reference ? readList(one, asked, reference, signal) : { data: [], total: 0 }
    },

    create: async (name, { data, meta }): Promise<CreateResult> => {
      const { resource, source } = await area(name)
      return { data: await source.create(createBody(resource, recordOf(data), meta), signalOf(meta)) }
    },

    update: async (name, { id, data, previousData, meta }): Promise<UpdateResult> => ({
      data: await change(await area(name), String(id), data, previousData, meta),
    }),

    updateMany: async (name, { ids, data, meta }) => {
      const one = await area(name)
      const failed: Failure[] = []
      const done = await eachOf(ids.map(String), async (id) => {
        try {
          return [(await change(one, id, data, {}, meta)).id]
        } catch (error) {
          failed.push(failureOf(id, error))
          return []
        }
      })
      return settled({ succeeded: done.flat(), failed })
    },

    delete: async (name, { id, previousData, meta }): Promise<DeleteResult> => {
      const row = { ...recordOf(previousData), id: String(id) }
      const { failed } = await (await area(name)).source.remove([row], recordOf(recordOf(meta).input))
      const [refused] = failed
      if (refused) throw new PlatformError({ ...refused, data: null })
      return { data: row }
    },

    deleteMany: async (name, { ids, meta }) => {
      const rows = ids.map((id) => ({ id: String(id) }))
      return settled(await (await area(name)).source.remove(rows, recordOf(recordOf(meta).input)))
    },

    act: async (name, params) => {
      const { succeeded, failed, answer } = await act((await area(name)).resource, params)
      const outcome = { succeeded: [...succeeded], failed: [...failed] }
      return { data: answer === undefined ? outcome : { ...outcome, answer } }
    },

    requestResult: async (requestId, signal) => ({ data: await requestResult(requestId, signal) }),

    readAll: async (name, asked, to) => {
      const { resource, source } = await area(name)
      const { readParts } = await import('./readParts')
      const request = {
        limit: largestPageSize,
        sort: sortOf(resource, asked.sort),
        filter: filterOf(resource, asked.filter),
      }
      // What is lost is told to the reader, which says it with what it has read.
      return readParts(
        (part, signal) => source.page({ ...request, page: part + 1, signal: quietly(signal) }),
        to,
      )
    },
  }
}
