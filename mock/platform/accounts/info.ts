import type { Area, Json, JsonObject, PartnerCall } from '../contract'
import { refuse } from '../refusal'
import { roleOf, roles } from '../roles'
import { maskMobile } from './fields'
import { sampleMenus } from './sampleMenus'

interface InfoRow {
  username: string
  name: string
  avatar: string
  introduction: string
  mobile: string
  role: string
  company_name: string
  partner_status: string
  support: JsonObject
}

/** The other roles, for administrators who view the console as one of them. */
const viewAs: Json = roles
  .filter(({ key }) => key !== 'admin')
  .map(({ key, title, permissions, roles }) => ({ role: key, title, permissions, roles }))

/** The signed-in account, its permissions and what the frame shows; areas add their own members. */
export const info =
  (areas: readonly Area[]) =>
  async (call: PartnerCall): Promise<Json> => {
    const [row] = await call.sql.query<InfoRow>(
      `select a.username, a.name, a.avatar, a.introduction, a.mobile, a.role,
         p.company_name, p.status as partner_status, p.support
       from platform.account a join platform.partner p using (partner_id) where a.account_id = $1`,
      [call.account.accountId],
    )
    if (!row) refuse(50008)
    const { mobile, role, ...shown } = row
    const own = {
      ...shown,
      // Business screens are part of the console's own menu.
      menus: row.username === 'admin' ? sampleMenus : [],
      roles: roleOf(role).roles,
      permissions: call.account.permissions,
      ...(role === 'admin' ? { view_as: viewAs } : {}),
      partner_id: call.partnerId,
      mobile_mask: maskMobile(mobile),
      unread_announcement: 0,
    }
    const added = await Promise.all(areas.map((area) => area.info?.(call)))
    return Object.assign(own, ...added)
  }
