import { definePageRules } from '@mock/platform/areas/rules'
import { numberSchema } from '@resources/email/message/platform/task'
import { sendRules } from './send'

export default definePageRules({ schema: numberSchema, endpoints: sendRules })
