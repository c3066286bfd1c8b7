import { networkOf } from '@mock/platform/verificationCodes'
import { expect, it } from 'vitest'
import { spreadFirst } from '../cases'
import { platformOnce } from './platformOnce'

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

const { post } = await platformOnce({ size: 'small' })

it('the codes that one address may ask for are not more from the many addresses of one network', async () => {
  let asked = 0
  const ask = async (peer: string) => {
    asked += 1
    const mobile = `139${String(asked).padStart(8, '0')}`
    return (await post('/user/findpwd/sendvcode', { mobile }, '', peer)).code
  }
  for (let i = 1; i <= 20; i++) expect(await ask(`2001:db8:0:1::${i}`)).toBe(0)
  expect(await ask('2001:db8:0:1:ffff::1')).toBe(60213)
  expect(await ask('2001:db8:0:2::1')).toBe(0)
})
