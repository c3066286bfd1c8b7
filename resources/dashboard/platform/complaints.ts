import complaintArea, { type Complaint } from '@resources/pay/complaint/complaint.area'
import { allows } from '@/declaration'
import type { Asking } from './figures'

/** Open complaints, as far as the account sees them. */
export interface OpenComplaints {
  /** Not taken on by anybody yet. */
  readonly pending: number | undefined
  /** Whose deadline is over. */
  readonly overdue: number | undefined
}

/** The complaints that wait: as their list counts them. */
export const complaintsOf = async ({ area, account: { permissions } }: Asking): Promise<OpenComplaints> => {
  const sees = (field: keyof Complaint) =>
    allows(permissions, `${complaintArea.name}.list`) &&
    allows(permissions, `${complaintArea.name}.field.${field}`)
  const [seesState, seesDue] = [sees('complaint_state'), sees('due_time')]
  if (!seesState && !seesDue) return { pending: undefined, overdue: undefined }
  const [line] = await area<Complaint>('complaint').figures({
    counts: { pending: { complaint_state: 'PENDING' }, overdue: { due_time: { beforeDays: 0 } } },
  })
  return {
    pending: seesState ? (line?.pending ?? 0) : undefined,
    overdue: seesDue ? (line?.overdue ?? 0) : undefined,
  }
}
