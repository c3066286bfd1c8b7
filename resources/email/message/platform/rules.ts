import { defineRules } from '@mock/platform/areas/rules'
import type { Email } from '../email.area'
import { deliveryJobs } from './delivery'
import { emailaddresses, resend, showSchema } from './list'
import { cancelTask, forget, queueChore } from './queue'
import { numberSchema } from './task'

export default defineRules<Email>({
  schema: [...showSchema, ...numberSchema],
  actions: { resend },
  endpoints: { cancelemail: cancelTask, emailaddresses },
  jobs: deliveryJobs,
  chores: [queueChore, forget],
})
