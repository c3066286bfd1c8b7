import { fieldOf, textOf } from './answer'
import { call } from './client'
import { type CodeSent, codeSentOf } from './codeSent'
import { PlatformError, TransportError } from './errors'
import { telling } from './failures'
import { writeToken } from './session'
import { AnswerError } from './shortAnswers'

/** Comes with what signs in, for the form that begins without either. */
export { messageOf } from './errors'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The platform wants a code from a text message before it lets somebody in (domain §3). */
const codeWanted = 60210
/** As the platform wants them: the name is trimmed, the password is not. */
const sent = ({ username, password }: Credentials) => ({ username: username.trim(), password })

/**
 * Signs in and keeps the token.
 *
 * @param mobileVcode six digits, once the platform has asked for them; an empty text is sent until then
 * @throws PlatformError when the platform refuses (domain §3: 60204, 60205, 60206, 60211, 60212; for 60210 see
 *   {@link codeWantedBy})
 * @throws TransportError when no token came, or no cookie can keep it
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
 * Whether a refused sign-in wants a code from a text message, and which number it goes to.
 *
 * @returns the masked number, '' when the platform does not tell; undefined for any other error
 */
export const codeWantedBy = (error: unknown): { mobileMask: string } | undefined =>
  error instanceof PlatformError && error.code === codeWanted
    ? { mobileMask: textOf(fieldOf(error.data, 'mobile_mask')) }
    : undefined

/**
 * Has a sign-in code sent to the account's own number, which only the platform knows.
 *
 * @returns with the masked number
 * @throws PlatformError when it refuses (domain §3: 60204, 60205, 60213, 60214)
 * @throws TransportError when no answer came
 */
export async function sendLoginCode(who: Credentials): Promise<CodeSent & { mobileMask: string }> {
  const data = await call('POST /user/sendloginsms', { body: sent(who) })
  return { ...codeSentOf(data), mobileMask: textOf(fieldOf(data, 'mobile_mask')) }
}
