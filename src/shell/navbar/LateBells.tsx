import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-admin'
import { operator } from '@/platform/operator'
import { useHeads } from '@/screens'
import { plainComponent } from '@/ui/late'
import { PageBoundary } from '../panes/Panes'

const Approvals = plainComponent(() => import('./ApprovalsButton'))
const News = plainComponent(() => import('./NewsButton'))

/** Loads after the first screen. If it fails, the next page tries again. */
const Later = ({ children }: { children: ReactNode }) => (
  <PageBoundary at={useLocation().pathname} silent>
    <Suspense fallback={<span className="bar-later" />}>{children}</Suspense>
  </PageBoundary>
)

const isOffered = () => operator.read()?.offers.includes('approvals') === true

/** The button of approvals, where the platform offers them. */
export const ApprovalsButton = () =>
  useSyncExternalStore(operator.subscribe, isOffered) && (
    <Later>
      <Approvals />
    </Later>
  )

/** The bell, for operators who may see announcements. The platform counts the unread ones (`unread_announcement`). */
export const NewsButton = () => {
  const head = useHeads().find(({ name }) => name === 'announcement')
  return (
    head && (
      <Later>
        <News head={head} />
      </Later>
    )
  )
}
