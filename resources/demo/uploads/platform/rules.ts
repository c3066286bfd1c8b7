import { definePageRules } from '@mock/platform/areas/rules'

/** Uploads are validated before this; the demo counts files and saves no record. */
export default definePageRules({
  endpoints: {
    upload: async ({ input: { avatar, pictures } }) => ({
      count: (avatar ? 1 : 0) + (Array.isArray(pictures) ? pictures.length : 0),
    }),
  },
})
