import { accountCalls } from '@resources/account/account.calls'
import type { Area, Call, Json } from '../contract'
import { endSession, tokenOf } from '../session'
import { sendVerification } from '../verifiedCall'
import { info } from './info'
import { accountList } from './list'
import { login, sendLoginCode } from './login'
import type { AccountOptions } from './options'
import { editPassword } from './password'
import { recover, sendRecoveryCode } from './recovery'
import { register, sendRegistrationCode } from './register'

/** Ends the session of the token, when there is one; signing out never fails (domain §3.3). */
async function logout({ sql, request }: Call): Promise<Json> {
  await endSession(sql, tokenOf(request))
  return 'success'
}

/** A wrong password or code is refused, and must be counted all the same; a message goes out when its code is kept. */
const counting = { access: 'public', atomic: false } as const

const { calls } = accountCalls

/**
 * Accounts and sessions: answers the calls that `resources/account/account.calls.ts` declares.
 *
 * @param areas the business areas, asked for what they add to `/user/info`
 */
export const accountArea = (areas: readonly Area[], options: AccountOptions): Area => ({
  name: 'account',
  routes: [
    { ...counting, call: calls.login.call, answer: login(options) },
    { ...counting, call: calls.sendloginsms.call, answer: sendLoginCode(options) },
    { ...counting, call: calls.sendregsms.call, answer: sendRegistrationCode(options) },
    { ...counting, call: calls.register.call, answer: register(options) },
    { ...counting, call: calls.sendvcode.call, answer: sendRecoveryCode(options) },
    { ...counting, call: calls.updatewd.call, answer: recover(options) },
    { call: 'POST /user/sendverifysms', atomic: false, answer: sendVerification(options) },
    { call: calls.info.call, answer: info(areas) },
    { call: calls.logout.call, access: 'public', answer: logout },
    { call: calls.editpwd.call, atomic: false, answer: editPassword(options.passwordRounds) },
    { call: calls.accountlist.call, permission: calls.accountlist.permission, answer: accountList },
  ],
})
