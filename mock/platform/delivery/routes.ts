import { allows } from '@/declaration'
import { hasGrant } from '@/declaration/delivered/grant'
import type { Area, PartnerCall } from '../contract'
import { digest } from '../digest'
import { refuse } from '../refusal'
import { type Delivered, readDelivered } from './store'

/** What the caller's console may show. */
const offeredTo = async ({
  sql,
  partnerId,
  account: { permissions },
}: PartnerCall): Promise<readonly Delivered[]> =>
  (await readDelivered(sql, partnerId)).filter(
    ({ area, overlay }) => (overlay || hasGrant(permissions, area)) && allows(permissions, `${area}.list`),
  )

const headOf = (delivered: readonly Delivered[]): Promise<string> =>
  digest(delivered.map(({ area, hash }) => `${area} ${hash}`).join('\n'))

const headers = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }

/** The list of what is delivered. Consoles ask for it often, and it rarely changes. */
async function index(call: PartnerCall): Promise<Response> {
  const delivered = await offeredTo(call)
  const head = await headOf(delivered)
  const etag = `"${head}"`
  const caching = { etag, 'cache-control': 'private, no-cache' }
  // A compressed answer has had its tag weakened on the way.
  if (call.request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers: caching })
  const those = (wanted: boolean) =>
    delivered.flatMap(({ area, hash, overlay }) => (overlay === wanted ? { name: area, hash } : []))
  const data = { head, areas: those(false), overlays: those(true) }
  return new Response(JSON.stringify({ code: 0, message: 'ok', data }), {
    headers: { ...headers, ...caching },
  })
}

/** A declaration by its hash. The content for a hash never changes. */
async function body(call: PartnerCall): Promise<Response> {
  const found = (await offeredTo(call)).find(({ hash }) => hash === call.params.hash)
  return new Response((found ?? refuse(10002)).body, {
    headers: { ...headers, 'cache-control': 'private, max-age=31536000, immutable' },
  })
}

/** Delivers the partners' own declarations to their consoles. */
export const deliveryArea: Area = {
  name: 'delivery',
  routes: [
    { call: 'GET /user/declarations', answer: index },
    { call: 'GET /user/declarations/:hash', answer: body },
  ],
  async info(call) {
    const delivered = await offeredTo(call)
    return { declarations: delivered.length === 0 ? '' : await headOf(delivered) }
  },
}
