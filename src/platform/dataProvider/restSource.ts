import simpleRest from 'ra-data-simple-rest'
import { missingCode, type Resource, resourceName, type WireRecord } from '@/declaration'
import { basePath } from '../client'
import { PlatformError, TransportError } from '../errors'
import { restClient } from '../restClient'
import { failureOf, refusalOf, UnsupportedError } from './errors'
import { mapParallel } from './parallel'
import { countOf, type Row, rowOf, unexpectedAnswer } from './row'
import type { Outcome, Page, PageRequest, Source } from './source'

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
    if (
      error instanceof PlatformError ||
      error instanceof TransportError ||
      error instanceof UnsupportedError ||
      error instanceof DOMException
    )
      throw error
    throw new TransportError('answer', 200, { cause: error })
  }
}

/**
 * The source of an area served by a REST service below `/api`, using ra-data-simple-rest with the console's own
 * client. Creating and updating send `request_id` in the body, like calls.
 */
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
    return {
      rows: data.map((item: unknown) => rowOf(resource, item, place)),
      total: count,
    }
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
    const starts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => index * maxIds)
    const parts = await mapParallel(starts, async (start) => {
      const { data } = await service.getMany(collection, { ids: ids.slice(start, start + maxIds), signal })
      if (!Array.isArray(data)) throw unexpectedAnswer(data)
      return data.map((item: unknown) => rowOf(resource, item, place))
    })
    return parts.flat()
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
    create: (body: WireRecord) =>
      normalised(service.create(collection, { data: body }).then(({ data }) => rowOf(resource, data, place))),
    update: (id, body) =>
      normalised(
        service
          .update(collection, { id, data: body, previousData: { id } })
          .then(({ data }) => rowOf(resource, data, place)),
      ),
    remove,
  }
}
