import { readToken } from '@/platform/session'

/** A shorter cookie value is not a secret, and would match parts of ordinary words. */
const shortestToken = 4

const header = /(x-token["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi
/** `token=…` in an address or a cookie, `"token":"…"` in a body, even a quoted one; the same for passwords. */
const named = /((?:token|password\w*)(?:=|\\?["']\s*:\s*\\?["']))[^\s"'&#;\\]+/gi
const hidden = '***'

/** Removes the session's token from a text, whether as header, as parameter or on its own. */
export const withoutSecrets = (text: string): string => {
  let clean = text.replace(header, `$1${hidden}`).replace(named, `$1${hidden}`)
  const token = readToken()
  if (token && token.length >= shortestToken)
    for (const form of [token, encodeURIComponent(token)]) clean = clean.replaceAll(form, hidden)
  return clean
}
