import type { Sql } from '../store/sql'
import type { SeedSize } from './contract'
import { hashPassword } from './password'
import { pictureOf } from './picture'

export const support = {
  name: '小林',
  role: '专属客服',
  phone: '400-000-0000',
  wechat: 'demo_support',
  qq: '10000000',
  email: 'support@example.com',
  work_time: '周一至周六 9:00–18:30',
  emergency_phone: '400-000-0000',
}

interface SandboxPartner {
  readonly partnerId: number
  readonly username: string
  readonly partnerType: 'ISV' | 'AGENT' | 'MERCHANT'
  readonly companyName: string
  readonly colour: string
  readonly size?: SeedSize
}

export const sandboxPartners = [
  {
    partnerId: 100238,
    username: 'demo_partner',
    partnerType: 'ISV',
    companyName: '青禾软件科技有限公司',
    colour: '#1890ff',
  },
  {
    partnerId: 100517,
    username: 'demo_agent',
    partnerType: 'AGENT',
    companyName: '柚见网络服务有限公司',
    colour: '#13c2c2',
  },
  {
    partnerId: 100620,
    username: 'admin',
    partnerType: 'MERCHANT',
    companyName: '演示科技有限公司',
    colour: '#722ed1',
    size: 'small',
  },
] as const satisfies readonly SandboxPartner[]

export const demonstrationPartner = 100620

/** The password of the accounts whose names begin with `demo_`. */
export const sandboxPassword = 'demo123456'
const demonstration = '111111'

/** An invitation code for trying the registration. */
const sandboxInvitation = 'QH2024'

type Person = readonly [username: string, mobile: string, name: string, introduction: string, role: string]

const accountsOf = (partnerId: SandboxPartner['partnerId'], password: string, people: readonly Person[]) =>
  people.map(([username, mobile, name, introduction, role]) => ({
    partnerId,
    username,
    password,
    mobile,
    name,
    introduction,
    role,
  }))

/** The accounts of the sandbox partners, in the order in which they are made. Their passwords are public. */
export const sandboxAccounts = [
  ...accountsOf(100238, sandboxPassword, [
    ['demo_partner', '15400000001', '林青', '青禾软件 · 店铺订单与短信服务', 'admin'],
  ]),
  ...accountsOf(100517, sandboxPassword, [
    ['demo_agent', '16000000002', '许柚', '柚见网络 · 代理商', 'admin'],
  ]),
  ...accountsOf(100238, sandboxPassword, [
    ['demo_support', '15400000003', '周晴', '青禾软件 · 客服', 'support'],
    ['demo_viewer', '15400000004', '何川', '青禾软件 · 只读', 'viewer'],
    ['demo_finance', '15400000008', '沈悦', '青禾软件 · 财务', 'finance'],
    ['demo_manager', '15400000009', '陆远', '青禾软件 · 运营主管', 'admin'],
  ]),
  ...accountsOf(100620, demonstration, [
    ['admin', '16000000005', '演示管理员', '演示科技 · 管理员', 'admin'],
    ['editor', '16000000006', '演示编辑', '演示科技 · 编辑', 'editor'],
    ['visitor', '16000000007', '演示访客', '演示科技 · 访客', 'visitor'],
  ]),
]

export const sandboxLine = (): string => {
  const passwords = [...new Set(sandboxAccounts.map(({ password }) => password))]
  const groups = passwords.map((password) => {
    const names = sandboxAccounts.filter((account) => account.password === password)
    return `${names.map(({ username }) => username).join(', ')} (password ${password})`
  })
  return `Sandbox accounts: ${groups.join('; ')}`
}

export async function makeSandboxPartners(sql: Sql, passwordRounds: number): Promise<void> {
  await sql.query('insert into platform.invite_code (invite_code) values ($1) on conflict do nothing', [
    sandboxInvitation,
  ])
  for (const { partnerId, companyName, partnerType } of sandboxPartners)
    await sql.query(
      `insert into platform.partner (partner_id, company_name, partner_type, support) values ($1, $2, $3, $4::jsonb)
       on conflict do nothing`,
      [partnerId, companyName, partnerType, JSON.stringify(support)],
    )
  const existing = await sql.query<{ username: string }>(
    `update platform.account set sandbox = true
     where username = any($1) and partner_id = any($2) returning username`,
    [sandboxAccounts.map(({ username }) => username), sandboxPartners.map(({ partnerId }) => partnerId)],
  )
  const missing = sandboxAccounts.filter(({ username }) => !existing.some((one) => one.username === username))
  // Accounts with the same public password may share its hash: hashing takes long.
  const hashes = new Map<string, string>()
  for (const { partnerId, username, password, mobile, name, introduction, role } of missing) {
    const hash = hashes.get(password) ?? (await hashPassword(password, passwordRounds))
    hashes.set(password, hash)
    const colour = sandboxPartners.find((partner) => partner.partnerId === partnerId)?.colour ?? ''
    await sql.query(
      `insert into platform.account
         (partner_id, username, mobile, password_hash, name, avatar, introduction, role, sandbox)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true) on conflict do nothing`,
      [partnerId, username, mobile, hash, name, pictureOf(name, colour), introduction, role],
    )
  }
}
