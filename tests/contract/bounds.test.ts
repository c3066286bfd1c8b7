import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, it } from 'vitest'
import { integer, type WireRecord } from '@/declaration'
import inspection from '../areas/inspection.area'
import { named } from '../areas/named'
import single from '../areas/single.area'
import { startedOnce } from '../unit/platform-areas/started'
import { dataOf } from './answers'

const running = await startedOnce({ declarations: [inspection, single] })
/** The same with a bound that follows from what is entered. */
const reckoned = await startedOnce({
  declarations: [
    {
      ...inspection,
      fields: {
        ...inspection.fields,
        rooms_seen: integer({ ...named('rooms_seen'), min: 0, atMost: 'all' }),
        all: integer({ ...named('all'), computed: { sum: ['rooms', 'round'] } }),
      },
    },
    single,
  ],
})

const wrong = (field: string) => ({ code: 10001, message: `参数错误：${field}项` })
let places = 0
const save = (body: JsonObject) => running.post('/fixture/saveinspection', body)
const blank = () => ({ inspector: '甲', round: 1, place: `bounded ${++places}` })
const made = async (body: JsonObject) => dataOf<WireRecord>(await save({ ...blank(), ...body }))

describe('a field that another bounds', () => {
  it('is refused out of its bounds, and named', async () => {
    expect(await save({ ...blank(), from: '2026-03-02', until: '2026-03-01' })).toMatchObject(wrong('until'))
    expect(await save({ ...blank(), rooms: 3, rooms_seen: 4 })).toMatchObject(wrong('rooms_seen'))
    expect(await save({ ...blank(), rooms: 3, rooms_seen: 3 })).toMatchObject({ code: 0 })
    expect(await save({ ...blank(), until: '2026-03-01' })).toMatchObject({ code: 0 })
  })

  it('is refused when only the other moves past it, and named all the same', async () => {
    const { inspection_no, version } = await made({ rooms: 5, rooms_seen: 4 })
    const change = (rooms: number, version: number) =>
      save({ inspection_no: String(inspection_no), version, rooms })
    expect(await change(3, Number(version))).toMatchObject(wrong('rooms_seen'))
    expect(await change(4, Number(version))).toMatchObject({ code: 0, data: { rooms: 4, rooms_seen: 4 } })
  })

  it('is refused when what bounds it follows from something that is changed', async () => {
    const saved = (body: JsonObject) => reckoned.post('/fixture/saveinspection', body)
    const { inspection_no, version } = dataOf<WireRecord>(
      await saved({ ...blank(), rooms: 5, rooms_seen: 6 }),
    )
    const change = (rooms: number) =>
      saved({ inspection_no: String(inspection_no), version: Number(version), rooms })
    expect(await change(4)).toMatchObject(wrong('rooms_seen'))
    expect(await change(6)).toMatchObject({ code: 0, data: { all: 7, rooms_seen: 6 } })
  })

  it('is refused among the inputs of an action', async () => {
    const { inspection_no } = await made({})
    const plan = (from: string, until: string) =>
      running.post('/fixture/planinspection', { inspection_no: String(inspection_no), from, until })
    expect(await plan('2026-03-02', '2026-03-01')).toMatchObject(wrong('until'))
    expect(await plan('2026-03-02', '2026-03-02')).toMatchObject({ code: 0 })
  })

  it('is within its bounds in every sample', async () => {
    const { items } = dataOf<{ items: WireRecord[] }>(await running.get('/fixture/inspectionlist?limit=100'))
    const sampled = items.filter(({ place }) => !String(place).startsWith('bounded'))
    expect(sampled.length).toBeGreaterThan(20)
    for (const { from, until, rooms, rooms_seen } of sampled) {
      expect(Number(rooms_seen)).toBeLessThanOrEqual(Number(rooms))
      if (from && until) expect(until >= from, `${from} to ${until}`).toBe(true)
    }
  })
})
