import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-admin'
import { operator } from '@/platform/operator'
import { plainComponent } from '@/ui/late'
import { PageBoundary } from '../panes/Panes'

const Button = plainComponent(() => import('./ApprovalsButton'))

const isOffered = () => operator.read()?.offers.includes('approvals') === true

/** The button of approvals, where the platform offers them; it comes after the first screen. If it is lost, the next page tries again. */
export const ApprovalsButton = () => {
  const { pathname } = useLocation()
  return (
    useSyncExternalStore(operator.subscribe, isOffered) && (
      <PageBoundary at={pathname} silent>
        <Suspense fallback={<span className="bar-later" />}>
          <Button />
        </Suspense>
      </PageBoundary>
    )
  )
}
