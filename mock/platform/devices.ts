import { randomText } from '@/declaration/randomText'
import type { Sql } from '../store/sql'
import { cookieOf } from './cookies'
import { digest } from './digest'

const deviceCookie = 'Known-Device'
/** A browser that nobody has signed in from for so long is a stranger again, in seconds. */
const rememberedFor = 180 * 24 * 3600

const given = async (request: Request): Promise<string> => digest(cookieOf(request, deviceCookie) ?? '')

/** Whether the account has signed in before, and never from where this request comes from. */
export async function isUnknownDevice(sql: Sql, accountId: number, request: Request): Promise<boolean> {
  const [devices] = await sql.query<{ known: number; here: number }>(
    `select count(*)::int as known, count(*) filter (where device_hash = $2)::int as here
     from platform.device where account_id = $1`,
    [accountId, await given(request)],
  )
  return devices !== undefined && devices.known > 0 && devices.here === 0
}

/**
 * Remembers the browser of a sign-in. It is given a new name each time, so that a name that somebody else has slipped
 * into it is worth nothing afterwards; every account that knew it by the old name knows it by the new one.
 *
 * @param step the transaction of the sign-in
 * @returns the value of Set-Cookie; only its hash is kept
 */
export async function rememberDevice(
  step: Sql,
  accountId: number,
  request: Request,
  now: number,
): Promise<string> {
  const device = randomText(32)
  const hash = await digest(device)
  await step.query('update platform.device set device_hash = $2 where device_hash = $1', [
    await given(request),
    hash,
  ])
  await step.query(
    `insert into platform.device (account_id, device_hash, seen_at) values ($1, $2, $3)
     on conflict (account_id, device_hash) do update set seen_at = $3`,
    [accountId, hash, now],
  )
  // A proxy that ends TLS says so; a browser that lies about it harms its own cookie alone.
  const secure =
    new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
  const attributes = ['Path=/api', `Max-Age=${rememberedFor}`, 'HttpOnly', 'SameSite=Lax']
  return [`${deviceCookie}=${device}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}

/** Removes browsers that have become strangers. */
export async function removeOldDevices(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.device where seen_at <= $1', [now - rememberedFor])
}
