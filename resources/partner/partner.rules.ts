import { definePageRules } from '@mock/platform/areas/rules'
import { changeRules } from './account/change.rules'
import { profileSchema, review } from './account/profile.rules'
import { seedPartner } from './account/sandbox.rules'
import { settleTopUps, topUpRules, topUpSchema } from './account/topup.rules'
import { settleScenes, wechatRules, wechatSchema } from './account/wechat.rules'

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
