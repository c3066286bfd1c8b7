import { accountCalls } from '@resources/account/account.calls'
import type { AccountOptions, Area, Call, Json } from '../contract'
import { endSession, tokenOf } from '../session'
import { sendVerification } from '../verificationCodes'
import { info } from './info'
import { login, sendLoginCode } from './login'
import { editPassword, recover, sendRecoveryCode } from './password'
import { register, sendRegistrationCode } from './register'

/** Signing out never fails, with or without a session. */
async function logout({ sql, request }: Call): Promise<Json> {
  await endSession(sql, tokenOf(request))
  return 'success'
}

/** Not atomic: a refused attempt must stay counted, and a code must be stored before its message is sent. */
const counting = { access: 'public', atomic: false } as const

const { calls } = accountCalls

/** Answers the calls of `resources/account/account.calls.ts`; the areas may add to `/user/info`. */
export const accountArea = (areas: readonly Area[], options: AccountOptions): Area => ({
  name: 'session',
  routes: [
    { ...counting, call: calls.login.call, answer: (call: Call) => login(call, options) },
    { ...counting, call: calls.sendloginsms.call, answer: (call: Call) => sendLoginCode(call, options) },
    { ...counting, call: calls.sendregsms.call, answer: (call: Call) => sendRegistrationCode(call, options) },
    { ...counting, call: calls.register.call, answer: (call: Call) => register(call, options) },
    { ...counting, call: calls.sendvcode.call, answer: (call: Call) => sendRecoveryCode(call, options) },
    { ...counting, call: calls.updatewd.call, answer: (call: Call) => recover(call, options) },
    { call: 'POST /user/sendverifysms', atomic: false, answer: (call) => sendVerification(call, options) },
    { call: calls.info.call, answer: (call) => info(call, areas) },
    { call: calls.logout.call, access: 'public', answer: logout },
    { call: calls.editpwd.call, atomic: false, answer: (call) => editPassword(call, options) },
  ],
})
