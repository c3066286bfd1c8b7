import type { Sql } from '../store/sql'
import type { AccountOptions, Call, Json, PartnerCall } from './contract'
import { hashPassword, passwordMatches } from './password'
import { refuse } from './refusal'

interface WantedCode {
  readonly scene: string
  readonly mobile: string
  /** The caller's network, if known. */
  readonly peer: string | null
}

export interface SentCode extends WantedCode {
  readonly sent_at: number
}

interface Limit {
  readonly count: number
  readonly seconds: number
  /** Whether two codes count towards the same limit. */
  readonly together: (a: WantedCode, b: SentCode) => boolean
}

const hour = 3600
const day = 24 * hour
/** Seconds until another code may be requested. */
const resendSeconds = 60

const sameMobile: Limit['together'] = (a, b) => a.mobile === b.mobile
const sameScene: Limit['together'] = (a, b) => sameMobile(a, b) && a.scene === b.scene
const samePeer: Limit['together'] = (a, b) => a.peer !== null && a.peer === b.peer

/** The carriers' limits on verification codes, and one against requesting codes for many numbers. */
const limits: readonly Limit[] = [
  { count: 1, seconds: resendSeconds, together: sameScene },
  { count: 5, seconds: hour, together: sameScene },
  { count: 20, seconds: hour, together: samePeer },
  { count: 10, seconds: day, together: sameScene },
  { count: 40, seconds: day, together: sameMobile },
]

/** Seconds that a code must wait; `day` when a daily limit, of the last 24 hours, is used up. `now`: Unix seconds. */
export function waitFor(wanted: WantedCode, sent: readonly SentCode[], now: number): number {
  const waits = limits.map(({ count, seconds, together }) => {
    const counted = sent.filter((code) => together(wanted, code) && code.sent_at > now - seconds)
    if (counted.length < count) return 0
    if (seconds === day) return day
    // The limit frees up when the earliest of the last `count` codes expires.
    const times = counted.map(({ sent_at }) => sent_at).sort((a, b) => b - a)
    return (times[count - 1] ?? now) + seconds - now
  })
  return Math.max(...waits)
}

/** The network of an address, for rate limits: a customer has 2^64 IPv6 addresses, which share their first four groups. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const host = `[${plain}]`
  // URL normalises an address.
  if (!URL.canParse(`http://${host}`)) return plain
  const { hostname } = new URL(`http://${host}`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/** What a code is for; it is valid for nothing else. */
type Scene = 'register' | 'login' | 'recover' | 'verify'

const expireSeconds = 300
const tries = 5
/** The code of the sandbox accounts, whose numbers belong to nobody. */
const sandboxCode = '000000'

const texts: Readonly<Record<Scene, string>> = {
  register: '您正在注册账号',
  login: '您正在登录',
  recover: '您正在重置登录密码',
  verify: '您正在进行安全验证',
}

function randomCode(): string {
  // The largest multiple of a million below 2^32; using more would favour low codes.
  const usable = 4_294_000_000
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < usable) return String(number % 1_000_000).padStart(6, '0')
  }
}

interface CodeOf {
  readonly scene: Scene
  readonly mobile: string
}

type Caller = Pick<Call, 'sql' | 'now' | 'peer'>

/**
 * Counts a request for a code against the limits.
 *
 * @param hash the stored form of the code; without it none is sent, and earlier ones become invalid
 * @throws Refusal 60213 with the seconds to wait, 60214 when a daily limit is used up
 */
export async function countRequest(
  { sql, now, peer: address }: Caller,
  { scene, mobile }: CodeOf,
  hash?: string,
): Promise<void> {
  const peer = address === undefined ? null : networkOf(address)
  await sql.transaction(async (step) => {
    // Serialises parallel requests; always in this order, so that none waits forever.
    for (const name of [peer, mobile])
      await step.query("select pg_advisory_xact_lock(hashtextextended('code ' || $1::text, 0))", [name ?? ''])
    const sent = await step.query<SentCode>(
      `select scene, mobile, peer, sent_at from platform.verification_code
       where sent_at > $3 and (mobile = $1 or peer = $2)`,
      [mobile, peer, now - day],
    )
    const wait = waitFor({ scene, mobile, peer }, sent, now)
    if (wait >= day) refuse(60214)
    if (wait > 0) refuse(60213, { n: wait })
    await step.query(
      `insert into platform.verification_code (scene, mobile, peer, code_hash, sent_at, used)
       values ($1, $2, $3, $4, $5, $6)`,
      [scene, mobile, peer, hash ?? '', now, hash === undefined],
    )
  })
}

/**
 * Sends a code to any number, so that nobody can find out which numbers have an account. The previous code for the same
 * number and scene becomes invalid.
 *
 * @param caller its `sql` must not be a transaction: the message is sent once the code is stored
 * @throws Refusal 60213 with the seconds to wait, 60214 when a daily limit is used up
 */
export async function sendCode(caller: Caller, to: CodeOf, { passwordRounds, onSms }: AccountOptions) {
  const { scene, mobile } = to
  const [account] = await caller.sql.query<{ sandbox: boolean }>(
    'select sandbox from platform.account where mobile = $1',
    [mobile],
  )
  const code = account?.sandbox ? sandboxCode : randomCode()
  await countRequest(caller, to, await hashPassword(code, passwordRounds))
  onSms({ mobile, text: `验证码 ${code}，${texts[scene]}，5 分钟内有效，请勿告诉他人。` })
  return { expire_seconds: expireSeconds, resend_seconds: resendSeconds }
}

export interface CodeCheck {
  readonly codeNo?: number
  readonly refusal?: 60211 | 60212
}

/** Counts the attempt first: parallel guesses cannot slip past the limit. `sql`: not a transaction: the count must stay. */
export async function checkCode(
  sql: Sql,
  { scene, mobile }: CodeOf,
  code: string,
  now: number,
): Promise<CodeCheck> {
  const [sent] = await sql.query<{ code_no: number; code_hash: string }>(
    `update platform.verification_code set tries = tries + 1
     where code_no = (select max(code_no) from platform.verification_code where scene = $1 and mobile = $2)
       and tries < ${tries} and not used and sent_at > $3
     returning code_no, code_hash`,
    [scene, mobile, now - expireSeconds],
  )
  if (!sent) return { refusal: 60212 }
  const right = await passwordMatches(code, sent.code_hash, 1)
  return right ? { codeNo: sent.code_no } : { codeNo: sent.code_no, refusal: 60211 }
}

/** @throws Refusal 60211 when the code was wrong, 60212 when there was none or it has been used meanwhile */
export async function spendCode(step: Sql, { codeNo, refusal }: CodeCheck): Promise<void> {
  if (refusal) refuse(refusal)
  const used = await step.query(
    'update platform.verification_code set used = true where code_no = $1 and not used returning 1 as used',
    [codeNo ?? null],
  )
  if (used.length === 0) refuse(60212)
}

export async function removeOldCodes(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.verification_code where sent_at <= $1', [now - day])
}

const mobileOf = async (sql: Sql, accountId: number): Promise<string> => {
  const [account] = await sql.query<{ mobile: string }>(
    'select mobile from platform.account where account_id = $1',
    [accountId],
  )
  return account?.mobile ?? refuse(50008)
}

/**
 * `prepare` of a call that needs the code sent to the operator's mobile (`vcode`). The attempt is counted before the
 * transaction, which a refusal would roll back; the code is used up inside it.
 *
 * @param verified `true`: always; else the name of the input that makes it necessary
 */
export const verifyCode =
  (verified: true | string) =>
  async ({ sql, account, body, now }: PartnerCall): Promise<(step: Sql) => Promise<void>> => {
    if (verified !== true && (body[verified] === undefined || body[verified] === null)) return async () => {}
    const { vcode } = body
    if (typeof vcode !== 'string' || !/^\d{6}$/.test(vcode)) return async () => refuse(60211)
    const check = await checkCode(
      sql,
      { scene: 'verify', mobile: await mobileOf(sql, account.accountId) },
      vcode,
      now,
    )
    return (step) => spendCode(step, check)
  }

/** `POST /user/sendverifysms`: sends the code for such a call to the operator's own mobile. */
export async function sendVerification(call: PartnerCall, options: AccountOptions): Promise<Json> {
  const mobile = await mobileOf(call.sql, call.account.accountId)
  return sendCode(call, { scene: 'verify', mobile }, options)
}
