import { type CodeSent, codeSentOf, fieldOf, textOf } from './answer'
import { AnswerError } from './answerErrors'
import { call } from './client'
import { PlatformError, TransportError } from './errors'
import { withFailureToast } from './failures'
import { writeToken } from './session'

/** Loaded together with sign-in, for the form. */
export { messageOf } from './errors'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The platform requires an SMS code to sign in. */
const codeRequired = 60210
/** The name is trimmed, the password is not. */
const credentialsBody = ({ username, password }: Credentials) => ({ username: username.trim(), password })

/**
 * Signs in and stores the token.
 *
 * @param mobileVcode six digits, once the platform has asked for them; until then ''
 * @throws PlatformError 60204, 60205, 60206, 60211, 60212; for 60210 see {@link requiredCode}
 * @throws TransportError without a token, or if no cookie can store it
 */
export async function signIn({
  mobileVcode = '',
  ...who
}: Credentials & { mobileVcode?: string }): Promise<void> {
  const declared = 'POST /user/login'
  const logIn = async () => {
    const data = await call(declared, { body: { ...credentialsBody(who), mobile_vcode: mobileVcode } })
    const token = textOf(fieldOf(data, 'token'))
    if (!token) throw new AnswerError(declared, 'token', data)
    if (!writeToken(token)) throw new TransportError('cookie')
  }
  await withFailureToast(logIn, undefined, declared)
}

/**
 * Whether a refused sign-in requires an SMS code, and which number it goes to.
 *
 * @returns the masked number, or '' if unknown; undefined for other errors
 */
export const requiredCode = (error: unknown): { mobileMask: string } | undefined =>
  error instanceof PlatformError && error.code === codeRequired
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
  const data = await call('POST /user/sendloginsms', { body: credentialsBody(who) })
  return { ...codeSentOf(data), mobileMask: textOf(fieldOf(data, 'mobile_mask')) }
}
