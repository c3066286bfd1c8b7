import {
  capabilityOf,
  denies,
  everything,
  idOf,
  keyOf,
  type Page,
  type Permissions,
  type Resource,
  type WireRecord,
} from '@/declaration'
import { bodyForMany, bodyForOne, stranger, validInputs } from './attempts'

/** A call that needs one capability of an area, on a record that nobody has, so that nothing can happen. */
export interface PermissionCall {
  /** The permission that it needs besides the list's. */
  readonly key: string
  readonly method: string
  /** Below /api. */
  readonly path: string
  readonly body?: WireRecord
}

const split = (call: string): { method: string; path: string } => {
  const [method = '', path = ''] = call.split(' ')
  return { method, path }
}

const reading = (call: string, params: Readonly<Record<string, string>>) => {
  const { method, path } = split(call)
  return method === 'GET'
    ? { method, path: `${path}?${new URLSearchParams(params)}` }
    : { method, path, body: params }
}

/**
 * Every call of an area, declared or in REST form, with the permission that it needs.
 *
 * @param permissions of the caller: denied fields are not sent
 */
export function permissionCalls(
  resource: Resource,
  permissions: Permissions = everything,
): readonly PermissionCall[] {
  const { name, list, detail, save, actions = {}, endpoints = {} } = resource
  const nobody = stranger(resource)
  const id = idOf(resource.key, nobody)
  const key = keyOf(resource.key, id) ?? {}
  const rest = resource.rest ?? `/rest/${name}`
  const one = `${rest}/${encodeURIComponent(id)}`
  const button = save?.buttons?.[0]
  const calls: PermissionCall[] = [
    { key: 'list', ...reading(list.call, {}) },
    { key: 'list', method: 'GET', path: rest },
    { key: detail ? 'detail' : 'list', method: 'GET', path: one },
  ]
  if (detail?.call) calls.push({ key: 'detail', ...reading(detail.call, key) })
  if (save) {
    // Invalid values: nothing is created.
    const sent = save.fields.filter((field) => !denies(permissions, `${name}.field.${field}`))
    const wrong = Object.fromEntries(sent.map((field) => [field, { no: 'such value' }]))
    const made = { ...wrong, ...button?.send }
    calls.push(
      { key: 'create', ...split(save.call), body: made },
      { key: 'create', method: 'POST', path: rest, body: made },
      { key: 'edit', ...split(save.call), body: { ...button?.send, ...nobody, version: 1 } },
      { key: 'edit', method: 'PUT', path: one, body: { ...button?.send, version: 1 } },
    )
  }
  for (const [action, declared] of Object.entries(actions)) {
    const inputs = validInputs(declared, {})
    calls.push({ key: action, ...split(declared.call), body: bodyForOne(resource, declared, nobody, inputs) })
    if (declared.batch) {
      const body = bodyForMany(resource, declared, [nobody], inputs)
      calls.push({ key: action, ...split(declared.call), body })
    }
  }
  for (const [own, endpoint] of Object.entries(endpoints))
    calls.push({ key: capabilityOf(own, endpoint), ...reading(endpoint.call, {}) })
  const remove = Object.keys(actions).find((action) => actions[action]?.effect === 'remove')
  if (remove) calls.push({ key: remove, method: 'DELETE', path: one })
  return calls.map((call) => ({ ...call, key: `${name}.${call.key}` }))
}

/** Every call of a page, with the permission that it needs besides the page's. Without inputs, not much can happen. */
export const pageCalls = ({ name, endpoints = {} }: Page): readonly PermissionCall[] =>
  Object.entries(endpoints).map(([own, endpoint]) => ({
    key: `${name}.${capabilityOf(own, endpoint)}`,
    ...reading(endpoint.call, {}),
  }))
