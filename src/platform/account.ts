import { type CodeSent, codeSentOf } from './answer'
import { call } from './client'

export interface Registration {
  readonly mobile: string
  readonly vcode: string
  readonly username: string
  readonly password: string
  readonly password_again: string
  readonly company_name: string
  readonly contact_name: string
  readonly partner_type: string
  readonly invite_code?: string
  readonly agree: boolean
}

export interface Recovery {
  readonly mobile: string
  readonly vcode: string
  readonly new_password: string
  readonly new_password_again: string
}

/** Sends a code to the number of a new account. Throws PlatformError 60213–60216, TransportError. */
export const sendRegisterCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/sendregsms', { body: { mobile } }))

/** Sends a code. The answer is the same if there is no such account, so that nobody can probe for accounts. */
export const sendRecoveryCode = async (mobile: string): Promise<CodeSent> =>
  codeSentOf(await call('POST /user/findpwd/sendvcode', { body: { mobile } }))

/** Creates an account. After a TransportError it may exist: repeat it with the same `requestId`. */
export async function register(registration: Registration, requestId: string): Promise<void> {
  await call('POST /user/register', { body: { ...registration, request_id: requestId } })
}

/** Sets a new password and ends all sessions of the account. `requestId` as for {@link register}. */
export async function resetPassword(recovery: Recovery, requestId: string): Promise<void> {
  await call('POST /user/findpwd/updatewd', { body: { ...recovery, request_id: requestId } })
}
