import type { Sql } from '../store/sql'
import { day, resendSeconds, type SentCode, waitFor } from './codeLimits'
import { hashPassword, passwordMatches } from './password'
import { refuse } from './refusal'

/** What a code is for: it opens nothing else. */
type Scene = 'register' | 'login' | 'recover' | 'verify'

/** A text message on its way. */
export interface Sms {
  readonly mobile: string
  readonly text: string
}

/** A code lives this many seconds (domain §3.1). */
const expireSeconds = 300
/** So many times may somebody say what the code is. */
const tries = 5
/** The code of the sandbox accounts: nobody holds their phones. */
const sandboxCode = '000000'

const texts: Readonly<Record<Scene, string>> = {
  register: '您正在注册账号',
  login: '您正在登录',
  recover: '您正在重置登录密码',
  verify: '您正在进行安全验证',
}

/** Six digits, each of the million equally likely. */
function randomCode(): string {
  // The last multiple of a million in 32 bits; taking more would prefer the first codes.
  const usable = 4_294_000_000
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < usable) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** For whom and what a code is. */
export interface CodeOf {
  readonly scene: Scene
  readonly mobile: string
}

interface Asking extends CodeOf {
  /** The network of who asks, when the server knows it. */
  readonly peer: string | null
  readonly now: number
}

export interface Sending extends Asking {
  /** How hard the kept code is to guess for who reads the store. */
  readonly rounds: number
  readonly onSms: (sms: Sms) => void
}

/** What the console is told of a code that was sent. */
export interface Sent {
  readonly [name: string]: number
  readonly expire_seconds: number
  readonly resend_seconds: number
}

/**
 * Counts somebody's asking for a code against the limits.
 *
 * @param hash the kept form of the code; without it, none is sent, and what was sent before no longer counts
 * @throws Refusal 60213 with the seconds to wait, 60214 when a day's codes are used up
 */
export async function countAsking(
  sql: Sql,
  { scene, mobile, peer, now }: Asking,
  hash?: string,
): Promise<void> {
  await sql.transaction(async (step) => {
    // Codes that are asked for at the same time would not see each other; always in this order, so that none waits forever.
    for (const line of [peer, mobile])
      await step.query("select pg_advisory_xact_lock(hashtextextended('code ' || $1::text, 0))", [line ?? ''])
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
 * Sends a code, whoever has the number: whether an account does must not be found out from here. The one before it for
 * the same number and scene no longer counts.
 *
 * @param sql no transaction: the message goes out when the code has been kept
 * @throws Refusal 60213 with the seconds to wait, 60214 when a day's codes are used up
 */
export async function sendCode(sql: Sql, { rounds, onSms, ...asking }: Sending): Promise<Sent> {
  const { scene, mobile } = asking
  const [account] = await sql.query<{ sandbox: boolean }>(
    'select sandbox from platform.account where mobile = $1',
    [mobile],
  )
  const code = account?.sandbox ? sandboxCode : randomCode()
  const hash = await hashPassword(code, rounds)
  await countAsking(sql, asking, hash)
  onSms({ mobile, text: `验证码 ${code}，${texts[scene]}，5 分钟内有效，请勿告诉他人。` })
  return { expire_seconds: expireSeconds, resend_seconds: resendSeconds }
}

/** What became of a code that somebody gave. */
export interface CodeCheck {
  /** The kept code that it was held against, when there was one. */
  readonly codeNo?: number
  /** Why it opens nothing. */
  readonly refusal?: 60211 | 60212
}

/**
 * Holds a code against the last one that was sent. The try is counted before the code is looked at, so that guesses sent
 * at the same time cannot slip past the limit; it opens nothing yet, that is what `spendCode` is for.
 *
 * @param sql no transaction that a refusal rolls back: the count must stay
 */
export async function checkCode(
  sql: Sql,
  { scene, mobile }: CodeOf,
  code: string,
  now: number,
): Promise<CodeCheck> {
  const [kept] = await sql.query<{ code_no: number; code_hash: string }>(
    `update platform.verification_code set tries = tries + 1
     where code_no = (select max(code_no) from platform.verification_code where scene = $1 and mobile = $2)
       and tries < ${tries} and not used and sent_at > $3
     returning code_no, code_hash`,
    [scene, mobile, now - expireSeconds],
  )
  if (!kept) return { refusal: 60212 }
  const right = await passwordMatches(code, kept.code_hash, 1)
  return right ? { codeNo: kept.code_no } : { codeNo: kept.code_no, refusal: 60211 }
}

/**
 * Uses up a code that was right, together with what it opens.
 *
 * @param step the transaction of what it opens
 * @throws Refusal 60211 when it was wrong, 60212 when there was none or somebody has used it meanwhile
 */
export async function spendCode(step: Sql, { codeNo, refusal }: CodeCheck): Promise<void> {
  if (refusal) refuse(refusal)
  const used = await step.query(
    'update platform.verification_code set used = true where code_no = $1 and not used returning 1 as used',
    [codeNo ?? null],
  )
  if (used.length === 0) refuse(60212)
}

/** Removes codes that neither open nor count any more. */
export async function removeOldCodes(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.verification_code where sent_at <= $1', [now - day])
}
