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

/**
 * Accounts and sessions (domain §3).
 *
 * @param areas the business areas, asked for what they add to `/user/info`
 */
export const accountArea = (areas: readonly Area[], options: AccountOptions): Area => ({
  name: 'account',
  routes: [
    { ...counting, call: 'POST /user/login', answer: login(options) },
    { ...counting, call: 'POST /user/sendloginsms', answer: sendLoginCode(options) },
    { ...counting, call: 'POST /user/sendregsms', answer: sendRegistrationCode(options) },
    { ...counting, call: 'POST /user/register', answer: register(options) },
    { ...counting, call: 'POST /user/findpwd/sendvcode', answer: sendRecoveryCode(options) },
    { ...counting, call: 'POST /user/findpwd/updatewd', answer: recover(options) },
    { call: 'POST /user/sendverifysms', atomic: false, answer: sendVerification(options) },
    { call: 'GET /user/info', answer: info(areas) },
    { call: 'POST /user/logout', access: 'public', answer: logout },
    { call: 'POST /user/editpwd', atomic: false, answer: editPassword(options.passwordRounds) },
    { call: 'GET /user/accountlist', permission: 'account.list', answer: accountList },
  ],
})
