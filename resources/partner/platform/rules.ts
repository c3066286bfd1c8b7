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
      // A payment arrives, and a WeChat is bound, though nobody looks at the code any more.
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
