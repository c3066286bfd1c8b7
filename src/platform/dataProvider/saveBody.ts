import { type Resource, resourceName, type SaveSection, type WireRecord } from '@/declaration'
import { UnsupportedError } from './errors'
import { isObject } from './row'

const pick = (names: readonly string[], ...from: readonly WireRecord[]): WireRecord =>
  Object.fromEntries(
    names.flatMap((name) => {
      const holder = from.find((record) => Object.hasOwn(record, name) && record[name] !== undefined)
      return holder ? [[name, holder[name]]] : []
    }),
  )

/**
 * What is sent beside the fields: what the pressed button says (`meta.button` counts the declared buttons from 0, which
 * is the default), and the id of the dialog's opening (`meta.requestId`), so that sending again makes no second record.
 */
const besides = (resource: Resource, { buttons }: SaveSection, meta: unknown): WireRecord => {
  const { button = 0, requestId } = isObject(meta) ? meta : {}
  const pressed = typeof button === 'number' ? buttons?.[button] : undefined
  if (buttons && !pressed)
    throw new UnsupportedError(resourceName(resource), `save with button ${JSON.stringify(button)}`)
  return { ...pressed?.send, ...(typeof requestId === 'string' ? { request_id: requestId } : {}) }
}

/**
 * The save section for making or changing records.
 *
 * @throws UnsupportedError when the area does not offer it
 */
const saveOf = (resource: Resource, mode: 'create' | 'edit'): SaveSection => {
  if (!resource.save || resource.save[mode] === false)
    throw new UnsupportedError(resourceName(resource), mode === 'create' ? 'create' : 'update')
  return resource.save
}

/** The body of a save that makes a record: the declared fields and what the button sends. */
export const createBody = (resource: Resource, data: WireRecord, meta: unknown): WireRecord => {
  const save = saveOf(resource, 'create')
  return { ...pick(save.fields, data), ...besides(resource, save, meta) }
}

/** Whether these records say all that a save of a change sends, its version included. */
export const saysAll = (resource: Resource, ...records: readonly WireRecord[]): boolean =>
  [...saveOf(resource, 'edit').fields, 'version'].every((name) =>
    records.some((record) => record[name] !== undefined),
  )

/**
 * The body of a save that changes a record: every declared field, because a save is an upsert of the whole record
 * (domain §1), and the version that the operator saw, so that nobody's change is overwritten unseen.
 *
 * @param from where a field is looked for, in this order
 */
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
    ...besides(resource, save, meta),
  }
}
