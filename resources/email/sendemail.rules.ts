import { definePageRules } from '@mock/platform/areas/rules'
import { sendRules } from './mail/send.rules'
import { numberSchema } from './mail/task.rules'

export default definePageRules({ schema: numberSchema, endpoints: sendRules })
