import type { RuleContext } from '@mock/platform/areas/rules'
import { walletOf } from '@resources/fee/platform/ledger'
import { profileOf } from '@resources/partner/platform/profile'
import { secondsPerDay } from '@/declaration'

type Context = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'area'>

export const arrearsSchema: readonly string[] = [
  `create table if not exists partner_arrears (
    partner_id bigint primary key,
    since bigint not null)`,
]

/** Orders are still pushed for a day after arrears begin. */
const graceSeconds = secondsPerDay

export async function watchArrears(context: Context): Promise<void> {
  const { sql, partnerId, now } = context
  const { in_arrears } = await walletOf(context)
  await (in_arrears
    ? sql.query('insert into partner_arrears (partner_id, since) values ($1, $2) on conflict do nothing', [
        partnerId,
        now,
      ])
    : sql.query('delete from partner_arrears where partner_id = $1', [partnerId]))
}

/** Why pushing has stopped for a partner; undefined if pushes go out. */
export async function pushStop(context: Context): Promise<'ARREARS' | 'OFF' | undefined> {
  const { sql, partnerId, now } = context
  const [arrears] = await sql.query<{ since: number }>(
    'select since from partner_arrears where partner_id = $1',
    [partnerId],
  )
  if (arrears && arrears.since + graceSeconds <= now && (await walletOf(context)).in_arrears) return 'ARREARS'
  return (await profileOf(context)).push_mode === 'OFF' ? 'OFF' : undefined
}

/** @throws Refusal 30002 if arrears have stopped the pushes, 10006 if the partner has switched them off */
export async function refuseWhileStopped(context: Context & Pick<RuleContext, 'refuse'>): Promise<void> {
  const stop = await pushStop(context)
  if (stop === 'ARREARS') context.refuse(30002)
  if (stop === 'OFF') context.refuse(10006, { state: '推送已关闭' })
}
