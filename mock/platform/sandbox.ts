import type { Sql } from '../store/sql'
import { hashPassword } from './password'

/** The sandbox accounts that a new store is given, each of a partner of its own. */
export const sandboxPartners = [
  {
    partnerId: 100238,
    username: 'demo_partner',
    partnerType: 'ISV',
    companyName: '青禾软件科技有限公司',
    name: '林青',
    mobile: '15400000001',
    introduction: '青禾软件 · 店铺订单与短信服务',
    colour: '#1890ff',
  },
  {
    partnerId: 100517,
    username: 'demo_agent',
    partnerType: 'AGENT',
    companyName: '柚见网络服务有限公司',
    name: '许柚',
    mobile: '16000000002',
    introduction: '柚见网络 · 代理商',
    colour: '#13c2c2',
  },
] as const

export const sandboxPassword = 'demo123456'

/** Whom a partner can ask (domain §14). */
const support = {
  name: '小林',
  role: '专属客服',
  phone: '400-000-0000',
  wechat: 'demo_support',
  qq: '10000000',
  email: 'support@example.com',
  work_time: '周一至周六 9:00–18:30',
  emergency_phone: '400-000-0000',
}

/** A picture with the last character of the name, carried in its own address: no host is asked for it. */
const pictureOf = (name: string, colour: string): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/>` +
    `<text x="32" y="43" font-size="30" text-anchor="middle" fill="#fff" font-family="sans-serif">${name.slice(-1)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Makes the sandbox partners and their accounts where they are missing. */
export async function makeSandboxPartners(sql: Sql, passwordRounds: number): Promise<void> {
  for (const {
    partnerId,
    username,
    partnerType,
    companyName,
    name,
    mobile,
    introduction,
    colour,
  } of sandboxPartners) {
    const [there] = await sql.query('select 1 as there from platform.partner where partner_id = $1', [
      partnerId,
    ])
    if (there) continue
    await sql.query(
      'insert into platform.partner (partner_id, company_name, partner_type, support) values ($1, $2, $3, $4::jsonb)',
      [partnerId, companyName, partnerType, JSON.stringify(support)],
    )
    await sql.query(
      `insert into platform.account (partner_id, username, mobile, password_hash, name, avatar, introduction)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        partnerId,
        username,
        mobile,
        await hashPassword(sandboxPassword, passwordRounds),
        name,
        pictureOf(name, colour),
        introduction,
      ],
    )
  }
}
