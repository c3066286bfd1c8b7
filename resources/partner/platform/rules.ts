import { definePageRules } from '@mock/platform/areas/rules'
import { changeRules } from './change'
import { profileSchema, review } from './profile'
import { seedPartner } from './sandbox'
import { settleTopUps, topUpRules, topUpSchema } from './topUp'
import { settleScenes, wechatRules, wechatSchema } from './wechat'

export default definePageRules({
  schema: [...profileSchema, ...topUpSchema, ...wechatSchema],
  endpoints: { ...changeRules, ...topUpRules, ...wechatRules },
  seed: seedPartner,
  chores: [
    {
      // Payments and bindings must complete even if nobody is polling.
      name: 'outside-world',
      everySeconds: 5,
      run: async (context) => {
        await settleTopUps(context)
        await settleScenes(context)
        await review(context)
      },
    },
  ],
})
