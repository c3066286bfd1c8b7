import merchant from '@resources/merchant/merchant/merchant.area'
import { expect, it } from 'vitest'
import type { Resource } from '@/declaration'
import { obstacleOf } from '@/screens/conditions/obstacle'

// Clearing finds it done, and only a shop without a grant is removed.
const ofOthers = ['clearGrant', 'remove']

const { actions = {} }: Resource = merchant
const ofMany = Object.entries(actions).filter(
  ([name, { on }]) => on.includes('bulk') && !ofOthers.includes(name),
)

it.each(ofMany)('%s says the same of a shop whose grant was cleared', (_, action) => {
  const shop = { op: 'taobao', grant_status: 'CLEARED', sync_status: 'PAUSED', today_fail: 0 }
  expect(obstacleOf(action, shop, 0)).toMatchObject({ sort: 'refused', code: 40003 })
})
