import { definePageRules } from '@mock/platform/areas/rules'

/** Whether files are there is checked before; the demo counts those that are sent by themselves and saves no record. */
export default definePageRules({
  endpoints: {
    upload: async ({ input: { avatar, pictures } }) => ({
      count: (avatar ? 1 : 0) + (Array.isArray(pictures) ? pictures.length : 0),
    }),
  },
})
