import { defineSeed } from '@mock/platform/areas/rules'
import type { Approval } from '../approval.area'

/** Requests come from calls that were asked for; a made-up one could not be carried out. */
export default defineSeed<Approval>({ records: () => [] })
