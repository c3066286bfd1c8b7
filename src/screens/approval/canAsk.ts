import { operator } from '@/platform/operator'

/** The platform refuses a call with this code when a second person must approve it. */
export const needsApproval = 10010

/** Whether operators can ask for approval on this platform. If not, a refusal is final. */
export const canAsk = (): boolean => operator.read()?.offers.includes('approvals') === true
