import { operator } from '@/platform/operator'

/** The platform refuses a call with this code when a second person must approve it. */
export const needsApproval = 10010

/** Whether the platform lets operators ask for approval; on others a refusal is all there is. */
export const canAsk = (): boolean => operator.read()?.offers.includes('approvals') === true
