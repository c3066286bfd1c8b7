import { attempt } from './attempt'
import { publicPathOf } from './publicPaths'

const home = '/'
const maxRedirectLength = 2000

const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f')

/** One leading slash, no double slash, no backslash, even after Unicode normalisation. */
const isPlainPath = (path: string): boolean => {
  const plain = path.normalize('NFKC')
  return path.startsWith('/') && !/\/\/|\\/.test(plain) && !hasControlCharacter(path)
}

const decodeOnce = (path: string) => attempt(() => decodeURIComponent(path))

/** The wanted address, or the home page: never another origin, and no public page, which would lead back here. */
export function safeRedirect(value: string | null | undefined, origin: string = location.origin): string {
  if (!value || value.length > maxRedirectLength || hasControlCharacter(value) || !value.startsWith('/'))
    return home
  if (!URL.canParse(value, origin)) return home
  const url = new URL(value, origin)
  // A server or router may decode the path again, so that result must be harmless too.
  const asWritten = value.replace(/[?#].*$/s, '')
  const decoded = decodeOnce(url.pathname)
  const decodedAsWritten = decodeOnce(asWritten)
  if (url.origin !== origin || decoded === undefined || decodedAsWritten === undefined) return home
  if (![asWritten, url.pathname, decoded, decodedAsWritten].every(isPlainPath)) return home
  if (publicPathOf(decoded)) return home
  return url.pathname + url.search + url.hash
}
