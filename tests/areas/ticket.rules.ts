import { defineRules } from '@mock/platform/areas/rules'

export default defineRules({
  endpoints: { figures: async ({ area }) => ({ count: await area('ticket').count() }) },
})
