import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellForm, cellOf, type Json, labelLocales, textOf } from '@/declaration'
import { forAll } from '../cases'
import { fields, type Name } from './fieldsOfEveryKind'

describe('a value as a cell of a spreadsheet', () => {
  it.each<[Name, Json, CellForm, string]>([
    ['fen', 12_900, 'fen', '129.00'],
    ['fen', -1, 'fen', '-0.01'],
    ['li', 45, 'li', '0.045'],
    ['li', 999_999_999_999_999, 'li', '999999999999.999'],
    ['li', 1_000_000_000_000_000, 'text', '1000000000000.000'],
    ['fen', 1.5, 'text', '1.5'],
    ['fen', '129', 'text', '129'],
    ['integer', 12, 'integer', '12'],
    ['integer', 1e21, 'text', '1e+21'],
    ['percent', 38, 'percent', '0.38%'],
    ['timestamp', 1_717_200_000, 'time', '2024-06-01 08:00:00'],
    ['timestamp', 1_717_200_000_000, 'text', '1717200000000'],
    ['timestamp', -1, 'text', '1970-01-01 07:59:59'],
    // "Never", as the list shows it.
    ['timestamp', 0, 'text', ''],
    ['day', '2024-02-29', 'day', '2024-02-29'],
    ['day', '2024-02-30', 'text', '2024-02-30'],
    ['color', '#1a2b3c', 'text', '#1a2b3c'],
    ['boolean', true, 'text', '是'],
    ['choice', 'OPEN', 'text', '打开'],
    ['numeric', 7, 'text', '7'],
    ['phone', '154****0001', 'text', '154****0001'],
    ['secret', 'abcdef', 'text', '****'],
    ['fen', null, 'text', ''],
  ])('%s %j is %s: %s', (name, value, form, text) => {
    expect(cellOf(fields[name], value, 'zh')).toEqual({ form, text })
  })

  it('has the text that is shown, and never fails, whatever the platform sends', () => {
    const [anyField, anyLocale] = [
      fc.constantFrom(...Object.values(fields)),
      fc.constantFrom(...labelLocales),
    ]
    forAll([anyField, fc.jsonValue(), anyLocale], { runs: 300 }, (field, value, locale) => {
      const sent: Json = JSON.parse(JSON.stringify(value))
      expect(cellOf(field, sent, locale).text).toBe(textOf(field, sent, locale))
    })
  })
})
