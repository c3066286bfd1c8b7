import { readFileSync } from 'node:fs'
import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import groups from '@resources/menu'
import { transformWithOxc } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import * as vocabulary from '@/declaration'
import { loadDeclarations } from '@/declaration'
import { openEmpty } from '../stores/empty'
import { usualStart } from '../stores/seeded'
import { askPlatform, dataOf, signInTo } from './answers'

/** The README's example declaration, loaded like a file of resources/. */
const source = /```ts\n([\s\S]*?)\n```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
const { code } = await transformWithOxc(source, 'returnaddress.ts')
const body = code
  .replace(/import\s*\{([^}]*)\}\s*from\s*["']@\/declaration["'];?/, 'const {$1} = vocabulary;')
  .replace('export default', 'return')
const example: unknown = new Function('vocabulary', body)(vocabulary)
const declarations = loadDeclarations({ 'returnaddress.ts': example }, groups)

const store = await openEmpty()
const platform = await createPlatform({
  sql: store,
  now: () => usualStart,
  size: 'small',
  passwordRounds: 1,
  areas: areasOf({ declarations, seeds: {}, rules: {} }),
})
const token = await signInTo(platform)

describe('the example of the README', () => {
  const made = { receiver: '退货组', mobile: '15400000009', address: '杭州市示例路1号', is_default: false }
  interface Address {
    readonly address_id: number
    readonly is_default: boolean
  }
  const list = async (limit: number) =>
    dataOf<{ items: Address[]; total: number }>(
      (await askPlatform(platform, ['GET', `/user/returnaddresslist?limit=${limit}`], undefined, token))
        .answer,
    )
  const post = async (call: string, body: object) =>
    (await askPlatform(platform, ['POST', `/user/${call}returnaddress`], body, token)).answer

  afterAll(async () => {
    await platform.close()
    await store.close()
  })

  test('fits one file of at most 60 lines', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(60)
  })

  test('has its sample records listed', async () => {
    expect(await list(5)).toMatchObject({ total: 12 })
  })

  test('makes a record, stamps it, and lists it first', async () => {
    expect(await post('save', { ...made, request_id: 'readme-0001' })).toMatchObject({
      code: 0,
      data: { receiver: '退货组', create_time: usualStart },
    })
    expect((await list(1)).items[0]).toMatchObject({ receiver: '退货组', address: '杭州市示例路1号' })
  })

  test('refuses what is not allowed, by the field’s name', async () => {
    const wrong = { ...made, receiver: '', request_id: 'readme-0002' }
    expect(await post('save', wrong)).toMatchObject({ code: 10001, message: '参数错误：收件人' })
  })

  test('deletes, but never a default address', async () => {
    const { items } = await list(100)
    const [kept, gone] = [true, false].map(
      (is_default) => items.find((one) => one.is_default === is_default)?.address_id,
    )
    expect(await post('remove', { ids: [kept, gone] })).toMatchObject({
      code: 0,
      data: {
        success: [String(gone)],
        failed: [{ id: String(kept), code: 40100, message: '默认地址不能删除' }],
      },
    })
  })
})
