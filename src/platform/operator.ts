import { unread } from './unread'
import { fetchUserInfo, userInfo } from './user'
import type { UserInfo } from './userInfo'
import { whenRenewed } from './windowSession'

/** The signed-in operator, as last answered by the platform. */
export interface OperatorSource {
  /** Undefined until the first answer. The same object until it changes. */
  readonly read: () => UserInfo | undefined
  /** Loads the operator for the first time. A failure ends the session elsewhere. */
  readonly load: () => Promise<UserInfo>
  /** Loads the operator again, as permissions or menus may have changed. */
  readonly refresh: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

interface Ask {
  readonly first: () => Promise<UserInfo>
  readonly again: () => Promise<UserInfo>
  /** Subscribes to answers after the operator has signed in again. */
  readonly onRenewal?: (take: (info: UserInfo) => void) => void
}

export const createOperator = ({ first, again, onRenewal }: Ask): OperatorSource => {
  const listeners = new Set<() => void>()
  let known: UserInfo | undefined
  let asked = 0
  const take = ({ unread: count, ...info }: UserInfo) => {
    unread.tell(count)
    // Equal answers keep the object, so that nothing renders again.
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
      // Ignores an answer that a later request has overtaken.
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
