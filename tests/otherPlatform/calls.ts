/** A call that this platform knows. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Below `/api`. */
  readonly path: string
  /** Answered without a token. */
  readonly open?: boolean
}

const get = (path: string): Call => ({ method: 'GET', path })
const post = (path: string): Call => ({ method: 'POST', path })
const openPost = (path: string): Call => ({ method: 'POST', path, open: true })

/** The 28 calls that every platform offers. */
export const calls: readonly Call[] = [
  openPost('/user/login'),
  get('/user/info'),
  openPost('/user/logout'),
  post('/user/editpwd'),
  get('/user/dashboard'),
  get('/user/partnerinfo'),
  post('/user/getpayqrcode'),
  post('/user/checkwxbindstatus'),
  get('/user/feelist'),
  post('/user/getbindwxqrcode'),
  post('/user/updatepartner'),
  post('/user/updateipwhite'),
  get('/user/merchantlist'),
  post('/user/merchantremove'),
  post('/user/cleargrant'),
  post('/user/savepaidpushrule'),
  post('/user/saveagentpay'),
  openPost('/user/sendregsms'),
  openPost('/user/sendloginsms'),
  openPost('/user/findpwd/sendvcode'),
  openPost('/user/register'),
  openPost('/user/findpwd/updatewd'),
  post('/user/saveflagpushrule'),
  post('/user/checkpaymentstatus'),
  get('/user/eventlist'),
  post('/user/updateevent'),
  post('/user/updateeventlist'),
  post('/user/bindauthpushurl'),
]

/** The call that a request means; undefined for every other. */
export const callOf = (method: string, path: string): Call | undefined =>
  calls.find((call) => call.method === method && call.path === path)
