import simpleRest from 'ra-data-simple-rest'
import { missingCode, type Resource, resourceName, type WireRecord } from '@/declaration'
import { envelopeOf, fetchText, readJson, refusal, withWay } from '../client'
import { PlatformError, TransportError } from '../errors'
import { isQuiet, withFailureToast } from '../failures'
import { inSession } from '../inSession'
import { basePath } from '../request'
import { failureOf, refusalOf, UnsupportedError } from './errors'
import { inChunks, mapParallel } from './parallel'
import { countOf, type Row, rowOf, unexpectedAnswer } from './row'
import type { Outcome, Page, PageRequest, Source } from './source'

/** The token must not be sent to another host. */
const refuseForeignHost = (url: string): void => {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`refusing to call another host: ${url}`)
  }
}

type RestOptions = {
  method?: string
  body?: BodyInit | null
  headers?: HeadersInit
  signal?: AbortSignal
}
type RestAnswer = { status: number; headers: Headers; body: string; json: unknown }

/** The `httpClient` of a REST data provider: token, time limit and errors as in `call`, without the envelope. */
export async function restClient(url: string, options: RestOptions = {}): Promise<RestAnswer> {
  refuseForeignHost(url)
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/json')
  }
  const send = async (token: string | undefined): Promise<RestAnswer> => {
    const via = (options.method ?? 'GET') === 'GET' ? undefined : 'form'
    const answer = await fetchText(url, { ...options, headers: withWay(headers, via) }, token)
    const json = answer.ok && answer.text === '' ? undefined : readJson(answer)
    if (!answer.ok) {
      const envelope = envelopeOf(json)
      if (envelope) throw await refusal(envelope, answer.status)
      throw new TransportError('answer', answer.status, { body: json })
    }
    return { status: answer.status, headers: answer.headers, body: answer.text, json }
  }
  const attempt = () => inSession(send, options.signal)
  return isQuiet(options.signal) ? attempt() : withFailureToast(attempt, options.signal, url)
}

/** Maximum number of ids per request, so that the URL is short enough. */
const maxIds = 100

/** `/rest/article` is the collection `article` below `/api/rest`. */
const placeOf = (rest: string) => {
  const slash = rest.lastIndexOf('/')
  return { base: basePath + rest.slice(0, slash), collection: rest.slice(slash + 1) }
}

/** Replaces errors of ra-data-simple-rest, which are about headers, with our own. */
const normalised = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    const ours = [PlatformError, TransportError, UnsupportedError, DOMException]
    throw ours.some((kind) => error instanceof kind)
      ? error
      : new TransportError('answer', 200, { cause: error })
  }
}

/** The source of an area served by a REST service below `/api`. Saves send `request_id` in the body, like calls. */
export function restSource(resource: Resource & { readonly rest?: string }): Required<Source> {
  const place = resource.rest ?? ''
  const { base, collection } = placeOf(place)
  const service = simpleRest(base, (url, { signal, ...options } = {}) =>
    restClient(String(url), { ...options, signal: signal ?? undefined }),
  )

  const page = async ({ page, limit, sort, filter, signal }: PageRequest): Promise<Page> => {
    const pagination = { page, perPage: limit }
    const { data, total } = await service.getList(collection, { pagination, sort, filter, signal })
    const count = countOf(total)
    if (!Array.isArray(data) || count === undefined) throw unexpectedAnswer(data)
    return { rows: data.map((item: unknown) => rowOf(resource, item, place)), total: count }
  }

  const one = async (id: string, signal?: AbortSignal): Promise<Row> => {
    try {
      const { data } = await service.getOne(collection, { id, signal })
      return rowOf(resource, data, place)
    } catch (error) {
      if ((error instanceof TransportError || error instanceof PlatformError) && error.httpStatus === 404)
        throw await refusalOf(missingCode(resource))
      throw error
    }
  }

  const many = async (ids: readonly string[], signal?: AbortSignal): Promise<Row[]> => {
    const parts = await mapParallel(inChunks(ids, maxIds), async (some) => {
      const { data } = await service.getMany(collection, { ids: some, signal })
      if (!Array.isArray(data)) throw unexpectedAnswer(data)
      return data.map((item: unknown) => rowOf(resource, item, place))
    })
    return parts.flat()
  }

  const create = async (body: WireRecord): Promise<Row> =>
    rowOf(resource, (await service.create(collection, { data: body })).data, place)

  const update = async (id: string, data: WireRecord): Promise<Row> => {
    const answer = await service.update(collection, { id, data, previousData: { id } })
    return rowOf(resource, answer.data, place)
  }

  const remove = async (rows: readonly Row[]): Promise<Outcome> => {
    if (!Object.values(resource.actions ?? {}).some(({ effect }) => effect === 'remove'))
      throw new UnsupportedError(resourceName(resource), 'delete')
    const succeeded: string[] = []
    const failed: Outcome['failed'][number][] = []
    await mapParallel(rows, async (row) => {
      try {
        await normalised(service.delete(collection, { id: row.id, previousData: row }))
        succeeded.push(row.id)
      } catch (error) {
        if (rows.length === 1) throw error
        failed.push(failureOf(row.id, error))
      }
    })
    return { succeeded, failed }
  }

  return {
    page: (request) => normalised(page(request)),
    one: (id, signal) => normalised(one(id, signal)),
    many: (ids, signal) => normalised(many(ids, signal)),
    create: (body) => normalised(create(body)),
    update: (id, body) => normalised(update(id, body)),
    remove,
  }
}
