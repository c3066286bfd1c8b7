import { type CodeSent, codeSentOf, fieldOf, textOf } from './answer'
import { AnswerError } from './answerErrors'
import { call } from './client'
import { PlatformError, TransportError } from './errors'
import { withFailureToast } from './failures'
import { writeToken } from './session'

export { messageOf } from './errors'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The platform requires an SMS code to sign in. */
const codeRequired = 60210
/** The name is trimmed, the password is not. */
const credentialsBody = ({ username, password }: Credentials) => ({ username: username.trim(), password })

/** Signs in and stores the token; `mobileVcode` once asked for. Throws TransportError `cookie` if none can store it. */
export async function signIn({ mobileVcode = '', ...who }: Credentials & { mobileVcode?: string }) {
  const declared = 'POST /user/login'
  const logIn = async () => {
    const data = await call(declared, { body: { ...credentialsBody(who), mobile_vcode: mobileVcode } })
    const token = textOf(fieldOf(data, 'token'))
    if (!token) throw new AnswerError(declared, 'token', data)
    if (!writeToken(token)) throw new TransportError('cookie')
  }
  await withFailureToast(logIn, undefined, declared)
}

/** The masked number ('' if unknown) if a refused sign-in requires an SMS code. */
export const requiredCode = (error: unknown): { mobileMask: string } | undefined =>
  error instanceof PlatformError && error.code === codeRequired
    ? { mobileMask: textOf(fieldOf(error.data, 'mobile_mask')) }
    : undefined

/** Sends a sign-in code to the account's number, which only the platform knows. */
export async function sendLoginCode(who: Credentials): Promise<CodeSent & { mobileMask: string }> {
  const data = await call('POST /user/sendloginsms', { body: credentialsBody(who) })
  return { ...codeSentOf(data), mobileMask: textOf(fieldOf(data, 'mobile_mask')) }
}
