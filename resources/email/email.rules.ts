import { defineRules } from '@mock/platform/areas/rules'
import type { Email } from './email'
import { deliveryJobs } from './mail/delivery.rules'
import { emailaddresses, resend, showSchema } from './mail/list.rules'
import { cancelTask, forget, queueChore } from './mail/queue.rules'

export default defineRules<Email>({
  schema: showSchema,
  actions: { resend },
  endpoints: { cancelemail: cancelTask, emailaddresses },
  jobs: deliveryJobs,
  chores: [queueChore, forget],
})
