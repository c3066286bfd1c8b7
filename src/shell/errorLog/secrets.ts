import { readToken } from '@/platform/session'

/** Shorter than this a cookie's value is no secret but a syllable, and stands in half of all words. */
const shortestToken = 4

const header = /(x-token["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi
/** `token=…` of an address or a cookie, `"token":"…"` of a body, also of one quoted in another; passwords likewise. */
const named = /((?:token|password\w*)(?:=|\\?["']\s*:\s*\\?["']))[^\s"'&#;\\]+/gi
const hidden = '***'

/** A text without the token of the session, however it came into it: as header, as parameter, as the value by itself. */
export const withoutSecrets = (text: string): string => {
  let clean = text.replace(header, `$1${hidden}`).replace(named, `$1${hidden}`)
  const token = readToken()
  if (token && token.length >= shortestToken)
    for (const form of [token, encodeURIComponent(token)]) clean = clean.replaceAll(form, hidden)
  return clean
}
