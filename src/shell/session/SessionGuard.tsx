import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readExpiry, registerExpiryDialog, subscribeExpiry } from '@/platform/expiry'
import { endSession, onForget } from '@/platform/leaving'
import { onRenewed } from '@/platform/windowSession'
import { useEarly, usePart } from '@/screens/latePart'
import type { PageAt } from '../panes/pages'
import { usePageTitle } from '../panes/usePageTitle'
import { type Tabs, tabOf } from '../tabs/tabs'

const loadDialog = () => import('./ExpiryDialog').then((module) => ({ default: module.default }))

interface SessionGuardProps {
  /** Paths of the pages that hold something unsaved. */
  unsaved: readonly string[]
  tabs: Tabs
  pageAt: PageAt
}

/**
 * Asks the operator when the platform has ended the session, and has what is on the screen asked for anew once it goes
 * on. While it is not there, a session that ends leads to the sign-in page.
 */
export const SessionGuard = ({ unsaved, tabs, pageAt }: SessionGuardProps) => {
  const queryClient = useQueryClient()
  const titleOf = usePageTitle()
  const expired = useSyncExternalStore(subscribeExpiry, readExpiry)
  useEffect(registerExpiryDialog, [])
  useEffect(
    () =>
      onRenewed(() => {
        // What waits for the session is on its way by itself.
        void queryClient.invalidateQueries({ refetchType: 'active' }, { cancelRefetch: false })
      }),
    [queryClient],
  )
  useEffect(() => onForget(() => queryClient.clear()), [queryClient])
  useEarly(loadDialog, unsaved.length > 0)
  // Who cannot be asked goes the way that needs no dialog (specification §8).
  const ExpiryDialog = usePart(
    loadDialog,
    expired !== undefined,
    () => expired && endSession(expired.error.message),
  )
  if (!expired || !ExpiryDialog) return null
  return (
    <ExpiryDialog
      reason={expired.error.body.message && expired.error.message}
      unsaved={unsaved.map((path) => titleOf(pageAt(path), tabOf(tabs, path)?.subject))}
    />
  )
}
