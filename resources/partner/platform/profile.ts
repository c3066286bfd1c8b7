import type { EndpointContext, RuleContext } from '@mock/platform/areas/rules'
import { type WalletView, walletOf } from '@resources/fee/platform/ledger'
import type { Json } from '@/declaration'
import { maskEmail } from '@/declaration/kinds/email'
import { maskPhone } from '@/declaration/kinds/phone'
import type { Partner } from '../profile.endpoints'
import { bindingOf } from './wechat'

export type Profile = Omit<
  Partner,
  | Exclude<keyof WalletView, 'estimated_li' | 'in_arrears'>
  | ('partner_id' | 'username' | 'apps' | 'alert_li' | 'own_ip' | 'wx_bind')
> & { readonly alert_li: number }

/** Columns beyond those of `platform.partner`. A partner without a row has the defaults. */
export const profileSchema: readonly string[] = [
  `create table if not exists partner_profile (
    partner_id bigint primary key,
    license_no text not null default '',
    mobile text not null default '',
    email text not null default '',
    qq text not null default '',
    alert_li bigint not null default 100000,
    alert_receivers jsonb not null default '[]',
    push_mode text not null default 'OFF',
    order_push_url text not null default '',
    auth_push_url text not null default '',
    pay_notify_url text not null default '',
    ip_white_list jsonb not null default '[]',
    pay_accounts jsonb not null default '[]',
    agent_pay_permission boolean not null default false,
    create_time bigint,
    review_at bigint,
    version bigint not null default 1)`,
  `create table if not exists partner_app (
    partner_id bigint not null,
    app_id text not null,
    app_name text not null,
    op_list jsonb not null,
    secret_hash text not null,
    secret_tail text not null,
    create_time bigint not null,
    primary key (partner_id, app_id))`,
]

type Store = Pick<RuleContext, 'sql' | 'partnerId'>

export async function profileOf({ sql, partnerId }: Store): Promise<Profile> {
  const [found] = await sql.query<Profile>(
    `select p.company_name, p.partner_type, p.status, p.contact_name,
       coalesce(f.license_no, '') as license_no,
       coalesce(nullif(f.mobile, ''), (select mobile from platform.account a
         where a.partner_id = p.partner_id order by account_id limit 1), '') as mobile,
       coalesce(f.email, '') as email, coalesce(f.qq, '') as qq,
       coalesce(f.alert_li, 100000) as alert_li,
       coalesce(f.alert_receivers, '[]') as alert_receivers,
       coalesce(f.push_mode, 'OFF') as push_mode,
       coalesce(f.order_push_url, '') as order_push_url,
       coalesce(f.auth_push_url, '') as auth_push_url,
       coalesce(f.pay_notify_url, '') as pay_notify_url,
       coalesce(f.ip_white_list, '[]') as ip_white_list,
       coalesce(f.pay_accounts, '[]') as pay_accounts,
       coalesce(f.agent_pay_permission, false) as agent_pay_permission,
       f.create_time, coalesce(f.version, 1) as version
     from platform.partner p left join partner_profile f using (partner_id) where p.partner_id = $1`,
    [partnerId],
  )
  if (!found) throw new Error(`partner ${partnerId} not found`)
  return found
}

export async function lockProfile(store: Store): Promise<Profile> {
  const { sql, partnerId } = store
  await sql.query('insert into partner_profile (partner_id) values ($1) on conflict do nothing', [partnerId])
  await sql.query('select 1 from partner_profile where partner_id = $1 for update', [partnerId])
  return profileOf(store)
}

const lists: readonly string[] = ['alert_receivers', 'ip_white_list', 'pay_accounts']
const ofPlatform: readonly string[] = ['company_name', 'status', 'contact_name']

export async function writeProfile(
  { sql, partnerId }: Store,
  changes: Partial<Omit<Profile, 'version'>> & { readonly review_at?: number | null },
): Promise<void> {
  const entries = Object.entries(changes).flatMap(([name, value]): [string, Json][] =>
    value === undefined ? [] : [[name, value]],
  )
  for (const [own, table] of [
    [true, 'partner_profile'],
    [false, 'platform.partner'],
  ] as const) {
    const here = entries.filter(([name]) => ofPlatform.includes(name) !== own)
    if (here.length === 0) continue
    const set = here.map(([name], index) => `${name} = $${index + 2}${lists.includes(name) ? '::jsonb' : ''}`)
    const values = here.map(([, value]) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    )
    await sql.query(`update ${table} set ${set.join(', ')} where partner_id = $1`, [partnerId, ...values])
  }
}

export async function nextVersion({ sql, partnerId }: Store): Promise<number> {
  const [row] = await sql.query<{ version: number }>(
    'update partner_profile set version = version + 1 where partner_id = $1 returning version',
    [partnerId],
  )
  return row?.version ?? 1
}

/** While a profile is under review, the partner can sign in and read, but not send or move money. Throws Refusal 30003. */
export async function refuseWhileReviewing(context: Store & Pick<RuleContext, 'refuse'>): Promise<void> {
  const { status } = await profileOf(context)
  if (status === 'REVIEWING') context.refuse(30003)
}

export const reviewSeconds = 120

export async function review({
  sql,
  partnerId,
  now,
  channels,
}: Store & Pick<RuleContext, 'now' | 'channels'>): Promise<void> {
  const [waiting] = await sql.query<{ review_at: number | null }>(
    `select f.review_at from platform.partner p left join partner_profile f using (partner_id)
     where p.partner_id = $1 and p.status = 'REVIEWING'`,
    [partnerId],
  )
  if (!waiting) return
  await lockProfile({ sql, partnerId })
  if (waiting.review_at === null)
    await writeProfile({ sql, partnerId }, { review_at: channels.doneAt(now, reviewSeconds) })
  else if (waiting.review_at <= now)
    await writeProfile({ sql, partnerId }, { status: 'NORMAL', review_at: null })
}

const maskLicense = (license: string): string => license.replace(/^(.{4}).*(.{4})$/, '$1**********$2')

export async function partnerView(
  context: Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'area' | 'account' | 'peer'>,
): Promise<Partner> {
  const { sql, partnerId, account, peer } = context
  const profile = await profileOf(context)
  const wallet = await walletOf(context)
  const apps = await sql.query<Partner['apps'][number]>(
    `select app_id, app_name, op_list, '****' || secret_tail as app_secret_mask, create_time
     from partner_app where partner_id = $1 order by app_id`,
    [partnerId],
  )
  const binding = await bindingOf(context)
  return {
    ...profile,
    partner_id: partnerId,
    username: account.username,
    // Arrears are derived from the balance, not stored.
    status: profile.status === 'NORMAL' && wallet.in_arrears ? 'ARREARS' : profile.status,
    license_no: maskLicense(profile.license_no),
    mobile: maskPhone(profile.mobile),
    email: maskEmail(profile.email),
    alert_receivers: profile.alert_receivers.map(maskPhone),
    apps,
    balance_li: wallet.balance_li,
    available_li: wallet.available_li,
    frozen_li: wallet.frozen_li,
    credit_li: wallet.credit_li,
    own_ip: peer ?? null,
    wx_bind: binding,
  }
}
