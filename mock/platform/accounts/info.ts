import { l } from '@/declaration'
import type { Area, Json, JsonObject, PartnerCall } from '../contract'
import { grantsOf } from '../delivery/store'
import { refuse } from '../refusal'
import { roleOf, roles } from '../roles'
import { maskMobile } from './fields'

const page = (path: string, name: string, meta: JsonObject) => ({ path, component: name, name, meta })

/** The menu of the demonstration account `admin`, to which the demo adds its routes. */
export const sampleMenus: readonly JsonObject[] = [
  {
    path: '/system',
    name: 'System',
    meta: { title: l('系统管理', 'System', 'Sistema'), icon: 'settings', roles: ['admin'] },
    children: [
      {
        path: 'access',
        name: 'Access',
        meta: { title: l('权限管理', 'Access', 'Acceso'), icon: 'lock', roles: ['admin'] },
        children: [
          page('admins', 'Admins', {
            title: l('管理员', 'Administrators', 'Administradores'),
            icon: 'person',
          }),
          page('role', 'Role', { title: l('角色', 'Roles', 'Roles'), icon: 'group' }),
          page('menu', 'Menu', { title: l('菜单', 'Menu', 'Menú'), icon: 'list' }),
        ],
      },
      page('test', 'Test', {
        title: l('自检', 'Self-test', 'Autodiagnóstico'),
        icon: 'check',
        noCache: true,
      }),
    ],
  },
]

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
  draft_key: string
}

/** Optional features: calls that other platforms need not answer. */
const offers: readonly string[] = ['history', 'approvals', 'views']

/** The other roles, for administrators who view the console as one of them. */
const viewAs = ({ sql, partnerId }: PartnerCall): Promise<Json> =>
  Promise.all(
    roles
      .filter(({ key }) => key !== 'admin')
      .map(async ({ key, title, permissions, roles }) => ({
        ...{ role: key, title, roles },
        permissions: [...permissions, ...(await grantsOf(sql, partnerId, key))],
      })),
  )

export async function info(call: PartnerCall, areas: readonly Area[]): Promise<Json> {
  const [row] = await call.sql.query<InfoRow>(
    `select a.username, a.name, a.avatar, a.introduction, a.mobile, a.role, a.draft_key,
       p.company_name, p.status as partner_status, p.support
     from platform.account a join platform.partner p using (partner_id) where a.account_id = $1`,
    [call.account.accountId],
  )
  if (!row) refuse(50008)
  const { mobile, role, draft_key, ...shown } = row
  const own = {
    ...shown,
    // Business screens are part of the console's own menu.
    menus: row.username === 'admin' ? sampleMenus : [],
    roles: roleOf(role).roles,
    permissions: call.account.permissions,
    ...(role === 'admin' ? { view_as: await viewAs(call) } : {}),
    partner_id: call.partnerId,
    mobile_mask: maskMobile(mobile),
    unread_announcement: 0,
    offers,
    draft_key,
  }
  const added = await Promise.all(areas.map((area) => area.info?.(call)))
  return Object.assign(own, ...added)
}
