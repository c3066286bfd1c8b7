import { expect, test } from 'vitest'
import { clipboardTable } from '@/files/csvText'

test('what is copied keeps the form of a table, and is no formula where it is pasted', () => {
  const rows = [
    ['甲\t店\r\n', '=HYPERLINK("x")'],
    ['0123456789012', ''],
  ]
  expect(clipboardTable(rows)).toBe('甲 店\t\'=HYPERLINK("x")\n0123456789012\t')
})
