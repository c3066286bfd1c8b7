import { defineRules } from '@mock/platform/areas/rules'
import { carry, forget } from './engine/carry.rules'
import { quotaSchema } from './engine/limits.rules'
import { smsSchema } from './engine/submit.rules'
import { cancelsms, resend, resentTask, smsnumbers } from './engine/tasks.rules'
import type { Sms } from './sms'

export default defineRules<Sms>({
  schema: [...smsSchema, ...quotaSchema],
  endpoints: { cancelsms, smsnumbers },
  actions: { resend },
  batches: { resend: resentTask },
  chores: [carry, forget],
})
