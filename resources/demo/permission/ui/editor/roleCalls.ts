import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { TransportError } from '@/platform/errors'
import { entriesOf, type MenuEntry } from '../tree/menuTree'

export interface RoleInput {
  readonly name: string
  readonly description: string
  readonly routes: readonly MenuEntry[]
}

export interface Role extends RoleInput {
  readonly key: string
}

/** Keys may be numbers. */
const keyOf = (value: unknown): string => {
  const key = fieldOf(value, 'key')
  return typeof key === 'number' ? String(key) : textOf(key)
}

const roleOf = (value: unknown): Role | undefined => {
  const key = keyOf(value)
  return key === ''
    ? undefined
    : {
        key,
        name: textOf(fieldOf(value, 'name')) || key,
        description: textOf(fieldOf(value, 'description')),
        routes: entriesOf(fieldOf(value, 'routes')),
      }
}

const listed = (data: unknown): readonly unknown[] => {
  if (!Array.isArray(data)) throw new TransportError('answer', 200, { body: data })
  return data
}

/** @throws TransportError `answer` if it is not a list */
export const fetchRoles = async (signal: AbortSignal): Promise<readonly Role[]> =>
  listed(await call('GET /roles', { signal })).flatMap((one) => roleOf(one) ?? [])

/**
 * Every page that a role can have.
 *
 * @throws TransportError `answer` if it is not a list
 */
export const fetchMenu = async (signal: AbortSignal): Promise<readonly MenuEntry[]> =>
  entriesOf(listed(await call('GET /routes', { signal })))

/** @returns the key assigned by the platform */
export const createRole = async (input: RoleInput): Promise<string> =>
  keyOf(await call('POST /role', { body: input }))

export const changeRole = (key: string, input: RoleInput): Promise<unknown> =>
  call(`PUT /role/${encodeURIComponent(key)}`, { body: input })

export const removeRole = (key: string): Promise<unknown> => call(`DELETE /role/${encodeURIComponent(key)}`)
