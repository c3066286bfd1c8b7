import type { Json, PartnerCall } from '../contract'
import { roleOf } from '../roles'
import { maskMobile } from './fields'

interface AccountRow {
  account_id: number
  username: string
  name: string
  mobile: string
  role: string
  last_login_at: number | null
  disabled: boolean
}

/** The partner's accounts, oldest first; few enough for one page. */
export async function accountList({ sql, partnerId }: PartnerCall): Promise<Json> {
  const rows = await sql.query<AccountRow>(
    `select account_id, username, name, mobile, role, last_login_at, disabled
     from platform.account where partner_id = $1 order by account_id`,
    [partnerId],
  )
  const items = rows.map(({ mobile, role, last_login_at, ...row }) => ({
    ...row,
    mobile: maskMobile(mobile),
    role,
    role_title: roleOf(role).title,
    last_login_time: last_login_at,
  }))
  return { items, total: items.length }
}
