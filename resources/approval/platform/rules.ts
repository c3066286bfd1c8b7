import { defineRules, type RuleContext } from '@mock/platform/areas/rules'
import { allows } from '@/declaration'
import type { Approval } from '../approval.area'
import { waitingFor } from './waiting'

/** @throws Refusal 46101 for the account's own request, 10003 without the right to decide, 46103 once it has expired */
const checkDecision = ({ record, account, now, refuse }: RuleContext<Approval>) => {
  if (record.asker_id === account.accountId) refuse(46101)
  if (!allows(account.permissions, record.decides)) refuse(10003)
  if (record.expire_time <= now) refuse(46103)
}

const decided = ({ account, now }: RuleContext<Approval>, state: Approval['state']) => ({
  state,
  decided_by: account.username,
  decided_time: now,
})

export default defineRules<Approval>({
  own: { whose: (accountId) => `case when t.asker_id = ${accountId} then 'MINE' else 'OTHERS' end` },
  seen: ({ accountId, holds }) =>
    [`t.asker_id = ${accountId}`, ...holds.map((key) => `t.decides = '${key}'`)].join(' or '),
  info: async (context) => ({ waiting_approval: await waitingFor(context) }),
  actions: {
    // The platform then carries out the request and reports the result.
    approve(context) {
      checkDecision(context)
      return { set: decided(context, 'DONE') }
    },
    reject(context) {
      checkDecision(context)
      return { set: { ...decided(context, 'REJECTED'), reason: String(context.input.reason) } }
    },
    withdraw({ record, account, now, refuse }) {
      if (record.asker_id !== account.accountId) refuse(10003)
      return { set: { state: 'WITHDRAWN', decided_by: account.username, decided_time: now } }
    },
  },
  jobs: [
    {
      name: 'expire',
      everySeconds: 60,
      where: { state: 'WAITING', expire_time: { beforeDays: 0 } },
      change: () => ({ state: 'EXPIRED' }),
    },
  ],
})
