import type { Sql } from '../store/sql'
import type { AccountOptions } from './accountOptions'
import { day, resendSeconds, type SentCode, waitFor } from './codeLimits'
import type { Call } from './contract'
import { networkOf } from './network'
import { hashPassword, passwordMatches } from './password'
import { refuse } from './refusal'

/** What a code is for; it is valid for nothing else. */
type Scene = 'register' | 'login' | 'recover' | 'verify'

/** Seconds for which a code is valid. */
const expireSeconds = 300
/** Attempts at entering a code. */
const tries = 5
/** The code of the sandbox accounts, whose numbers belong to nobody. */
const sandboxCode = '000000'

const texts: Readonly<Record<Scene, string>> = {
  register: '您正在注册账号',
  login: '您正在登录',
  recover: '您正在重置登录密码',
  verify: '您正在进行安全验证',
}

/** Six digits, uniformly distributed. */
function randomCode(): string {
  // The largest multiple of a million below 2^32; using more would favour low codes.
  const usable = 4_294_000_000
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < usable) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Identifies a code. */
interface CodeOf {
  readonly scene: Scene
  readonly mobile: string
}

type Caller = Pick<Call, 'sql' | 'now' | 'peer'>

/** What the console learns about a code that was sent. */
export interface Sent {
  readonly [name: string]: number
  readonly expire_seconds: number
  readonly resend_seconds: number
}

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
export async function sendCode(
  caller: Caller,
  to: CodeOf,
  { passwordRounds, onSms }: AccountOptions,
): Promise<Sent> {
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

/** The result of checking a code. */
export interface CodeCheck {
  /** The stored code that it was compared with, if any. */
  readonly codeNo?: number
  /** Why it is not accepted. */
  readonly refusal?: 60211 | 60212
}

/**
 * Compares a code with the last one sent. The attempt is counted first, so that parallel guesses cannot slip past the
 * limit. The code stays valid until `spendCode`.
 *
 * @param sql not a transaction that a refusal rolls back: the count must stay
 */
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

/**
 * Uses up a right code.
 *
 * @param step the transaction of what the code permits
 * @throws Refusal 60211 when it was wrong, 60212 when there was none or it has been used meanwhile
 */
export async function spendCode(step: Sql, { codeNo, refusal }: CodeCheck): Promise<void> {
  if (refusal) refuse(refusal)
  const used = await step.query(
    'update platform.verification_code set used = true where code_no = $1 and not used returning 1 as used',
    [codeNo ?? null],
  )
  if (used.length === 0) refuse(60212)
}

/** Removes codes that no longer count. */
export async function removeOldCodes(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.verification_code where sent_at <= $1', [now - day])
}
