/** Pages that a visitor without a session may open (specification §2). */
const publicPaths = ['/login', '/register', '/resetpwd', '/auth-redirect'] as const
export type PublicPath = (typeof publicPaths)[number]

const home = '/'
/** Longer values are no address an operator came from. */
const longestRedirect = 2000

/** The public page at a path. Routes ignore case and a closing slash, so this does too. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const plain = pathname.toLowerCase().replace(/\/+$/, '')
  return publicPaths.find((path) => path === plain)
}

const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f')

/** One path, one reading: a single slash in front, none doubled, no backslash, also in compatibility forms. */
const isPlainPath = (path: string): boolean => {
  const plain = path.normalize('NFKC')
  return path.startsWith('/') && !/\/\/|\\/.test(plain) && !hasControlCharacter(path)
}

const decodeOnce = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Where to go after sign-in: the wanted address when it is a path of this console, else the first page.
 * Never another origin, and never a public page, which would lead in a circle.
 *
 * @param value the `redirect` parameter as the visitor brought it, decoded once by URLSearchParams
 * @param origin scheme, host and port of the console
 */
export function safeRedirect(value: string | null | undefined, origin: string = location.origin): string {
  if (!value || value.length > longestRedirect || hasControlCharacter(value) || !value.startsWith('/'))
    return home
  if (!URL.canParse(value, origin)) return home
  const url = new URL(value, origin)
  // What a server or a router may make of the path by decoding it once more must be harmless as well.
  const written = value.replace(/[?#].*$/s, '')
  const decoded = decodeOnce(url.pathname)
  const decodedAsWritten = decodeOnce(written)
  if (url.origin !== origin || decoded === undefined || decodedAsWritten === undefined) return home
  if (![written, url.pathname, decoded, decodedAsWritten].every(isPlainPath)) return home
  if (publicPathOf(decoded)) return home
  return url.pathname + url.search + url.hash
}

/** The sign-in page that leads back to an address: its path and query are kept, encoded as one value. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  if (publicPathOf(pathname)) return '/login'
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
