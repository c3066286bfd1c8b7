import { defineRules } from '@mock/platform/areas/rules'

export default defineRules({
  async save({ area, input, refuse }) {
    for (const name of ['mobile', 'tax_no'])
      if ((await area('receipt').count({ [name]: String(input[name]) })) > 0) refuse(41001)
    return undefined
  },
})
