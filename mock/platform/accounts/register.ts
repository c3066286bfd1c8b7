import type { Sql } from '../../store/sql'
import type { AccountOptions, Call, Json, JsonObject } from '../contract'
import { hashPassword } from '../password'
import { pictureOf } from '../picture'
import { refuse } from '../refusal'
import { support } from '../sandbox'
import { checkCode, countRequest, sendCode, spendCode } from '../verificationCodes'
import { mobileOf, nameOf, newPasswordOf, runPublicOnce, textOf } from './fields'

const partnerTypes: readonly unknown[] = ['ISV', 'AGENT', 'MERCHANT']
const blue = '#1890ff'
const registrationLock = 20240602

const isTaken = async (sql: Sql, mobile: string): Promise<boolean> => {
  const rows = await sql.query('select 1 from platform.account where mobile = $1', [mobile])
  return rows.length > 0
}

/** Sends the code of a registration. Saying that a number is taken counts as a code too, so nobody can probe all numbers. */
export async function sendRegistrationCode(call: Call, options: AccountOptions): Promise<Json> {
  const to = { scene: 'register', mobile: mobileOf(call.body) } as const
  if (await isTaken(call.sql, to.mobile)) {
    await countRequest(call, to)
    refuse(60216)
  }
  return sendCode(call, to, options)
}

/** @throws Refusal 10001 naming the field, 60215, 60221, 60222 */
function registrationOf(body: JsonObject) {
  const username = textOf(body, 'username', '用户名').trim()
  if (!/^[A-Za-z]\w{3,19}$/.test(username)) refuse(10001, { field: '用户名' })
  const mobile = mobileOf(body)
  const vcode = textOf(body, 'vcode', '验证码').trim()
  const password = newPasswordOf(body, 'password')
  const company = nameOf(body, 'company_name', '公司名称', 2, 50)
  const contact = nameOf(body, 'contact_name', '联系人', 2, 20)
  const partnerType = body.partner_type
  if (typeof partnerType !== 'string' || !partnerTypes.includes(partnerType))
    refuse(10001, { field: '账号类型' })
  if (body.agree !== true) refuse(10001, { field: '同意服务协议' })
  const invitation = body.invite_code ? textOf(body, 'invite_code', '邀请码').trim().toUpperCase() : ''
  return { username, mobile, vcode, password, company, contact, partnerType, invitation }
}

type Registration = ReturnType<typeof registrationOf>

/** @throws Refusal 60223 for an unknown invitation code */
async function checkInvitation(sql: Sql, invitation: string): Promise<void> {
  if (invitation === '') return
  const known = /^[A-Z0-9]{6,12}$/.test(invitation)
    ? await sql.query('select 1 from platform.invite_code where invite_code = $1', [invitation])
    : []
  if (known.length === 0) refuse(60223)
}

/** @throws Refusal 60216 or 60218 when the number or the name is taken; names are compared without case */
async function makePartner(step: Sql, wanted: Registration, passwordHash: string): Promise<Json> {
  const { username, mobile, company, contact, partnerType, invitation } = wanted
  await step.query('select pg_advisory_xact_lock($1)', [registrationLock])
  if (await isTaken(step, mobile)) refuse(60216)
  const named = await step.query('select 1 from platform.account where lower(username) = lower($1)', [
    username,
  ])
  if (named.length > 0) refuse(60218)
  const [partner] = await step.query<{ partner_id: number; status: string }>(
    `insert into platform.partner
       (partner_id, company_name, partner_type, support, status, contact_name, invite_code)
     values (nextval('platform.partner_no'), $1, $2, $3::jsonb, 'REVIEWING', $4, $5)
     returning partner_id, status`,
    [company, partnerType, JSON.stringify(support), contact, invitation],
  )
  if (!partner) throw new Error('the partner was not stored')
  await step.query(
    `insert into platform.account (partner_id, username, mobile, password_hash, name, avatar, introduction)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [partner.partner_id, username, mobile, passwordHash, contact, pictureOf(contact, blue), company],
  )
  return { partner_id: partner.partner_id, status: partner.status }
}

export async function register(call: Call, { passwordRounds: rounds }: AccountOptions): Promise<Json> {
  const { sql, now, body } = call
  const wanted = registrationOf(body)
  const check = await checkCode(sql, { scene: 'register', mobile: wanted.mobile }, wanted.vcode, now)
  const hash = await hashPassword(wanted.password, rounds)
  return runPublicOnce(call, { path: '/user/register', password: 'password', rounds }, async (step) => {
    await spendCode(step, check)
    await checkInvitation(step, wanted.invitation)
    return makePartner(step, wanted, hash)
  })
}
