import type { RuleContext } from '@mock/platform/areas/rules'

export interface Colleague {
  readonly username: string
  readonly name: string
}

/** The people of the partner who can sign in, the oldest account first: those to whom complaints can be assigned. */
export const colleaguesOf = ({
  sql,
  partnerId,
}: Pick<RuleContext, 'sql' | 'partnerId'>): Promise<readonly Colleague[]> =>
  sql.query<{ username: string; name: string }>(
    'select username, name from platform.account where partner_id = $1 and not disabled order by account_id',
    [partnerId],
  )
