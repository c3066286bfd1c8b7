import { expect, it } from 'vitest'
import { fileNameOf } from '@/files/saveFile'

const time = Date.UTC(2026, 10, 21, 7, 30, 0, 999)

it.each([
  ['交易记录', '交易记录_20261121-153000.csv'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j_20261121-153000.csv'],
  ['..\\..\\etc', '_.._etc_20261121-153000.csv'],
  ['.hidden', 'hidden_20261121-153000.csv'],
  ['a\r\nb\u0000c', 'a_b_c_20261121-153000.csv'],
  ['fdp.\u202Eexe', 'fdp._exe_20261121-153000.csv'],
  [' ', 'table_20261121-153000.csv'],
  ['😀'.repeat(100), `${'😀'.repeat(80)}_20261121-153000.csv`],
])('the file of %j is named so that every system takes it', (title, name) => {
  expect(fileNameOf(title, 'csv', time)).toBe(name)
})
