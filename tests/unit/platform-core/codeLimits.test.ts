import { networkOf, type SentCode, waitFor } from '@mock/platform/verificationCodes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll, spreadFirst } from '../cases'
import { platformOnce } from './platformOnce'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const now = 1_717_200_000

const code = (age: number, rest: Partial<SentCode> = {}): SentCode => {
  return { scene: 'login', mobile: '13900000001', peer: '203.0.113.1', sent_at: now - age, ...rest }
}
const every = (count: number, seconds: number, rest: (i: number) => Partial<SentCode> = () => ({})) =>
  Array.from({ length: count }, (_, i) => code((i + 1) * seconds, rest(i)))
const others = (i: number) => ({ mobile: `1380000${1000 + i}` })

describe('the wait for a further code', () => {
  it.each<[string, number, SentCode[]]>([
    ['one just now', 60, [code(0)]],
    ['one 59 s ago', 1, [code(59)]],
    ['one a minute ago', 0, [code(60)]],
    ['one just now for something else', 0, [code(0, { scene: 'recover' })]],
    ['four in the hour', 0, every(4, 10 * minute)],
    ['five in the hour', 10 * minute, every(5, 10 * minute)],
    ['six in the hour: until the second is an hour old', 15 * minute, every(6, 9 * minute)],
    ['ten in the day', day, every(10, 2 * hour)],
    ['ten, one of them a day ago', 0, [...every(9, 2 * hour), code(day)]],
    ['ten in the day for something else', 0, every(10, 2 * hour, () => ({ scene: 'recover' }))],
    ['forty in the day, whatever for', day, every(40, 30 * minute, (i) => ({ scene: `scene ${i}` }))],
    ['19 from this address in the hour', 0, every(19, minute, others)],
    ['20 from this address in the hour', 40 * minute, every(20, minute, others)],
  ])('after %s is %d s', (_, seconds, sent) => {
    expect(waitFor(code(0), sent, now)).toBe(seconds)
  })

  it('does not count those from unknown addresses together', () => {
    const sent = every(20, minute, (i) => ({ ...others(i), peer: null }))
    expect(waitFor(code(0, { peer: null }), sent, now)).toBe(0)
  })

  it('is never longer than it must be, and keeps every limit', () => {
    const scene = fc.constantFrom('login', 'recover')
    const mobile = fc.constantFrom('13900000001', '13900000002')
    const request = fc.record({ after: fc.integer({ min: 0, max: hour }), scene, mobile })
    const requests = fc.array(request, { minLength: 30, maxLength: 120 })
    forAll([requests], { runs: 60 }, (all) => {
      const sent: SentCode[] = []
      let at = now
      for (const { after, ...wanted } of all) {
        at += after
        const asked = { ...wanted, peer: '203.0.113.1' }
        const wait = waitFor(asked, sent, at)
        if (wait === 0) {
          sent.push({ ...asked, sent_at: at })
        } else if (wait < day) {
          expect(waitFor(asked, sent, at + wait - 1)).toBeGreaterThan(0)
          // Nothing else is sent meanwhile, so afterwards it may be sent, unless the daily limit is used up.
          expect([0, day]).toContain(waitFor(asked, sent, at + wait))
        }
      }
      const within = (one: SentCode, seconds: number, same: (other: SentCode) => boolean) =>
        sent.filter(
          (other) => same(other) && other.sent_at <= one.sent_at && other.sent_at > one.sent_at - seconds,
        ).length
      for (const one of sent) {
        const mobile = (other: SentCode) => other.mobile === one.mobile
        const scene = (other: SentCode) => mobile(other) && other.scene === one.scene
        expect(within(one, minute, scene)).toBe(1)
        expect(within(one, hour, scene)).toBeLessThanOrEqual(5)
        expect(within(one, day, scene)).toBeLessThanOrEqual(10)
        expect(within(one, day, mobile)).toBeLessThanOrEqual(40)
        expect(within(one, hour, () => true)).toBeLessThanOrEqual(20)
      }
    })
  })
})

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
