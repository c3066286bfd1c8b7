import { defineSeed } from '@mock/platform/areas/rules'
import type { Approval } from '../approval.area'

/** A request belongs to a call that was really made. A made-up one could not be carried out. */
export default defineSeed<Approval>({ records: () => [] })
