import { defineRules } from '@mock/platform/areas/rules'

export default defineRules({ summary: async () => ({ balance: 12 }) })
