import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readExpiry, registerExpiryDialog, subscribeExpiry } from '@/platform/expiry'
import { endSession, onForget } from '@/platform/leaving'
import { onRenewed } from '@/platform/windowSession'
import { usePart } from '@/ui/late'
import { useEarly } from '../useEarly'

const loadDialog = () => import('./ExpiryDialog')

/** Asks what to do when the session ends, and refetches what is on the screen once it resumes. */
export const SessionGuard = ({ unsaved }: { unsaved: readonly string[] }) => {
  const queryClient = useQueryClient()
  const expired = useSyncExternalStore(subscribeExpiry, readExpiry)
  useEffect(registerExpiryDialog, [])
  useEffect(
    () =>
      onRenewed(() => {
        // Calls that wait for the session continue by themselves.
        void queryClient.invalidateQueries({ refetchType: 'active' }, { cancelRefetch: false })
      }),
    [queryClient],
  )
  useEffect(() => onForget(() => queryClient.clear()), [queryClient])
  useEarly(loadDialog, unsaved.length > 0)
  // If the dialog cannot load, go to the sign-in page.
  const ExpiryDialog = usePart(
    loadDialog,
    expired !== undefined,
    () => expired && endSession(expired.error.message),
  )
  if (!expired || !ExpiryDialog) return null
  return <ExpiryDialog reason={expired.error.body.message && expired.error.message} unsaved={unsaved} />
}
