import { dropArea } from '@mock/platform/areas/dropArea'
import { expect, it } from 'vitest'
import { shop, started, startedOnce } from './started'

const { store } = await startedOnce()

const count = async (table: string): Promise<number> => {
  const [row] = await store.query<{ n: number }>(`select count(*) as n from ${table}`)
  return Number(row?.n)
}
const ofShop = (table: string) => count(`platform.${table} where area = '${shop.name}'`)

it('tells what the store keeps of an area, and takes nothing away unless it is asked to', async () => {
  const records = await count(`area."${shop.name}"`)
  expect(records).toBeGreaterThan(0)
  expect(await dropArea(store, shop.name, false)).toEqual({ records, entries: await ofShop('history') })
  expect(await count(`area."${shop.name}"`)).toBe(records)
})

it('takes records, shape, samples and history away, and leaves other areas alone', async () => {
  const others = await count('area."everyKind"')
  await dropArea(store, shop.name, true)
  expect(await dropArea(store, shop.name, true)).toBeUndefined()
  for (const table of ['history', 'area_shape', 'seeded', 'sample_mark']) expect(await ofShop(table)).toBe(0)
  expect(await count('area."everyKind"')).toBe(others)
})

it('lets the area be declared again later, with new samples', async () => {
  const again = await started({}, store)
  expect(await count(`area."${shop.name}"`)).toBeGreaterThan(0)
  await again.stop()
})

it.each(['nothing', 'x"; drop schema platform; --', ''])('knows no area %j', async (name) => {
  expect(await dropArea(store, name, true)).toBeUndefined()
})
