import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseText, type WireRecord } from '@/declaration'
import { csvContent } from '@/files/csvContent'
import { readContent } from '@/files/readContent'
import type { TableFormat } from '@/files/table'
import { xlsxContent } from '@/files/xlsx/content'
import { forAllAsync } from '../cases'
import { fields, fileOf } from './fixture'

const limits = { maxRows: 1000, maxBytes: 1e7 }
const lastSecond = 253_402_271_999
const exact = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 })
const text = (format: TableFormat) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(..."'=\t\r\n 0,"), maxLength: 4 }),
      fc.string({ unit: fc.constantFrom(...'=+-@\'\t\r\n "，,;＝0123456789eE中😀_x&<') }),
    )
    // An apostrophe before what looks like a formula is a mark, also where a spreadsheet has kept it.
    .filter((one) => format === 'csv' || !one.includes("'"))

const records = (format: TableFormat): fc.Arbitrary<WireRecord[]> =>
  fc.array(
    fc.record({
      tid: fc.stringMatching(/^[0-9A-Z]{1,20}$/),
      fee: exact,
      price: exact,
      count: exact,
      share: fc.integer({ min: -(10 ** 11), max: 10 ** 11 }),
      paid: fc.integer({ min: 1, max: lastSecond }),
      until: fc
        .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      state: fc.constantFrom('打开', 'NEW'),
      memo: text(format),
      note: fc.oneof(text(format), fc.constant(null)),
    }),
    { minLength: 1, maxLength: 40 },
  )

/** What an operator means by typing these cells. */
const readBack = (cells: readonly string[]): WireRecord =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], at) => {
      const cell = cells[at] ?? ''
      return [name, field.kind === 'choice' || field.kind === 'boolean' ? cell : parseText(field, cell)]
    }),
  )
const trimmed = (record: WireRecord): WireRecord => ({
  ...record,
  open: '',
  memo: String(record.memo).trim(),
  note: record.note === null ? '' : String(record.note).trim(),
})

describe.each([['csv', csvContent] as const, ['xlsx', xlsxContent] as const])(
  'a %s file',
  (format, contentOf) => {
    it('is read back as it was written: texts, codes, money, numbers, times and days', async () => {
      await forAllAsync([records(format), fc.nat({ max: 40 })], { runs: 12 }, async (rows, cut) => {
        const content = contentOf(fileOf(format))
        content.write(1, rows.slice(cut))
        content.write(0, rows.slice(0, cut))
        const file = await content.finish()
        const read = readContent(new Uint8Array(await file.arrayBuffer()), limits)
        expect(read.header).toEqual(Object.keys(fields).map((name) => `列 ${name}`))
        expect(read.rows.map(({ cells }) => readBack(cells))).toEqual(rows.map(trimmed))
      })
    })
  },
)
