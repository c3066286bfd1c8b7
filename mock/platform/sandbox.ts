import type { Sql } from '../store/sql'
import type { SeedSize } from './contract'
import { hashPassword } from './password'
import { pictureOf } from './picture'
import { support } from './support'

interface SandboxPartner {
  readonly partnerId: number
  /** The first account. */
  readonly username: string
  readonly partnerType: 'ISV' | 'AGENT' | 'MERCHANT'
  readonly companyName: string
  readonly colour: string
  /** Its own amount of sample data. */
  readonly size?: SeedSize
}

/** The sandbox's partners, in the order in which they are seeded. */
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

/** The partner of the demonstration accounts. */
export const demonstrationPartner = 100620

interface SandboxAccount {
  readonly partnerId: (typeof sandboxPartners)[number]['partnerId']
  readonly username: string
  readonly password: string
  readonly mobile: string
  readonly name: string
  readonly introduction: string
  readonly role: string
}

/** The password of the accounts whose names begin with `demo_`. */
export const sandboxPassword = 'demo123456'
const demonstration = '111111'

/** An invitation code for trying the registration. */
const sandboxInvitation = 'QH2024'

/** The accounts of the sandbox partners. Their passwords are public. */
export const sandboxAccounts: readonly SandboxAccount[] = [
  {
    partnerId: 100238,
    username: 'demo_partner',
    password: sandboxPassword,
    mobile: '15400000001',
    name: '林青',
    introduction: '青禾软件 · 店铺订单与短信服务',
    role: 'admin',
  },
  {
    partnerId: 100517,
    username: 'demo_agent',
    password: sandboxPassword,
    mobile: '16000000002',
    name: '许柚',
    introduction: '柚见网络 · 代理商',
    role: 'admin',
  },
  {
    partnerId: 100238,
    username: 'demo_support',
    password: sandboxPassword,
    mobile: '15400000003',
    name: '周晴',
    introduction: '青禾软件 · 客服',
    role: 'support',
  },
  {
    partnerId: 100238,
    username: 'demo_viewer',
    password: sandboxPassword,
    mobile: '15400000004',
    name: '何川',
    introduction: '青禾软件 · 只读',
    role: 'viewer',
  },
  {
    partnerId: 100620,
    username: 'admin',
    password: demonstration,
    mobile: '16000000005',
    name: '演示管理员',
    introduction: '演示科技 · 管理员',
    role: 'admin',
  },
  {
    partnerId: 100620,
    username: 'editor',
    password: demonstration,
    mobile: '16000000006',
    name: '演示编辑',
    introduction: '演示科技 · 编辑',
    role: 'editor',
  },
  {
    partnerId: 100620,
    username: 'visitor',
    password: demonstration,
    mobile: '16000000007',
    name: '演示访客',
    introduction: '演示科技 · 访客',
    role: 'visitor',
  },
]

/** The sandbox accounts in one line, for the terminal. */
export const sandboxLine = (): string => {
  const passwords = [...new Set(sandboxAccounts.map(({ password }) => password))]
  const groups = passwords.map((password) => {
    const names = sandboxAccounts.filter((account) => account.password === password)
    return `${names.map(({ username }) => username).join(', ')} (password ${password})`
  })
  return `Sandbox accounts: ${groups.join('; ')}`
}

/** Creates the sandbox's missing invitation code, partners and accounts. */
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
