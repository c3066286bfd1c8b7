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
  isRecord,
  type Json,
  largestPageSize,
  type Resource,
  resourceName,
  type WireRecord,
} from '@/declaration'
import { fieldOf } from '../answer'
import { PlatformError } from '../errors'
import { quietly, withFailureToast } from '../failures'
import type { ActParams, RequestResult } from './act'
import type { Order, Preview } from './approvals'
import { type Failure, failureOf, isMissing, PartialError, UnsupportedError } from './errors'
import {
  type FilterValues,
  filterOf,
  type ListQuery,
  referenceFilter,
  requestOf,
  sortOf,
} from './listRequest'
import { mapParallel } from './parallel'
import { platformSource } from './platformSource'
import type { PartHandlers } from './readParts'
import { createBody, isComplete, keyValues, type Row, updateBody } from './row'
import { lazySource, type Outcome, readSpan, type SendOptions, type Source } from './source'

export type { RequestResult } from './act'
export type { Foreseen, Order, Preview } from './approvals'
export { type Failure, isMissing, staleVersion, UnsupportedError, versionOf } from './errors'
export { maxRows, pageSizes } from './listRequest'
export type { Row } from './row'

/** Loaded with the first action, or at idle with the code of runs: reading does not need it. */
const loadAct = () => import('./act')

/** react-admin's data provider for the declared areas, extended by their actions. */
export interface ConsoleDataProvider extends DataProvider {
  supportAbortSignal: true
  /** Refusals are failures of the records; network errors and timeouts reject. */
  act(
    resource: string,
    params: Omit<ActParams, 'records'> & { readonly records: readonly RaRecord[] },
  ): Promise<{ data: { succeeded: Identifier[]; failed: Failure[]; answer?: Json } }>
  requestResult(requestId: string, signal?: AbortSignal): Promise<{ data: RequestResult }>
  /** How a call that a second person must approve would change the records; nothing is stored. */
  previewApproval(resource: string, order: Order, signal?: AbortSignal): Promise<{ data: Preview }>
  /** Requests approval by a second person. Returns the request's id; `requestId` is the same for all repetitions. */
  askApproval(
    resource: string,
    order: Order & { readonly note: string; readonly requestId: string },
  ): Promise<{ data: { readonly id: string } }>
  /** Reads all rows of a filter in parts of 100; reports a part that fails three times, unless it is the first. */
  readAll(
    resource: string,
    asked: { readonly sort?: unknown; readonly filter?: unknown },
    to: PartHandlers,
  ): Promise<{ total: number }>
}

/** Loaded on demand: most consoles have no REST area. */
const restSource = (resource: Resource): Source =>
  lazySource(async () => (await import('./restSource')).restSource(resource))

interface Area {
  readonly resource: Resource
  readonly source: Source
}

const signalOf = (meta: unknown): AbortSignal | undefined => {
  const signal = fieldOf(meta, 'signal')
  return signal instanceof AbortSignal ? signal : undefined
}

/** How a save is sent; a form unless stated otherwise. */
const sendOptions = (meta: unknown): SendOptions => {
  const run = fieldOf(meta, 'run')
  return {
    signal: signalOf(meta),
    via: fieldOf(meta, 'via') === 'import' ? 'import' : 'form',
    ...(typeof run === 'string' && { run }),
  }
}

const recordOf = (value: unknown): WireRecord => (isRecord(value) ? value : {})

const resultOf = ({ succeeded, failed }: Outcome): { data: string[] } => {
  if (failed.length > 0) throw new PartialError(succeeded, failed)
  return { data: [...succeeded] }
}

const readList = async (
  { resource, source }: Area,
  asked: ListQuery,
  fixed: FilterValues,
  signal?: AbortSignal,
): Promise<GetListResult> => {
  const { span, sort, filter } = requestOf(resource, asked)
  const request = { sort, filter: { ...filter, ...fixed }, signal }
  const { rows, total, ...meta } = await readSpan(span, request, source.page)
  return Object.keys(meta).length === 0 ? { data: [...rows], total } : { data: [...rows], total, meta }
}

const readMany = async ({ resource, source }: Area, ids: readonly string[], signal?: AbortSignal) => {
  if (source.many) return source.many(ids, signal)
  const found = await mapParallel(ids, async (id) => {
    try {
      return await source.one(id, signal)
    } catch (error) {
      if (isMissing(resource, error)) return undefined
      throw error
    }
  })
  return found.filter((row): row is Row => row !== undefined)
}

/** Updates a record. Fields missing in `data` are taken from the record the operator saw, else from the current one. */
const updateRecord = async (
  { resource, source }: Area,
  id: string,
  data: unknown,
  seen: unknown,
  meta: unknown,
) => {
  const known = [recordOf(data), recordOf(seen)]
  const from = isComplete(resource, ...known) ? known : [...known, await source.one(id)]
  const body = updateBody(resource, keyValues(resource, id) ?? {}, from, meta)
  return source.update(id, body, sendOptions(meta))
}

/** Creates the data provider. Requests are limited to what the declarations allow. Methods reject and never throw. */
export function createDataProvider(areas: Pick<Areas, 'heads' | 'fetch'>): ConsoleDataProvider {
  const names = new Map(areas.heads.map((head) => [resourceName(head), head.name]))
  const known = new Map<string, Area>()
  const area = async (name: string): Promise<Area> => {
    const found = known.get(name)
    if (found) return found
    const declared = names.get(name)
    if (declared === undefined) throw new UnsupportedError(name, 'no such area')
    const resource = await areas.fetch(declared)
    const source = resource.rest === undefined ? platformSource(resource) : restSource(resource)
    known.set(name, { resource, source })
    return { resource, source }
  }

  return {
    supportAbortSignal: true,

    getList: async (name, params) => readList(await area(name), params, {}, params.signal),

    getOne: async (name, { id, signal }): Promise<GetOneResult> => ({
      data: await (await area(name)).source.one(String(id), signal),
    }),

    getMany: async (name, { ids, signal }): Promise<GetManyResult> => {
      const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined).map(String))]
      // The names of references are optional: without them the keys are shown.
      const quiet = quietly(signal)
      return withFailureToast(
        async () => ({ data: [...(await readMany(await area(name), wanted, quiet))] }),
        quiet,
      )
    },

    getManyReference: async (name, { target, id, signal, ...asked }): Promise<GetListResult> => {
      const one = await area(name)
      const reference = referenceFilter(one.resource, target, id)
      return reference ? readList(one, asked, reference, signal) : { data: [], total: 0 }
    },

    create: async (name, { data, meta }): Promise<CreateResult> => {
      const { resource, source } = await area(name)
      return { data: await source.create(createBody(resource, recordOf(data), meta), sendOptions(meta)) }
    },

    update: async (name, { id, data, previousData, meta }): Promise<UpdateResult> => ({
      data: await updateRecord(await area(name), String(id), data, previousData, meta),
    }),

    updateMany: async (name, { ids, data, meta }) => {
      const one = await area(name)
      const failed: Failure[] = []
      const done = await mapParallel(ids.map(String), async (id) => {
        try {
          return [(await updateRecord(one, id, data, {}, meta)).id]
        } catch (error) {
          failed.push(failureOf(id, error))
          return []
        }
      })
      return resultOf({ succeeded: done.flat(), failed })
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
      return resultOf(await (await area(name)).source.remove(rows, recordOf(recordOf(meta).input)))
    },

    act: async (name, params) => {
      const { act } = await loadAct()
      const { succeeded, failed, answer } = await act((await area(name)).resource, params)
      const outcome = { succeeded: [...succeeded], failed: [...failed] }
      return { data: answer === undefined ? outcome : { ...outcome, answer } }
    },

    requestResult: async (requestId, signal) => ({
      data: await (await loadAct()).requestResult(requestId, signal),
    }),

    previewApproval: async (name, order, signal) => {
      const [{ resource }, { preview }] = await Promise.all([area(name), import('./approvals')])
      return { data: await preview(resource, order, signal) }
    },

    askApproval: async (name, order) => {
      const [{ resource }, { ask }] = await Promise.all([area(name), import('./approvals')])
      return { data: { id: await ask(resource, order) } }
    },

    readAll: async (name, asked, to) => {
      const { resource, source } = await area(name)
      const { readParts } = await import('./readParts')
      const [sort, filter] = [sortOf(resource, asked.sort), filterOf(resource, asked.filter)]
      const read = (part: number, signal: AbortSignal) =>
        // The reader reports lost parts itself.
        source.page({ limit: largestPageSize, sort, filter, page: part + 1, signal: quietly(signal) })
      return readParts(read, to)
    },
  }
}
