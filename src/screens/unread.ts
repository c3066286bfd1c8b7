import { useSyncExternalStore } from 'react'
import { unread } from '@/platform/unread'

/** How many announcements the operator has not read. */
export const useUnread = (): number => useSyncExternalStore(unread.subscribe, unread.read)
