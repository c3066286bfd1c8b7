/** The names in a call: parameters in its address, and members of its body. */
interface Named {
  readonly query?: readonly string[]
  readonly body?: readonly string[]
}

/**
 * The 28 calls that every platform offers, written out by hand rather than derived from the console. Where no names are
 * fixed, none are listed, and a test says what the console sends.
 */
export const calls = {
  'POST /user/login': { body: ['username', 'password', 'mobile_vcode'] },
  'GET /user/info': {},
  'POST /user/logout': {},
  'POST /user/editpwd': { body: ['old_password', 'new_password', 'new_password_again'] },
  'GET /user/dashboard': {},
  'GET /user/partnerinfo': {},
  'POST /user/getpayqrcode': {},
  'POST /user/checkwxbindstatus': {},
  'GET /user/feelist': {},
  'POST /user/getbindwxqrcode': {},
  'POST /user/updatepartner': {},
  'POST /user/updateipwhite': {},
  'GET /user/merchantlist': {},
  'POST /user/merchantremove': {},
  'POST /user/cleargrant': {},
  'POST /user/savepaidpushrule': {},
  'POST /user/saveagentpay': {},
  'POST /user/sendregsms': {},
  'POST /user/sendloginsms': {},
  'POST /user/findpwd/sendvcode': {},
  'POST /user/register': {},
  'POST /user/findpwd/updatewd': {},
  'POST /user/saveflagpushrule': {},
  'POST /user/checkpaymentstatus': {},
  'GET /user/eventlist': {},
  'POST /user/updateevent': { query: ['sellerNick', 'appId', 'op'] },
  'POST /user/updateeventlist': { query: ['sellerNick', 'appId', 'op'] },
  'POST /user/bindauthpushurl': {},
} as const satisfies { readonly [call: `${'GET' | 'POST'} /user/${string}`]: Named }

export type Call = keyof typeof calls

/** The names that are fixed for a call. */
export const namedIn = (call: Call): Required<Named> => ({ query: [], body: [], ...calls[call] })
