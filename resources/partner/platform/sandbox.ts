import type { PageRules } from '@mock/platform/areas/rules'
import { appsOf } from '@resources/terms/samples'
import type { Partner } from '../profile.endpoints'
import { hashSecret } from './change'
import { lockProfile, writeProfile } from './profile'
import { bindWechat } from './wechat'

type Account = Partner['pay_accounts'][number]

/** One account per collection mode and contract state, with the merchant numbers of the sample trades. */
const payAccounts = (company: string): readonly Account[] => [
  {
    ...{ pay_channel: 'WXPAY', agent_channel: 5, mch_id: '1900009901', mch_name: company },
    ...{ sign_status: 'SIGNED', rate_bp: 38, settle_cycle: 'T+1' },
  },
  {
    ...{ pay_channel: 'WXPAY', agent_channel: 3, mch_id: '1900009902', mch_name: `${company}（代收）` },
    ...{ sign_status: 'SIGNED', rate_bp: 60, settle_cycle: 'T+1' },
  },
  {
    ...{ pay_channel: 'ALIPAY', agent_channel: 4, mch_id: '1900009903', mch_name: company },
    ...{ sign_status: 'SIGNING', rate_bp: 38, settle_cycle: 'T+1' },
  },
  {
    ...{ pay_channel: 'ALIPAY', agent_channel: 2, mch_id: '1900009904', mch_name: `${company}（代收）` },
    ...{ sign_status: 'UNSIGNED', rate_bp: 60, settle_cycle: 'T+1' },
  },
  {
    ...{ pay_channel: 'ALIPAY', agent_channel: 1, mch_id: '1900009905', mch_name: company },
    ...{ sign_status: 'CLOSED', rate_bp: 38, settle_cycle: 'T+1' },
  },
]

interface Start {
  readonly license_no: string
  readonly contact_name: string
  readonly mobile: string
  readonly email: string
  readonly qq: string
  readonly host: string
  /** The WeChat the operator's phone is signed in to. */
  readonly wechat: { readonly openid: string; readonly nickname: string; readonly bound: boolean }
  readonly agentPay: boolean
}

/** Shared by the third partner's phone, so that binding there ends in a conflict. */
const agentWechat = { openid: 'oDemoAgent00000000000000001', nickname: '柚见小许' }

const starts: { readonly [username: string]: Start } = {
  demo_partner: {
    ...{ license_no: '91000000MA0000000X', contact_name: '林青', mobile: '15400000001' },
    ...{ email: 'linqing@example.com', qq: '10000000', host: 'erp.example.com' },
    wechat: { openid: 'oDemoPartner000000000000001', nickname: '青青', bound: false },
    agentPay: true,
  },
  demo_agent: {
    ...{ license_no: '91000000MA00000011', contact_name: '许柚', mobile: '16000000002' },
    ...{ email: 'xuyou@example.net', qq: '10000001', host: 'agent.example.net' },
    wechat: { ...agentWechat, bound: true },
    agentPay: false,
  },
  admin: {
    ...{ license_no: '91000000MA00000022', contact_name: '演示管理员', mobile: '16000000005' },
    ...{ email: 'admin@example.com', qq: '10000002', host: 'demo.example.com' },
    wechat: { ...agentWechat, bound: false },
    agentPay: true,
  },
}

const day = 86_400

export const seedPartner: NonNullable<PageRules['seed']> = async ({
  sql,
  partnerId,
  username,
  now,
  random,
  others,
}) => {
  const start = starts[username]
  if (!start) return
  const { host, wechat, agentPay, contact_name, license_no, mobile, email, qq } = start
  const store = { sql, partnerId }
  const { company_name } = await lockProfile(store)
  await writeProfile(store, {
    ...{ contact_name, license_no, mobile, email, qq },
    alert_li: 100_000,
    alert_receivers: [mobile],
    push_mode: 'HTTP',
    order_push_url: `https://${host}/push`,
    pay_notify_url: `https://${host}/pay`,
    ip_white_list: ['198.51.100.24/29', '203.0.113.10'],
    pay_accounts: payAccounts(company_name),
    agent_pay_permission: agentPay,
    create_time: now - 420 * day,
  })
  const shops = await others<{ app_id: string; op: string }>('merchant')
  for (const [index, { app_id, app_name }] of appsOf(username).entries()) {
    const op_list = [...new Set(shops.filter((shop) => shop.app_id === app_id).map(({ op }) => op))]
    const { hash, tail } = await hashSecret(`${app_id}${random.digits(12)}${['B7Qz', 'k9Tw'][index]}`)
    await sql.query(
      `insert into partner_app (partner_id, app_id, app_name, op_list, secret_hash, secret_tail, create_time)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7) on conflict do nothing`,
      [partnerId, app_id, app_name, JSON.stringify(op_list), hash, tail, now - (400 - index * 90) * day],
    )
  }
  await sql.query(
    'insert into partner_wx_phone (partner_id, openid, nickname) values ($1, $2, $3) on conflict do nothing',
    [partnerId, wechat.openid, wechat.nickname],
  )
  if (wechat.bound) await bindWechat({ ...store, now: now - 60 * day }, wechat.openid, wechat.nickname)
}
