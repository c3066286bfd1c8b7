import { createEmitter } from '@/declaration/emitter'
import { fetchUserInfo, userInfo } from './user'
import type { UserInfo } from './userInfo'
import { onRenewed } from './windowSession'

/** A number of `GET /user/info` that changes often; separate from the operator, because only a badge depends on it. */
const createCount = () => {
  let current = 0
  const { emit, subscribe } = createEmitter()
  return {
    read: (): number => current,
    /** @param count as answered; invalid values are ignored */
    update: (count: unknown): void => {
      if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || count === current) return
      current = count
      emit()
    },
    subscribe,
  }
}

/** The number of unread announcements. */
export const unread = createCount()

/** The number of requests waiting for the operator's decision. */
export const waitingApprovals = createCount()

interface Loaders {
  readonly first: () => Promise<UserInfo>
  readonly reload: () => Promise<UserInfo>
  /** Subscribes to answers after the operator has signed in again. */
  readonly onRenewal?: (update: (info: UserInfo) => void) => void
}

export const createOperator = ({ first, reload: again, onRenewal }: Loaders) => {
  const { emit, subscribe } = createEmitter()
  let current: UserInfo | undefined
  let requests = 0
  const update = ({ unread: count, waiting, ...info }: UserInfo) => {
    unread.update(count)
    waitingApprovals.update(waiting)
    // Keep the same object for equal answers, so that nothing re-renders.
    if (JSON.stringify(info) === JSON.stringify(current)) return
    current = info
    emit()
  }
  onRenewal?.((info) => {
    requests += 1
    update(info)
  })
  return {
    /** Undefined until the first answer. The same object until it changes. */
    read: (): UserInfo | undefined => current,
    load: async (): Promise<UserInfo> => {
      const info = await first()
      if (!current) update(info)
      return current ?? info
    },
    /** Loads the operator again, as permissions or menus may have changed. */
    refresh: async (): Promise<void> => {
      requests += 1
      const turn = requests
      const info = await again()
      // Ignores an answer that a later request has overtaken.
      if (turn === requests) update(info)
    },
    subscribe,
  }
}

export const operator = createOperator({
  first: userInfo,
  reload: fetchUserInfo,
  onRenewal: onRenewed,
})

export type OperatorSource = ReturnType<typeof createOperator>
