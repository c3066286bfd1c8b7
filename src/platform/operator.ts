import { createEmitter } from '@/declaration/emitter'
import { fetchUserInfo, userInfo } from './user'
import type { UserInfo } from './userInfo'
import { onRenewed } from './windowSession'

let current = 0
const { emit, subscribe } = createEmitter()

/** The number of unread announcements; separate from the operator, because only a badge depends on it. */
export const unread = {
  read: (): number => current,
  /** @param count as answered; invalid values are ignored */
  update: (count: unknown): void => {
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || count === current) return
    current = count
    emit()
  },
  subscribe,
}

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

interface Loaders {
  readonly first: () => Promise<UserInfo>
  readonly reload: () => Promise<UserInfo>
  /** Subscribes to answers after the operator has signed in again. */
  readonly onRenewal?: (update: (info: UserInfo) => void) => void
}

export const createOperator = ({ first, reload: again, onRenewal }: Loaders): OperatorSource => {
  const { emit, subscribe } = createEmitter()
  let current: UserInfo | undefined
  let requests = 0
  const update = ({ unread: count, ...info }: UserInfo) => {
    unread.update(count)
    // Equal answers keep the object, so that nothing renders again.
    if (JSON.stringify(info) === JSON.stringify(current)) return
    current = info
    emit()
  }
  onRenewal?.((info) => {
    requests += 1
    update(info)
  })
  return {
    read: () => current,
    load: async () => {
      const info = await first()
      if (!current) update(info)
      return current ?? info
    },
    refresh: async () => {
      requests += 1
      const turn = requests
      const info = await again()
      // Ignores an answer that a later request has overtaken.
      if (turn === requests) update(info)
    },
    subscribe,
  }
}

export const operator: OperatorSource = createOperator({
  first: userInfo,
  reload: fetchUserInfo,
  onRenewal: onRenewed,
})
