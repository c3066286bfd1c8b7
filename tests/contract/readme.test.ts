import { readFileSync } from 'node:fs'
import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import groups from '@resources/menu'
import { transformWithOxc } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as vocabulary from '@/declaration'
import { loadDeclarations } from '@/declaration'
import { openEmpty } from '../stores/empty'

const page = readFileSync('README.md', 'utf8')

/** The declaration that the README gives as its example, run as a file of resources/ would be. */
const exampleOf = async (markdown: string): Promise<unknown> => {
  const source = /```ts\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? ''
  const { code } = await transformWithOxc(source, 'returnaddress.ts')
  const body = code
    .replace(/import\s*\{([^}]*)\}\s*from\s*["']@\/declaration["'];?/, 'const {$1} = vocabulary;')
    .replace('export default', 'return')
  return new Function('vocabulary', body)(vocabulary)
}

const declarations = loadDeclarations({ 'returnaddress.ts': await exampleOf(page) }, groups)

describe('the example of the README', () => {
  const now = Date.parse('2024-06-01T08:00:00+08:00') / 1000
  let store: Awaited<ReturnType<typeof openEmpty>>
  let platform: Awaited<ReturnType<typeof createPlatform>>
  let token = ''

  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await platform.fetch(
      new Request(`http://127.0.0.1/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Token': token },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    return response.json()
  }

  beforeAll(async () => {
    store = await openEmpty()
    platform = await createPlatform({
      sql: store,
      now: () => now,
      size: 'small',
      passwordRounds: 1,
      areas: areasOf({ declarations, seeds: {}, rules: {} }),
    })
    const { data } = await send('POST', '/user/login', { username: 'demo_partner', password: 'demo123456' })
    token = data.token
  })
  afterAll(async () => {
    await platform.close()
    await store.close()
  })

  test('fits one file of at most 60 lines', () => {
    expect(/```ts\n([\s\S]*?)\n```/.exec(page)?.[1]?.split('\n').length).toBeLessThanOrEqual(60)
  })

  test('has its sample records listed', async () => {
    expect(await send('GET', '/user/returnaddresslist?limit=5')).toMatchObject({
      code: 0,
      data: { total: 12 },
    })
  })

  test('makes a record, stamps it, and lists it first', async () => {
    const made = { receiver: '退货组', mobile: '15400000009', address: '杭州市示例路1号', is_default: false }
    expect(
      await send('POST', '/user/savereturnaddress', { ...made, request_id: 'readme-0001' }),
    ).toMatchObject({
      code: 0,
      data: { receiver: '退货组', create_time: now },
    })
    const { data } = await send('GET', '/user/returnaddresslist?limit=1')
    expect(data.items[0]).toMatchObject({ receiver: '退货组', address: '杭州市示例路1号' })
  })

  test('refuses what is not allowed, by the field’s name', async () => {
    const wrong = {
      receiver: '',
      mobile: '15400000009',
      address: '杭州市示例路1号',
      request_id: 'readme-0002',
    }
    expect(await send('POST', '/user/savereturnaddress', wrong)).toMatchObject({
      code: 10001,
      message: '参数错误：收件人',
    })
  })

  test('deletes, but never a default address', async () => {
    const { data } = await send('GET', '/user/returnaddresslist?limit=100')
    const pick = (is_default: boolean): number =>
      data.items.find((one: { is_default: boolean }) => one.is_default === is_default).address_id
    const [kept, gone] = [pick(true), pick(false)]
    expect(await send('POST', '/user/removereturnaddress', { ids: [kept, gone] })).toMatchObject({
      code: 0,
      data: {
        success: [String(gone)],
        failed: [{ id: String(kept), code: 41005, message: '正在使用中，不能删除' }],
      },
    })
  })
})
