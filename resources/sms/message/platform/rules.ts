import { defineRules } from '@mock/platform/areas/rules'
import type { Sms } from '../sms.area'
import { carry, forget } from './carry'
import { quotaSchema } from './limits'
import { smsSchema } from './submit'
import { cancelsms, resend, resentTask, smsnumbers } from './tasks'

export default defineRules<Sms>({
  schema: [...smsSchema, ...quotaSchema],
  endpoints: { cancelsms, smsnumbers },
  actions: { resend },
  batches: { resend: resentTask },
  chores: [carry, forget],
})
