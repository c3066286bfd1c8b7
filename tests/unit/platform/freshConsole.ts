import { vi } from 'vitest'

/**
 * The session's code as a new document loads it: who is signed in is known once per document, and a document that is being
 * left stays so.
 */
export const freshConsole = async () => {
  vi.resetModules()
  const parts = await Promise.all([
    import('@/platform/client'),
    import('@/platform/dataProvider/restSource'),
    import('@/platform/errors'),
    import('@/platform/expiry'),
    import('@/platform/session'),
    import('@/platform/leaving'),
    import('@/platform/user'),
    import('@/platform/windowSession'),
    import('@/platform/authProvider'),
    import('@/platform/operator'),
    import('@/platform/signIn'),
  ])
  const [client, rest, errors, expiry, session, leaving, user, windows, auth, operator, signIn] = parts
  const asking = { ...client, ...rest, ...errors, ...expiry, ...session, ...leaving }
  return { ...asking, ...user, ...windows, ...auth, ...operator, ...signIn }
}

export type Console = Awaited<ReturnType<typeof freshConsole>>
