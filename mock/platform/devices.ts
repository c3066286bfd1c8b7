import { parse, serialize } from 'hono/utils/cookie'
import { randomText } from '@/declaration/randomText'
import type { Sql } from '../store/sql'
import { digest } from './digest'

const deviceCookie = 'Known-Device'
/** Seconds without a sign-in after which a browser is forgotten. */
const rememberedFor = 180 * 24 * 3600

const hashOf = async ({ headers }: Request): Promise<string> =>
  digest(parse(headers.get('cookie') ?? '', deviceCookie)[deviceCookie] ?? '')

/** Whether the account has signed in before, but never from this browser. */
export async function isUnknownDevice(sql: Sql, accountId: number, request: Request): Promise<boolean> {
  const [devices] = await sql.query<{ known: number; here: number }>(
    `select count(*)::int as known, count(*) filter (where device_hash = $2)::int as here
     from platform.device where account_id = $1`,
    [accountId, await hashOf(request)],
  )
  return devices !== undefined && devices.known > 0 && devices.here === 0
}

/** Renames the browser at each sign-in, so that a planted name becomes worthless. Returns the value of Set-Cookie. */
export async function rememberDevice(step: Sql, accountId: number, request: Request, now: number) {
  const device = randomText(32)
  const hash = await digest(device)
  await step.query('update platform.device set device_hash = $2 where device_hash = $1', [
    await hashOf(request),
    hash,
  ])
  await step.query(
    `insert into platform.device (account_id, device_hash, seen_at) values ($1, $2, $3)
     on conflict (account_id, device_hash) do update set seen_at = $3`,
    [accountId, hash, now],
  )
  // A proxy that ends TLS says so; a browser that lies about it harms only its own cookie.
  const secure =
    new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
  const attributes = { path: '/api', maxAge: rememberedFor, httpOnly: true, sameSite: 'Lax', secure } as const
  return serialize(deviceCookie, device, attributes)
}

export async function removeOldDevices(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.device where seen_at <= $1', [now - rememberedFor])
}
