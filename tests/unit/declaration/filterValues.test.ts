import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Field, mostFilterValues } from '@/declaration'
import { filterText, filterValues } from '@/declaration/filterValues'
import { forAll } from '../cases'
import { label } from './plainArea'

const number: Field = { kind: 'integer', label, min: 0 }
const code: Field = { kind: 'code', label, max: 12 }
const phone: Field = { kind: 'phone', label }
const state: Field = { kind: 'choice', label, of: { OPEN: label, DONE: label } }
const level: Field = { kind: 'choice', label, numeric: true, of: { 1: label, 2: label } }

describe('several values of a filter', () => {
  it.each<[field: Field, text: string, values: readonly unknown[]]>([
    [code, 'P1', ['P1']],
    [code, 'P1,P2', ['P1', 'P2']],
    [code, 'P1，P2、P3；P4;P5', ['P1', 'P2', 'P3', 'P4', 'P5']],
    [code, ' P1\r\nP2\n\nP3\t', ['P1', 'P2', 'P3']],
    [code, 'P2 P1 P2', ['P2', 'P1']],
    // A single word is searched as it is, as with a filter for one.
    [code, 'MORE-THAN-TWELVE', ['MORE-THAN-TWELVE']],
    [phone, '0001', ['0001']],
    [phone, '15400000001\n15400000002', ['15400000001', '15400000002']],
    [number, '3, 12', [3, 12]],
    [state, 'OPEN,DONE', ['OPEN', 'DONE']],
    [level, '2,1', [2, 1]],
  ])('of %j in %j are %j', (field, text, values) => {
    expect(filterValues(field, text)).toEqual(values)
  })

  it.each<[field: Field, text: string]>([
    [code, ''],
    [code, ' ,、 '],
    [code, 'P1,MORE-THAN-TWELVE'],
    [phone, '15400000001,0002'],
    [number, '3,x'],
    [number, '3,-1'],
    [state, 'OPEN,LOST'],
    [level, '1,3'],
    [code, Array.from({ length: mostFilterValues + 1 }, (_, i) => `P${i}`).join()],
  ])('of %j are not in %j', (field, text) => {
    expect(filterValues(field, text)).toBeUndefined()
  })

  it('are read as they were sent', () => {
    const some = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: mostFilterValues })
    forAll([some], (values) => {
      expect(filterValues(number, filterText(values))).toEqual(values)
    })
  })
})
