import { type CodeSent, codeSentOf } from './answer'
import { call } from './client'

/** A new partner account, with its wire names. Texts are trimmed, passwords are not. */
export interface Registration {
  readonly mobile: string
  readonly vcode: string
  readonly username: string
  readonly password: string
  readonly password_again: string
  readonly company_name: string
  readonly contact_name: string
  readonly partner_type: string
  /** Omitted if there is none. */
  readonly invite_code?: string
  readonly agree: boolean
}

/** A password reset, with its wire names. */
export interface Recovery {
  readonly mobile: string
  readonly vcode: string
  readonly new_password: string
  readonly new_password_again: string
}

/** Sends a code to the number of a new account. @throws PlatformError 60213–60216, TransportError */
export const sendRegisterCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/sendregsms', { body: { mobile } }))

/**
 * Sends a code to the number of an account; the answer is the same without one, so that nobody can probe for
 * accounts.
 *
 * @throws PlatformError 60213, 60214, 60215, TransportError
 */
export const sendRecoveryCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/findpwd/sendvcode', { body: { mobile } }))

/**
 * Creates an account, without signing in.
 *
 * @param requestId stays the same when the request is repeated
 * @throws PlatformError 60211, 60212, 60216, 60218, 60221–60223; 10005 if another form was accepted under this id
 * @throws TransportError if it is unknown whether the account exists
 */
export async function register(registration: Registration, requestId: string): Promise<void> {
  await call('POST /user/register', { body: { ...registration, request_id: requestId } })
}

/**
 * Sets a new password and ends all sessions of the account.
 *
 * @param requestId as for {@link register}
 * @throws PlatformError 60211, 60212, 60217, 60221, 60222, 10005
 * @throws TransportError if it is unknown whether the password has changed
 */
export async function resetPassword(recovery: Recovery, requestId: string): Promise<void> {
  await call('POST /user/findpwd/updatewd', { body: { ...recovery, request_id: requestId } })
}
