import type { Label } from '@/declaration'
import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { PlatformError, TransportError } from '@/platform/errors'

/** One page of accounts, the most that the platform returns at once. */
const mostAccounts = 100

const roleOf = (sent: unknown): Label => {
  const title = fieldOf(sent, 'role_title')
  const plain = textOf(title) || textOf(fieldOf(sent, 'role'))
  const named = (locale: keyof Label) => textOf(fieldOf(title, locale)) || plain
  return { zh: named('zh'), en: named('en'), es: named('es') }
}

const accountOf = (sent: unknown) => {
  const username = textOf(fieldOf(sent, 'username'))
  const id = fieldOf(sent, 'account_id')
  if (!username) return undefined
  const lastLogin = fieldOf(sent, 'last_login_time')
  return {
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : username,
    username,
    name: textOf(fieldOf(sent, 'name')),
    // Masked; '' when the platform does not say.
    mobile: textOf(fieldOf(sent, 'mobile')),
    role: roleOf(sent),
    // Unix seconds; undefined when it never signed in, or the platform does not say.
    lastLogin: typeof lastLogin === 'number' && lastLogin > 0 ? lastLogin : undefined,
    disabled: fieldOf(sent, 'disabled') === true,
  }
}

export type Account = NonNullable<ReturnType<typeof accountOf>>

export interface Accounts {
  readonly accounts: readonly Account[]
  readonly total: number
}

/** Skips entries without a username. Throws TransportError `answer` when it is not a list. */
export const accountsOf = (data: unknown): Accounts => {
  const items = fieldOf(data, 'items')
  if (!Array.isArray(items)) throw new TransportError('answer', 200, { body: data })
  const accounts = items.flatMap((item: unknown) => accountOf(item) ?? [])
  const total = fieldOf(data, 'total')
  return { accounts, total: typeof total === 'number' ? Math.max(total, accounts.length) : accounts.length }
}

/** @throws PlatformError or TransportError when there is no usable answer */
export const fetchAccounts = async (signal: AbortSignal): Promise<Accounts> =>
  accountsOf(await call('GET /user/accountlist', { query: { page: 1, limit: mostAccounts }, signal }))

/** Whether the platform does not know the call, which is optional for a platform. */
export const isUnknownCall = (error: unknown): boolean =>
  (error instanceof TransportError && error.httpStatus === 404) ||
  (error instanceof PlatformError && (error.code === 10002 || error.httpStatus === 404))
