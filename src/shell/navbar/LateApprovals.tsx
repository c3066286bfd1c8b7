import { Suspense, useSyncExternalStore } from 'react'
import { operator } from '@/platform/operator'
import { plainComponent } from '@/ui/late'

const Button = plainComponent(() => import('./ApprovalsButton'))

const isOffered = () => operator.read()?.offers.includes('approvals') === true

/** The button of approvals, where the platform offers them; it comes after the first screen. */
export const ApprovalsButton = () =>
  useSyncExternalStore(operator.subscribe, isOffered) && (
    <Suspense fallback={<span className="bar-later" />}>
      <Button />
    </Suspense>
  )
