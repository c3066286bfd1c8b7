import type { Sql } from '../../store/sql'
import type { SignedIn } from '../contract'
import { grantsOf } from '../delivery/store'
import { roleOf } from '../roles'

/** An account with the permissions that it has now; undefined once it is gone or disabled. */
export async function accountNow(
  sql: Sql,
  partnerId: number,
  accountId: number,
): Promise<SignedIn | undefined> {
  const [row] = await sql.query<{ username: string; role: string }>(
    'select username, role from platform.account where partner_id = $1 and account_id = $2 and not disabled',
    [partnerId, accountId],
  )
  if (!row) return undefined
  const granted = await grantsOf(sql, partnerId, row.role)
  return {
    ...{ accountId, partnerId, username: row.username },
    permissions: [...roleOf(row.role).permissions, ...granted],
  }
}
