import type { RuleContext, TimedRule } from '@mock/platform/areas/rules'
import { createRandom, type Random } from '@/declaration'
import type { Complaint } from '../complaint.area'
import { applyEvent, type ComplaintEvent, canApply } from './machine'

/** Events overdue by more than this are dropped, so a sandbox that was stopped does not start with a flood of them. */
const missedSeconds = 600

/** Most messages per payer, and most rounds of a complaint. */
const mostMessages = 2
const mostComplaints = 3

const messages = ['好的，请尽快处理', '还是没有收到，什么时候能到？', '请问需要我提供什么凭证？']

/** The payer's or platform's next event after the last entry, with its delay in seconds and its text. */
const follows = (
  complaint: Complaint,
  random: Random,
): readonly [ComplaintEvent['type'], number, string] | undefined => {
  const last = complaint.history.items.at(-1)
  const chance = random.next()
  const written = complaint.history.items.filter((one) => one.operate_type === 'USER_RESPONSE').length
  switch (last?.operate_type) {
    case 'MERCHANT_RESPONSE':
      if (chance < 0.35 && written < mostMessages) return ['USER_RESPONSE', 90, random.pick(messages)]
      if (chance < 0.4) return ['USER_REVOKE_COMPLAINT', 240, '用户撤销了投诉']
      return chance < 0.45 ? ['USER_COMFIRM_COMPLAINT', 240, '用户确认问题已解决'] : undefined
    case 'MERCHANT_CONFIRM_COMPLETE':
    case 'MERCHANT_REFUSE_RERUND':
      if (chance < 0.2 && complaint.user_complaint_times < mostComplaints)
        return ['USER_CONTINUE_COMPLAINT', 300, '问题没有解决，继续投诉']
      return chance < 0.5 ? ['USER_SUBMIT_SATISFACTION', 120, `满意度 ${random.int(1, 5)} 分`] : undefined
    case 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE':
      return chance < 0.5 ? ['USER_SUBMIT_SATISFACTION', 120, `满意度 ${random.int(4, 5)} 分`] : undefined
    case 'USER_APPLY_PLATFORM_HELP':
      return ['PLATFORM_RESPONSE', 600, '平台已介入，请商家尽快回复用户']
    default:
      return undefined
  }
}

/** If nothing happens, the platform sends a reminder at the deadline, and the payer asks for help two hours later. */
const reminder = ({ due_time, history }: Complaint): ComplaintEvent | undefined => {
  if (due_time === null) return undefined
  const has = (type: ComplaintEvent['type']) => history.items.some((one) => one.operate_type === type)
  if (!has('PLATFORM_HELP_APPLICATION'))
    return { type: 'PLATFORM_HELP_APPLICATION', at: due_time + 60, details: '投诉单已超时，请尽快处理' }
  if (!has('USER_APPLY_PLATFORM_HELP'))
    return {
      type: 'USER_APPLY_PLATFORM_HELP',
      at: due_time + 7200,
      details: '商家一直没有处理，申请平台协助',
    }
  return undefined
}

/** The simulated event that is due now. Deterministic: the same complaint always gets the same event. */
export const dueEvent = (
  complaint: Complaint,
  now: number,
  channels: Pick<RuleContext['channels'], 'doneAt'>,
): ComplaintEvent | undefined => {
  const { complaint_id, history } = complaint
  const next = follows(complaint, createRandom(`${complaint_id} ${history.total}`))
  const last = history.items.at(-1)
  const candidates: readonly (ComplaintEvent | undefined)[] = [
    next && last && { type: next[0], at: channels.doneAt(last.operate_time, next[1]), details: next[2] },
    reminder(complaint),
  ]
  const isDue = (one: ComplaintEvent | undefined): one is ComplaintEvent =>
    one !== undefined && one.at <= now && one.at > now - missedSeconds && canApply(complaint, one.type)
  return candidates.find(isDue)
}

export const usersAct: TimedRule<Complaint> = {
  name: 'users',
  everySeconds: 30,
  where: [{ complaint_state: { in: ['PENDING', 'PROCESSING'] } }, { complete_time: { withinLastDays: 1 } }],
  change({ record, now, channels }) {
    const due = dueEvent(record, now, channels)
    // Dated now, so that the history stays in order.
    return due && applyEvent(record, { ...due, at: now })
  },
}
