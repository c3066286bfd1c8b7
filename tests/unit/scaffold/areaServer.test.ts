import { describe, expect, it } from 'vitest'
import { answerOf, refusalOf } from '@/commands/areaServer.mjs'

const token = 'a1b2'
const own = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'x-area-token': token,
  'content-type': 'application/json',
}

const asked = (headers: Readonly<Record<string, string | undefined>>, method = 'POST', from = '127.0.0.1') =>
  refusalOf({ method, headers: { ...own, ...headers }, socket: { remoteAddress: from } }, token)

describe('the development server', () => {
  it.each<[who: string, ...Parameters<typeof asked>]>([
    ['its own page', {}],
    ['its own page, by IPv6', {}, 'POST', '::1'],
    [
      'its own page, by another name of this machine',
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    ],
    ['its own page, which asks for the token', { 'x-area-token': undefined, origin: undefined }, 'GET'],
  ])('answers %s', (_, ...request) => {
    expect(asked(...request)).toBeUndefined()
  })

  it.each<[what: string, why: RegExp, ...Parameters<typeof asked>]>([
    ['another machine', /this machine/, {}, 'POST', '192.168.1.7'],
    [
      'a name that another site has led here',
      /this machine/,
      { host: 'evil.example', origin: 'http://evil.example' },
    ],
    ['a page of another site', /another site/, { origin: 'https://evil.example' }],
    ['a page of another port', /another site/, { origin: 'http://localhost:8080' }],
    [
      'a page of another port that asks for the token',
      /another site/,
      { origin: 'http://localhost:8080' },
      'GET',
    ],
    ['a page without an origin', /where it is from/, { origin: undefined }],
    ['a file, whose origin is null', /another site/, { origin: 'null' }],
    ['nobody without the token', /token/, { 'x-area-token': undefined }],
    ['nobody with the token of an earlier start', /token/, { 'x-area-token': 'a1b3' }],
    ['a form of another site', /only JSON/, { 'content-type': 'text/plain' }],
    ['other methods', /GET and POST/, {}, 'PUT'],
  ])('does not answer %s', (_, why, ...request) => {
    expect(asked(...request)).toMatch(why)
  })
})

const rows = JSON.stringify([
  { coupon_id: 1, name: '满100减10', amount_fen: 1000, state: 'ACTIVE', create_time: 1_763_000_000 },
  { coupon_id: 2, name: '新客券', amount_fen: 500, state: 'EXPIRED', create_time: 1_763_000_100 },
])

const load = (file: string) => import(/* @vite-ignore */ file)
const plan = (question: object) => answerOf({ sample: rows, path: '/pay/coupon', ...question }, load)

describe('a question of the page', () => {
  it('is answered by the file, its doubts, its columns and the rows', async () => {
    const answer = await plan({
      form: 'name，amount_fen',
      label: { zh: '优惠券', en: 'Vouchers', es: 'Vales' },
    })
    expect(answer).toMatchObject({
      file: 'resources/pay/coupon/coupon.area.ts',
      path: '/pay/coupon',
      isWritten: false,
      unwritten: [],
      fields: ['coupon_id', 'name', 'amount_fen', 'state', 'create_time'],
      rows: JSON.parse(rows),
    })
    expect(answer.source).toContain("label: l('优惠券', 'Vouchers', 'Vales')")
    expect(answer.source).toContain("save: { fields: ['name', 'amount_fen'] }")
    expect(answer.declaration.fields.amount_fen).toMatchObject({ kind: 'money', unit: 'fen' })
    expect(answer.doubts.join()).toContain('state: only 2 rows were seen')
  })

  it('about an area that is there is answered by what it would add, and writes nothing', async () => {
    const answer = await plan({ path: '/fee', name: 'fee', write: true })
    expect(answer).toMatchObject({ isWritten: false, source: undefined })
    expect(answer.difference).toContain('+')
  })

  it.each<[what: string, question: object, told: RegExp]>([
    ['a path that leads out', { path: '/../../etc' }, /is no path/],
    ['a name that is a path', { name: '../x' }, /is no name of an area/],
    ['a path that is taken', { path: '/pay/tradelist' }, /is taken by resources\/pay\/trade\/trade.area.ts/],
    ['a file instead of an address', { address: 'file:///etc/passwd' }, /begins with http/],
    ['a field of the form that is not there', { form: 'nam' }, /--form: "nam" is not a field/],
    ['no sample', { sample: 'hello' }, /this is not JSON: line 1/],
  ])('with %s is refused with the reason', async (_, question, told) => {
    await expect(plan(question)).rejects.toThrow(told)
  })
})
