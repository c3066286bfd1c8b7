import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { narrowed, problemsOf } from '@/declaration'
import { localiseMessage } from '@/declaration/errors'
import { openApiOf } from '@/declaration/openapi'
import { availabilityOf } from '@/screens/actions/availability'
import { offeredOn } from '@/screens/actions/offers'
import { parcel } from './parcel'
import { dataOf, startedOnce, startOfClock } from './started'

const running = await startedOnce({ declarations: [parcel] })

const form = {
  receiver: '林小满',
  mobile: '15400000001',
  address: '杭州市示例路1号',
  carrier: 'SF',
  goods: '茶具',
  pieces: 1,
}
const made = async (body = {}) =>
  String(dataOf(await running.post('/user/saveparcel', { ...form, ...body })).parcel_no)
const act = (name: string, body: { ids?: string[]; parcel_no?: string }) =>
  running.post(`/user/${name}parcel`, body)

it('is one file of at most 130 lines, and has no problems', () => {
  expect(readFileSync('tests/unit/platform-areas/parcel.ts', 'utf8').split('\n').length).toBeLessThanOrEqual(
    131,
  )
  expect(Object.keys(parcel.fields)).toHaveLength(19)
  expect(problemsOf(parcel, ['parcel'], {})).toEqual([])
})

describe('error codes of its own', () => {
  it('answer with the text that the area gives them, for one record and in bulk', async () => {
    const [draft, light] = [await made({ weight: 200 }), await made()]
    expect(await act('send', { ids: [draft] })).toMatchObject({
      data: { failed: [{ code: 49001, message: '包裹状态为草稿' }] },
    })
    expect(dataOf(await act('pack', { ids: [draft, light] }))).toEqual({
      success: [draft],
      failed: [{ id: light, code: 49002, message: '请先填写重量' }],
    })
    dataOf(await act('send', { ids: [draft] }))
    const { version } = dataOf(await running.get(`/user/parcellist?parcel_no=${draft}`)) as {
      version?: number
    }
    expect(await running.post('/user/saveparcel', { ...form, parcel_no: draft, version })).toMatchObject({
      code: 49001,
      message: '包裹状态为已发出',
    })
  })

  it('are shown in the language of the operator, and stand in the API document', () => {
    expect(localiseMessage(49001, '包裹状态为草稿', 'en')).toBe('The parcel is 草稿')
    const document = openApiOf([parcel])
    expect(document['x-errors'][49002]).toMatchObject({ en: 'Enter the weight first' })
    expect(document.paths['/user/packparcel']?.post).toMatchObject({
      'x-codes': expect.arrayContaining([49001, 49002, 49004]),
    })
  })
})

it('an action changes a record as the form does: the time of the last change says so', async () => {
  const parcel_no = await made({ weight: 200 })
  running.clock.now += 60
  dataOf(await act('pack', { parcel_no }))
  const { items } = dataOf<{ items: object[] }>(await running.get(`/user/parcellist?parcel_no=${parcel_no}`))
  const { now } = running.clock
  expect(items).toMatchObject([{ create_time: now - 60, update_time: now }])
})

describe('links', () => {
  const track = Object.fromEntries(offeredOn(parcel, 'row')).track
  it('are offered for records that have what the address needs', () => {
    const offered = (record: object) => track && availabilityOf(track, { ...record }, startOfClock).allowed
    expect(offered({ waybill_no: 'SF1' })).toBe(true)
    expect(offered({ waybill_no: '' })).toBe(false)
    expect(offered({})).toBe(false)
  })
  it('are gone for an account that does not see one of their fields', () => {
    const seen = narrowed(parcel, ['*', '!parcel.field.waybill_no'])
    expect(Object.keys(seen?.links ?? {})).toEqual(['trade', 'label'])
  })
})
