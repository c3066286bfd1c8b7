import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import inspection from '../areas/inspection.area'
import single from '../areas/single.area'
import { startedOnce } from '../unit/platform-areas/started'
import { dataOf } from './answers'

const running = await startedOnce({ declarations: [inspection, single] })

const [taken, numbered] = [41002, 41003]
let places = 0
const somewhere = () => `place ${++places}`
const save = (body: JsonObject, token?: string) => running.post('/fixture/saveinspection', body, token)
const act = (action: string, body: JsonObject) => running.post(`/fixture/${action}inspection`, body)
const made = async (body: JsonObject) =>
  dataOf<WireRecord>(await save({ inspector: '甲', round: 1, ...body }))
const closed = async (body: JsonObject) => {
  const record = await made(body)
  expect(await act('close', { inspection_no: String(record.inspection_no) })).toMatchObject({ code: 0 })
  return record
}
const keyOf = ({ inspection_no }: WireRecord) => String(inspection_no)
const rows = async (place: string) =>
  dataOf<{ items: WireRecord[] }>(
    await running.get(`/fixture/inspectionlist?limit=100&place=${encodeURIComponent(place)}`),
  ).items

describe('a place with one open inspection', () => {
  it('takes no second one until the first is closed, and says whose value it is', async () => {
    const place = somewhere()
    const first = await made({ place })
    expect(await save({ inspector: '乙', place, round: 2 })).toMatchObject({ code: taken })
    await act('close', { inspection_no: keyOf(first) })
    expect(await save({ inspector: '乙', place, round: 2 })).toMatchObject({ code: 0 })
  })

  it('is refused to an open inspection that moves there, not to one that is closed', async () => {
    const place = somewhere()
    await made({ place })
    const other = await made({ place: somewhere(), round: 2 })
    const move = (version: number) =>
      save({ inspection_no: keyOf(other), version, place, round: 2, inspector: '乙' })
    expect(await move(1)).toMatchObject({ code: taken })
    await act('close', { inspection_no: keyOf(other) })
    expect(await move(2)).toMatchObject({ code: 0 })
  })

  it('is refused to an inspection that an action opens again', async () => {
    const place = somewhere()
    const before = await closed({ place })
    await made({ place, round: 2 })
    expect(await act('reopen', { inspection_no: keyOf(before) })).toMatchObject({ code: taken })
    expect((await rows(place)).map(({ state }) => state).toSorted()).toEqual(['CLOSED', 'OPEN'])
  })

  it('goes to one of those that are opened again in one call, or at the same time', async () => {
    const place = somewhere()
    const all = [
      await closed({ place }),
      await closed({ place, round: 2 }),
      await closed({ place, round: 3 }),
    ]
    const answer = dataOf<{ success: string[]; failed: { code: number }[] }>(
      await act('reopen', { ids: all.map(keyOf) }),
    )
    expect([answer.success.length, answer.failed.map(({ code }) => code)]).toEqual([1, [taken, taken]])
    await act('close', { inspection_no: answer.success[0] ?? '' })
    const answers = await Promise.all(all.map((one) => act('reopen', { inspection_no: keyOf(one) })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, taken, taken])
  })

  it('goes to one of a form and an action at the same time', async () => {
    const place = somewhere()
    const before = await closed({ place })
    const answers = await Promise.all([
      act('reopen', { inspection_no: keyOf(before) }),
      save({ inspector: '乙', place, round: 2 }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, taken])
  })

  it('may be saved as it is, and be there for each partner and after a removal', async () => {
    const place = somewhere()
    const record = await made({ place })
    expect(await save({ ...record, inspector: '丙' } as JsonObject)).toMatchObject({ code: 0 })
    expect(await save({ inspector: '甲', place, round: 1 }, running.otherToken)).toMatchObject({ code: 0 })
    await running.post('/user/removeinspection', { inspection_no: keyOf(record) })
    expect(await save({ inspector: '甲', place, round: 1 })).toMatchObject({ code: 0 })
  })
})

it('a round is numbered once for a place, also where its inspection is closed', async () => {
  const [place, other] = [somewhere(), somewhere()]
  await closed({ place })
  expect(await save({ inspector: '甲', place, round: 1 })).toMatchObject({ code: numbered })
  expect(await save({ inspector: '甲', place: other, round: 1 })).toMatchObject({ code: 0 })
  const moving = await made({ place: somewhere() })
  expect(await save({ ...moving, place } as JsonObject)).toMatchObject({ code: numbered })
})

it('samples keep to both', async () => {
  const { items } = dataOf<{ items: WireRecord[] }>(
    await running.get('/fixture/inspectionlist?limit=100&inspector='),
  )
  const samples = items.filter(({ place }) => !String(place).startsWith('place '))
  expect(samples.length).toBeGreaterThanOrEqual(24)
  const open = samples.filter(({ state }) => state !== 'CLOSED').map(({ place }) => place)
  expect(open.length).toBeGreaterThan(0)
  expect(new Set(open).size).toBe(open.length)
  const numbers = samples.map(({ place, round }) => `${place} ${round}`)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('an index serves the search for both', async () => {
  const found = await running.store.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'area' and tablename = 'inspection'",
  )
  expect(found.some(({ indexdef }) => /\(partner_id, round NULLS FIRST, place,/.test(indexdef))).toBe(true)
})
