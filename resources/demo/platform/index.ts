import { sampleMenus } from '@mock/platform/accounts/info'
import { forDemonstration } from '@mock/platform/areas/reserved'
import type { Area, JsonObject, PartnerCall } from '@mock/platform/contract'
import { roleOf } from '@mock/platform/roles'
import { demonstrationPartner } from '@mock/platform/sandbox'
import { routesFor } from '../routes'
import { roleRoutes, roleSchema, seedRoles, sent } from './demoRoles'

async function menusOf({ account, partnerId, sql }: PartnerCall): Promise<JsonObject> {
  if (partnerId !== demonstrationPartner) return {}
  const [row] = await sql.query<{ role: string }>('select role from platform.account where account_id = $1', [
    account.accountId,
  ])
  const { key, roles } = roleOf(row?.role ?? '')
  if (key !== 'admin' && key !== 'editor') return {}
  return { menus: [...(key === 'admin' ? sampleMenus : []), ...sent(routesFor(roles))] }
}

const demoArea: Area = forDemonstration({
  name: 'demo',
  schema: roleSchema,
  routes: roleRoutes,
  seed: seedRoles,
  info: menusOf,
})

export default [demoArea]
