/** The 28 calls that every platform offers, written out by hand rather than derived from the console. */
export const calls = [
  'POST /user/login',
  'GET /user/info',
  'POST /user/logout',
  'POST /user/editpwd',
  'GET /user/dashboard',
  'GET /user/partnerinfo',
  'POST /user/getpayqrcode',
  'POST /user/checkwxbindstatus',
  'GET /user/feelist',
  'POST /user/getbindwxqrcode',
  'POST /user/updatepartner',
  'POST /user/updateipwhite',
  'GET /user/merchantlist',
  'POST /user/merchantremove',
  'POST /user/cleargrant',
  'POST /user/savepaidpushrule',
  'POST /user/saveagentpay',
  'POST /user/sendregsms',
  'POST /user/sendloginsms',
  'POST /user/findpwd/sendvcode',
  'POST /user/register',
  'POST /user/findpwd/updatewd',
  'POST /user/saveflagpushrule',
  'POST /user/checkpaymentstatus',
  'GET /user/eventlist',
  'POST /user/updateevent',
  'POST /user/updateeventlist',
  'POST /user/bindauthpushurl',
] as const

export type Call = (typeof calls)[number]

/** Calls that need no token. */
export const openCalls: readonly string[] = [
  'POST /user/login',
  'POST /user/logout',
  'POST /user/sendregsms',
  'POST /user/sendloginsms',
  'POST /user/findpwd/sendvcode',
  'POST /user/register',
  'POST /user/findpwd/updatewd',
] satisfies Call[]

export const isOffered = (call: string): boolean => calls.some((one) => one === call)
