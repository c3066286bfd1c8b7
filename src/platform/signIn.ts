import { fieldOf, textOf } from './answer'
import { call } from './client'
import { type CodeSent, codeSentOf } from './codeSent'
import { PlatformError, TransportError } from './errors'
import { telling } from './failures'
import { writeToken } from './session'
import { AnswerError } from './answerErrors'

/** Loaded together with sign-in, for the form. */
export { messageOf } from './errors'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The platform requires an SMS code to sign in. */
const codeWanted = 60210
/** The name is trimmed, the password is not. */
const sent = ({ username, password }: Credentials) => ({ username: username.trim(), password })

/**
 * Signs in and stores the token.
 *
 * @param mobileVcode six digits, once the platform has asked for them; until then ''
 * @throws PlatformError 60204, 60205, 60206, 60211, 60212; for 60210 see {@link codeWantedBy}
 * @throws TransportError without a token, or if no cookie can store it
 */
export async function signIn({
  mobileVcode = '',
  ...who
}: Credentials & { mobileVcode?: string }): Promise<void> {
  const declared = 'POST /user/login'
  const enter = async () => {
    const data = await call(declared, { body: { ...sent(who), mobile_vcode: mobileVcode } })
    const token = textOf(fieldOf(data, 'token'))
    if (!token) throw new AnswerError(declared, 'token', data)
    if (!writeToken(token)) throw new TransportError('cookie')
  }
  await telling(enter, undefined, declared)
}

/**
 * Whether a refused sign-in requires an SMS code, and which number it goes to.
 *
 * @returns the masked number, or '' if unknown; undefined for other errors
 */
export const codeWantedBy = (error: unknown): { mobileMask: string } | undefined =>
  error instanceof PlatformError && error.code === codeWanted
    ? { mobileMask: textOf(fieldOf(error.data, 'mobile_mask')) }
    : undefined

/**
 * Sends a sign-in code to the account's number, which only the platform knows.
 *
 * @returns with the masked number
 * @throws PlatformError 60204, 60205, 60213, 60214
 * @throws TransportError without an answer
 */
export async function sendLoginCode(who: Credentials): Promise<CodeSent & { mobileMask: string }> {
  const data = await call('POST /user/sendloginsms', { body: sent(who) })
  return { ...codeSentOf(data), mobileMask: textOf(fieldOf(data, 'mobile_mask')) }
}
