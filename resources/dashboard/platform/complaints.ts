import type { Complaint } from '@resources/pay/complaint/complaint.area'
import { type FiguresContext, sees } from './figures'

/** Open complaints, as far as the account may see them. */
export interface OpenComplaints {
  /** In the state PENDING. */
  readonly pending: number | undefined
  /** Past their deadline. */
  readonly overdue: number | undefined
}

export const complaintsOf = async ({
  area,
  account: { permissions },
}: FiguresContext): Promise<OpenComplaints> => {
  const seesState = sees(permissions, 'complaint', 'complaint_state')
  const seesDue = sees(permissions, 'complaint', 'due_time')
  if (!seesState && !seesDue) return { pending: undefined, overdue: undefined }
  const [line] = await area<Complaint>('complaint').figures({
    counts: { pending: { complaint_state: 'PENDING' }, overdue: { due_time: { beforeDays: 0 } } },
  })
  return {
    pending: seesState ? (line?.pending ?? 0) : undefined,
    overdue: seesDue ? (line?.overdue ?? 0) : undefined,
  }
}
