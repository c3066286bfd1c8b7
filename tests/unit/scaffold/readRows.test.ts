import { describe, expect, it } from 'vitest'
import { readRows } from '@/scaffold'

const row = { order_no: 'A1', paid: true }

describe('a sample', () => {
  it.each<[what: string, sample: unknown]>([
    ['an answer in the envelope', { code: 0, message: 'ok', data: { items: [row], total: 1 } }],
    ['items', { items: [row] }],
    ['a list in data', { data: [row] }],
    ['a bare list', [row]],
    ['one record', row],
    ['one record in the envelope', { code: 0, data: row }],
  ])('may be %s', (_, sample) => {
    expect(readRows(JSON.stringify(sample))).toEqual([row])
  })

  it('may be CSV, whose short numbers are numbers and whose long ones are texts', () => {
    const csv = '\uFEFFno,count,mobile,on,note\nA1,3,13800138000,true,\nA2,4,13800138001,false,"a, b"\n'
    expect(readRows(csv)).toEqual([
      { no: 'A1', count: 3, mobile: '13800138000', on: true, note: null },
      { no: 'A2', count: 4, mobile: '13800138001', on: false, note: 'a, b' },
    ])
  })

  it.each([
    ['{"a": 1,\n "b": }', 'line 2, column 7'],
    ['{"a": 1,\n\n "b" 2}', 'line 3, column 6'],
    ['[{"a": tru}]', 'line 1, column 11'],
    ['[{"a": 1}', 'line 1'],
    ['[{"a": "x]', 'line 1'],
  ])('with a mistake is refused with its place: %j', (text, place) => {
    expect(() => readRows(text)).toThrow(`this is not JSON: ${place}`)
  })

  it.each([
    ['[]', 'no records'],
    ['[1, 2]', 'no records'],
    ['3', 'no record'],
    ['{"code": 10003, "message": "无权限", "data": null}', 'code 10003'],
    [JSON.stringify(Array.from({ length: 10_001 }, () => row)), '10000 rows'],
    [`"${'x'.repeat(5 * 1024 * 1024)}"`, '5 MB'],
  ])('that holds no rows, or too many, is refused', (text, why) => {
    expect(() => readRows(text)).toThrow(why)
  })
})
