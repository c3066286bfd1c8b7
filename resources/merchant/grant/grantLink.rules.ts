import type { EndpointRule } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'
import { appsOf } from '../../samples'

/** So long a shop's owner may take to follow a link. */
const linkDays = 7

/** `GET /user/grantlink`: where a shop's owner grants an app of the partner. */
export const grantlink: EndpointRule = async ({ query, now, account, area, random, refuse }) => {
  const { op, app_id } = query
  const isOwn =
    appsOf(account.username).some((app) => app.app_id === app_id) ||
    (await area('merchant').count({ app_id: String(app_id) })) > 0
  if (!isOwn) refuse(10002)
  const address = new URL('https://open.example.com/grant')
  address.search = String(
    new URLSearchParams({ op: String(op), app_id: String(app_id), state: random.digits(16) }),
  )
  return { url: String(address), expire_time: now + linkDays * secondsPerDay }
}
