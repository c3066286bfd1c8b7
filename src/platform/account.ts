import { call } from './client'
import { type CodeSent, codeSentOf } from './codeSent'

/** A new partner account under its names on the wire (domain §3.1); texts trimmed, passwords as they are. */
export interface Registration {
  readonly mobile: string
  readonly vcode: string
  readonly username: string
  readonly password: string
  readonly password_again: string
  readonly company_name: string
  readonly contact_name: string
  readonly partner_type: string
  /** Left out when there is none. */
  readonly invite_code?: string
  readonly agree: boolean
}

/** A forgotten password set anew, under its names on the wire (domain §3.3). */
export interface Recovery {
  readonly mobile: string
  readonly vcode: string
  readonly new_password: string
  readonly new_password_again: string
}

/**
 * Has a code sent to the number of a new account.
 *
 * @throws PlatformError 60213, 60214, 60215, 60216 (domain §3.3)
 * @throws TransportError when no answer came
 */
export const sendRegisterCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/sendregsms', { body: { mobile } }))

/**
 * Has a code sent to the number of an account whose password is forgotten. The answer for a number of no account is the
 * same, so that nobody learns who has one.
 *
 * @throws PlatformError 60213, 60214, 60215 (domain §3.3)
 * @throws TransportError when no answer came
 */
export const sendRecoveryCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/findpwd/sendvcode', { body: { mobile } }))

/**
 * Opens an account. It does not sign in.
 *
 * @param requestId the same for a repetition of what may have arrived already (domain §1)
 * @throws PlatformError 60211, 60212, 60216, 60218, 60221–60223 (domain §3.3), 10005 when another form was sent under
 *   this id before and was taken
 * @throws TransportError when no answer came: the account may be there or not
 */
export async function register(registration: Registration, requestId: string): Promise<void> {
  await call('POST /user/register', { body: { ...registration, request_id: requestId } })
}

/**
 * Sets a forgotten password anew; all sessions of the account end.
 *
 * @param requestId as of {@link register}
 * @throws PlatformError 60211, 60212, 60217, 60221, 60222 (domain §3.3), 10005 as of {@link register}
 * @throws TransportError when no answer came: the password may be changed or not
 */
export async function resetPassword(recovery: Recovery, requestId: string): Promise<void> {
  await call('POST /user/findpwd/updatewd', { body: { ...recovery, request_id: requestId } })
}
