import { isRecord, type Resource, resourceName, type SaveSection, type WireRecord } from '@/declaration'
import { UnsupportedError } from './errors'

const pick = (names: readonly string[], ...from: readonly WireRecord[]): WireRecord =>
  Object.fromEntries(
    names.flatMap((name) => {
      const source = from.find((record) => Object.hasOwn(record, name) && record[name] !== undefined)
      return source ? [[name, source[name]]] : []
    }),
  )

/** The constants of the pressed button (`meta.button` is its index) and the request id. */
const extras = (resource: Resource, { buttons }: SaveSection, meta: unknown): WireRecord => {
  const { button = 0, requestId } = isRecord(meta) ? meta : {}
  const pressed = typeof button === 'number' ? buttons?.[button] : undefined
  if (buttons && !pressed)
    throw new UnsupportedError(resourceName(resource), `save with button ${JSON.stringify(button)}`)
  return { ...pressed?.send, ...(typeof requestId === 'string' ? { request_id: requestId } : {}) }
}

const saveOf = (resource: Resource, mode: 'create' | 'edit'): SaveSection => {
  if (!resource.save || resource.save[mode] === false)
    throw new UnsupportedError(resourceName(resource), mode === 'create' ? 'create' : 'update')
  return resource.save
}

export const createBody = (resource: Resource, data: WireRecord, meta: unknown): WireRecord => {
  const save = saveOf(resource, 'create')
  return { ...pick(save.fields, data), ...extras(resource, save, meta) }
}

/** Whether the records together contain all fields of an update, including the version. */
export const isComplete = (resource: Resource, ...records: readonly WireRecord[]): boolean =>
  [...saveOf(resource, 'edit').fields, 'version'].every((name) =>
    records.some((record) => record[name] !== undefined),
  )

/** All fields, because a save replaces the record, and the version the operator saw. `from` is searched in order. */
export const updateBody = (
  resource: Resource,
  key: WireRecord,
  from: readonly WireRecord[],
  meta: unknown,
): WireRecord => {
  const save = saveOf(resource, 'edit')
  return {
    ...pick([...save.fields, 'version'], ...from),
    ...pick(resource.key, key),
    ...extras(resource, save, meta),
  }
}
