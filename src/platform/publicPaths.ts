const publicPaths = ['/login', '/register', '/resetpwd', '/auth-redirect'] as const
export type PublicPath = (typeof publicPaths)[number]

/** The public page at a path, ignoring case and a trailing slash like the router. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const plain = pathname.toLowerCase().replace(/\/+$/, '')
  return publicPaths.find((path) => path === plain)
}

export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  if (publicPathOf(pathname)) return '/login'
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
