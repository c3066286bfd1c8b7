import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as scaffold from '@/scaffold'
import { evidenceOf } from '../../../src/commands/areaEvidence.mjs'
import { placeOf, removalOf } from '../../../src/commands/areaFiles.mjs'

const asked: string[] = []
const answers: { readonly [path: string]: (request: IncomingMessage, response: ServerResponse) => void } = {
  '/rows': (_, response) => response.end('{"code":0,"data":{"items":[{"order_no":"A1"}]}}'),
  '/away': (_, response) => response.writeHead(302, { location: '/rows' }).end(),
  '/large': (_, response) => response.end('x'.repeat(6 * 1024 * 1024)),
  '/missing': (_, response) => response.writeHead(404).end(),
}
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers['x-token'] ?? ''}`)
  answers[request.url ?? '']?.(request, response)
})
let host = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => void asked.splice(0))
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())

test('an address is sent one GET, with the headers that were given', async () => {
  const { fields } = await evidenceOf(`${host}/rows`, ['X-Token: abc'], scaffold)
  expect(fields).toMatchObject([{ name: 'order_no' }])
  expect(asked).toEqual(['GET /rows abc'])
})

test.each([
  ['/away', 'leads on to /rows'],
  ['/large', 'larger than 5 MB'],
  ['/missing', 'status 404'],
])('%s is refused, and nothing else is asked', async (path, why) => {
  await expect(evidenceOf(host + path, [], scaffold)).rejects.toThrow(why)
  expect(asked).toHaveLength(1)
})

test.each([
  ['nowhere.json', 'cannot be read'],
  ['postgres:orders', 'DATABASE_URL'],
  ['postgres://u:secret@127.0.0.1:1/db', 'which table'],
])('%s is refused with the remedy', async (from, why) => {
  await expect(evidenceOf(from, [], scaffold)).rejects.toThrow(why)
})

test('a database that cannot be reached is named without its password', async () => {
  const told = evidenceOf('postgres://u:secret@127.0.0.1:1/db?table=orders', [], scaffold)
  await expect(told).rejects.toThrow('127.0.0.1:1 cannot be reached')
  await expect(told).rejects.not.toThrow('secret')
})

const others = [
  { file: 'resources/pay/trade/trade.area.ts', declaration: { name: 'trade', path: '/pay/tradelist' } },
]

test('a file lies in the folders of its path and its name', () => {
  expect(placeOf('returnAddress', '/merchant/returnaddress', others)).toBe(
    'resources/merchant/returnAddress/returnAddress.area.ts',
  )
  expect(placeOf('point', '/point', others)).toBe('resources/point/point.area.ts')
})

test.each([
  ['trade', '/pay/other', 'the name "trade" is taken'],
  ['other', '/pay/tradelist', 'the path "/pay/tradelist" is taken'],
  ['other', '/../src/other', 'is no path'],
  ['../other', '/pay/other', 'is no name'],
  ['Other', '/pay/other', 'is no name'],
  ['other', '/ui/other', 'keeps "ui"'],
  ['merchant', '/merchant/x', 'is there already'],
])('name %s at %s is refused', (name, path, why) => {
  expect(() => placeOf(name, path, others)).toThrow(why)
})

test('what is taken away is told beforehand, with what stays', () => {
  const trade = { name: 'trade', path: '/pay/tradelist', menu: { group: 'pay' } }
  const { files, stays } = removalOf(
    'trade',
    [{ file: 'resources/pay/trade/trade.area.ts', declaration: trade }],
    [],
  )
  expect(files).toContain('resources/pay/trade/trade.area.ts')
  expect(stays).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the table area."trade"'),
      expect.stringContaining('the menu group "pay"'),
      'resources/pay/refund/refund.area.ts names a permission of it',
      'resources/fee/platform/usage.ts imports from it',
    ]),
  )
  expect(() => removalOf('nobody', [], [])).toThrow('there is no area "nobody"')
})
