import { unread } from './unread'
import { fetchUserInfo, userInfo } from './user'
import type { UserInfo } from './userInfo'
import { whenRenewed } from './windowSession'

/** The signed-in operator as the platform last told, for everything that depends on who it is and what they may do. */
export interface OperatorSource {
  /** What is known; undefined until the platform has answered for the first time. The same object until it changes. */
  readonly read: () => UserInfo | undefined
  /** Asks for the first time. When it fails the session is over, which is seen to elsewhere. */
  readonly load: () => Promise<UserInfo>
  /** Asks anew: permissions or menus may have changed, or the operator has signed in again. */
  readonly refresh: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

interface Ask {
  readonly first: () => Promise<UserInfo>
  readonly again: () => Promise<UserInfo>
  /** Tells of an answer that came unasked: the operator has signed in again. */
  readonly onRenewal?: (take: (info: UserInfo) => void) => void
}

/** Keeps one answer for all who ask. */
export const createOperator = ({ first, again, onRenewal }: Ask): OperatorSource => {
  const listeners = new Set<() => void>()
  let known: UserInfo | undefined
  let asked = 0
  const take = ({ unread: count, ...info }: UserInfo) => {
    unread.tell(count)
    // An answer that says the same keeps its object: nothing has to be drawn anew for it.
    if (JSON.stringify(info) === JSON.stringify(known)) return
    known = info
    for (const listener of listeners) listener()
  }
  onRenewal?.((info) => {
    asked += 1
    take(info)
  })
  return {
    read: () => known,
    load: async () => {
      const info = await first()
      if (!known) take(info)
      return known ?? info
    },
    refresh: async () => {
      asked += 1
      const turn = asked
      const info = await again()
      // A later question may have been answered earlier.
      if (turn === asked) take(info)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const operator: OperatorSource = createOperator({
  first: userInfo,
  again: fetchUserInfo,
  onRenewal: whenRenewed,
})
