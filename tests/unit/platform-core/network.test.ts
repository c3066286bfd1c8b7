import { createPlatform, type Platform } from '@mock/platform/app'
import { networkOf } from '@mock/platform/verificationCodes'
import type { Store } from '@mock/store/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmpty } from '../../stores/empty'
import { spreadFirst } from '../cases'
import { jsonPost } from './jsonPost'

it.each(
  spreadFirst([
    [['203.0.113.7', '::ffff:203.0.113.7'], '203.0.113.7'],
    [['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::9'], '2001:db8:1:2::/64'],
    [['2001:db8::9'], '2001:db8:0:0::/64'],
    [['::1', '::'], '0:0:0:0::/64'],
    [['unknown'], 'unknown'],
    [['1:2:3:4:5:6:7:8:9'], '1:2:3:4:5:6:7:8:9'],
  ]),
)('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('the codes that one address may ask for', () => {
  let store: Store
  let platform: Platform
  beforeAll(async () => {
    store = await openEmpty()
    platform = await createPlatform({ sql: store, size: 'small', passwordRounds: 1 })
  })
  afterAll(async () => {
    await platform.close()
    await store.close()
  })

  it('are not more from the many addresses of one network', async () => {
    let asked = 0
    const ask = async (peer: string) => {
      asked += 1
      const mobile = `139${String(asked).padStart(8, '0')}`
      const answer = await platform.fetch(jsonPost('/user/findpwd/sendvcode', { mobile }), peer)
      return ((await answer.json()) as { code: number }).code
    }
    for (let i = 1; i <= 20; i++) expect(await ask(`2001:db8:0:1::${i}`)).toBe(0)
    expect(await ask('2001:db8:0:1:ffff::1')).toBe(60213)
    expect(await ask('2001:db8:0:2::1')).toBe(0)
  })
})
