import { useSyncExternalStore } from 'react'
import { unread } from '@/platform/operator'

/** The number of announcements that the operator has not read. */
export const useUnread = (): number => useSyncExternalStore(unread.subscribe, unread.read)
