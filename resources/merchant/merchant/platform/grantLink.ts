import type { EndpointRule } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'

/** How long a grant link is valid. */
const linkDays = 7

/** `GET /user/grantlink`: a link at which a shop's owner grants one of the partner's apps. */
export const grantlink: EndpointRule = async ({ query, now, sql, partnerId, random, refuse }) => {
  const { op, app_id } = query
  const own = await sql.query('select 1 from partner_app where partner_id = $1 and app_id = $2', [
    partnerId,
    String(app_id),
  ])
  if (own.length === 0) refuse(10002)
  const address = new URL('https://open.example.com/grant')
  address.search = String(
    new URLSearchParams({ op: String(op), app_id: String(app_id), state: random.digits(16) }),
  )
  return { url: String(address), expire_time: now + linkDays * secondsPerDay }
}
