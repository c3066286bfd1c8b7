import { sandboxPartners } from '@mock/platform'
import type { Resource } from '@/declaration'
import type { Talk } from './reading'

export interface Sessions {
  readonly token: string
  readonly otherToken: string
}

const opened = new WeakMap<Talk, Map<string, Promise<Sessions>>>()

/** A session of each partner for the tests of one area: an account may have three at once. */
export function sessionsOf(running: Talk, { name }: Resource): Promise<Sessions> {
  const known = opened.get(running) ?? new Map<string, Promise<Sessions>>()
  opened.set(running, known)
  const [partner, otherPartner] = sandboxPartners
  const sessions =
    known.get(name) ??
    Promise.all([running.signIn(partner.username), running.signIn(otherPartner.username)]).then(
      ([token, otherToken]) => ({ token, otherToken }),
    )
  known.set(name, sessions)
  return sessions
}
