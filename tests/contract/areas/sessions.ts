import { sandboxAccounts, sandboxPartners } from '@mock/platform'
import type { Resource } from '@/declaration'
import { missingCode } from './attempts'
import type { Talk } from './reading'

export interface Sessions {
  readonly token: string
  readonly otherToken: string
}

const [first, second, demonstration] = sandboxPartners

/** Whether the area is the demonstration accounts' alone: another partner's calls are refused. */
export const isReserved = ({ menu }: Resource): boolean => menu.onlySent === true

/** Whose records the tests of an area look at, and another partner. */
export const partnersOf = (resource: Resource) =>
  [isReserved(resource) ? demonstration : first, second] as const

/** What another partner is answered who asks for a record. */
export const foreignCode = (resource: Resource): number =>
  isReserved(resource) ? 10003 : missingCode(resource)

const opened = new WeakMap<Talk, Map<string, Promise<Sessions>>>()

/** A session of each partner for the tests of one area: an account may have three at once. */
export function sessionsOf(running: Talk, resource: Resource): Promise<Sessions> {
  const known = opened.get(running) ?? new Map<string, Promise<Sessions>>()
  opened.set(running, known)
  const signIn = ({ username }: { readonly username: string }) =>
    running.signIn(username, sandboxAccounts.find((one) => one.username === username)?.password)
  const [partner, otherPartner] = partnersOf(resource)
  const { name } = resource
  const sessions =
    known.get(name) ??
    Promise.all([signIn(partner), signIn(otherPartner)]).then(([token, otherToken]) => ({
      token,
      otherToken,
    }))
  known.set(name, sessions)
  return sessions
}
