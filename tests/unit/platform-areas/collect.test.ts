import { byArea } from '@mock/platform/collect'
import { expect, it } from 'vitest'

const declared = {
  '/resources/sms/smssign.ts': { name: 'smsSign' },
  '/resources/pay/trade.ts': { name: 'trade' },
}

it.each([
  ['the area beside it, whatever its name is', '/resources/sms/smssign.rules.ts', 'smsSign'],
  ['the area beside it, for seeds', '/resources/pay/trade.seed.ts', 'trade'],
  ['nobody, where no area is', '/resources/sms/smssing.rules.ts', 'smssing'],
])('what lies beside a declaration belongs to %s', (_, file, name) => {
  expect(byArea({ [file]: 'module' }, declared)).toEqual({ [name]: 'module' })
})
