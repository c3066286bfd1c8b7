import type { RuleContext } from '@mock/platform/areas/rules'

export interface Colleague {
  readonly username: string
  readonly name: string
}

/** The partner's active accounts, oldest first; complaints can be assigned to them. */
export const colleaguesOf = ({
  sql,
  partnerId,
}: Pick<RuleContext, 'sql' | 'partnerId'>): Promise<readonly Colleague[]> =>
  sql.query<{ username: string; name: string }>(
    'select username, name from platform.account where partner_id = $1 and not disabled order by account_id',
    [partnerId],
  )
