import type { Complaint } from '../complaint.area'
import { deadlineHours } from '../complaintStates'

export type OperateType = Complaint['history']['items'][number]['operate_type']
type Operator = Complaint['history']['items'][number]['operator']
type State = Complaint['complaint_state']

interface Transition {
  readonly by: Operator
  /** States in which it can happen; any if undefined. */
  readonly from?: readonly State[]
  readonly to?: State
  /** Whether a message from the payer is waiting afterwards; unchanged if undefined. */
  readonly incoming?: boolean
  readonly renews?: readonly ('reply' | 'close')[]
}

const open = ['PENDING', 'PROCESSING'] as const

/** The state machine of a complaint, by the channel's event names. */
const transitions: { readonly [type in OperateType]: Transition } = {
  USER_CREATE_COMPLAINT: { by: '投诉人', to: 'PENDING', renews: ['reply', 'close'] },
  USER_CONTINUE_COMPLAINT: {
    by: '投诉人',
    from: ['PROCESSED'],
    to: 'PROCESSING',
    incoming: true,
    renews: ['reply', 'close'],
  },
  // A follow-up message must be answered within the same time as the first.
  USER_RESPONSE: { by: '投诉人', incoming: true, renews: ['reply'] },
  PLATFORM_RESPONSE: { by: '微信支付客服', incoming: true, renews: ['reply'] },
  MERCHANT_RESPONSE: { by: '商家', from: open, to: 'PROCESSING', incoming: false },
  MERCHANT_CONFIRM_COMPLETE: { by: '商家', from: ['PROCESSING'], to: 'PROCESSED', incoming: false },
  MERCHANT_APPROVE_REFUND: { by: '商家', from: open, to: 'PROCESSING' },
  MERCHANT_REFUSE_RERUND: { by: '商家', from: open, to: 'PROCESSED', incoming: false },
  COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE: { by: '系统' },
  COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE: { by: '系统' },
  COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE: { by: '系统', to: 'PROCESSED', incoming: false },
  COMPLAINT_ENTRUSTED_REFUND_SYSTEM_MESSAGE: { by: '系统' },
  USER_APPLY_PLATFORM_HELP: { by: '投诉人', from: open },
  PLATFORM_HELP_APPLICATION: { by: '微信支付客服', from: open },
  USER_REVOKE_COMPLAINT: { by: '投诉人', from: open, to: 'PROCESSED', incoming: false },
  USER_COMFIRM_COMPLAINT: { by: '投诉人', from: open, to: 'PROCESSED', incoming: false },
  USER_SUBMIT_SATISFACTION: { by: '投诉人', from: ['PROCESSED'] },
  SERVICE_ORDER_CANCEL: { by: '系统' },
  SERVICE_ORDER_COMPLETE: { by: '系统' },
}

export interface ComplaintEvent {
  readonly type: OperateType
  readonly at: number
  readonly details?: string
  readonly images?: readonly string[]
}

export const canApply = ({ complaint_state }: Pick<Complaint, 'complaint_state'>, type: OperateType) =>
  transitions[type].from?.includes(complaint_state) ?? true

const largestTime = 10 ** 10

type Standing = Pick<
  Complaint,
  | 'complaint_state'
  | 'first_reply_time'
  | 'incoming_user_response'
  | 'refund_decision'
  | 'reply_deadline_time'
  | 'close_deadline_time'
  | 'complete_time'
  | 'user_tag_list'
>

/** Whether the payer is waiting for the merchant: there was no reply yet, or they have written since. */
export const isUnanswered = (complaint: Standing): boolean =>
  complaint.complaint_state !== 'PROCESSED' &&
  (complaint.incoming_user_response ||
    (complaint.first_reply_time === null && complaint.refund_decision === 'NONE'))

/**
 * The current deadline and the place in the queue: unanswered first, high-risk payers first among them, then by deadline;
 * closed ones last, latest first.
 */
export const queuePlace = (complaint: Standing): Pick<Complaint, 'due_time' | 'place'> => {
  if (complaint.complaint_state === 'PROCESSED')
    return { due_time: null, place: 5 * largestTime - (complaint.complete_time ?? 0) }
  const waits = isUnanswered(complaint)
  const { reply_deadline_time, close_deadline_time } = complaint
  const due_time = waits ? Math.min(reply_deadline_time, close_deadline_time) : close_deadline_time
  const rank = (waits ? 0 : 2) + (complaint.user_tag_list.includes('HIGH_RISK') ? 0 : 1)
  return { due_time, place: rank * largestTime + due_time }
}

/** The id of a history entry: the complaint's day and last digits, and its position. */
const logId = ({ complaint_id }: Pick<Complaint, 'complaint_id'>, index: number): string =>
  `${complaint_id.slice(7)}${String(index + 1).padStart(4, '0')}`

/**
 * A complaint after an event: history, state, deadlines, place in the queue.
 *
 * @throws Error if the event cannot happen in this state; check {@link canApply} first
 */
export const applyEvent = (
  complaint: Complaint,
  { type, at, details = '', images = [] }: ComplaintEvent,
): Complaint => {
  if (!canApply(complaint, type)) throw new Error(`${type} cannot happen when ${complaint.complaint_state}`)
  const { by, to = complaint.complaint_state, incoming, renews = [] } = transitions[type]
  const items = [
    ...complaint.history.items,
    {
      log_id: logId(complaint, complaint.history.total),
      operator: by,
      operate_time: at,
      operate_type: type,
      operate_details: details,
      images,
    },
  ]
  // Another message while one is waiting does not extend the deadline.
  const restartsReply =
    renews.includes('reply') && (type === 'USER_CREATE_COMPLAINT' || !isUnanswered(complaint))
  const isClosing = to === 'PROCESSED' && complaint.complaint_state !== 'PROCESSED'
  const changed: Complaint = {
    ...complaint,
    complaint_state: to,
    incoming_user_response: incoming ?? complaint.incoming_user_response,
    user_complaint_times:
      complaint.user_complaint_times +
      (type === 'USER_CREATE_COMPLAINT' || type === 'USER_CONTINUE_COMPLAINT' ? 1 : 0),
    first_reply_time:
      type === 'MERCHANT_RESPONSE' ? (complaint.first_reply_time ?? at) : complaint.first_reply_time,
    complete_time: isClosing ? at : to === 'PROCESSED' ? complaint.complete_time : null,
    reply_deadline_time: restartsReply ? at + deadlineHours.reply * 3600 : complaint.reply_deadline_time,
    close_deadline_time: renews.includes('close')
      ? at + deadlineHours.close * 3600
      : complaint.close_deadline_time,
    history: { items, total: items.length },
  }
  return { ...changed, ...queuePlace(changed) }
}

export const applyEvents = (complaint: Complaint, events: readonly ComplaintEvent[]): Complaint =>
  events.reduce(applyEvent, complaint)
