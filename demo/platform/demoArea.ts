import { sampleMenus } from '@mock/platform/accounts/sampleMenus'
import type { Area, JsonObject, PartnerCall } from '@mock/platform/contract'
import { roleOf } from '@mock/platform/roles'
import { demonstrationPartner } from '@mock/platform/sandbox'
import type { DemoRoute } from '../routes'
import { routesFor } from './routesFor'

/** What JSON can say of a route: nothing that is not there. */
const sent = (routes: readonly DemoRoute[]): JsonObject[] => JSON.parse(JSON.stringify(routes))

/** The menus of a demonstration account: `visitor` has the dashboard only (specification §6). */
async function menusOf({ account, partnerId, sql }: PartnerCall): Promise<JsonObject> {
  if (partnerId !== demonstrationPartner) return {}
  const [row] = await sql.query<{ role: string }>('select role from platform.account where account_id = $1', [
    account.accountId,
  ])
  const { key, roles } = roleOf(row?.role ?? '')
  if (key !== 'admin' && key !== 'editor') return {}
  return { menus: [...(key === 'admin' ? sampleMenus : []), ...sent(routesFor(roles))] }
}

/** The demo's half of the reference platform that no declaration describes: menus, roles, people to search for. */
export const demoArea: Area = { name: 'demo', info: menusOf }
