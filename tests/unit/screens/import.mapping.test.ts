import emailTemplate from '@resources/email/template/emailTemplate.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import { describe, expect, it } from 'vitest'
import { type Field, integer, l, narrowed, object, type Resource, readPermissions } from '@/declaration'
import { columnName } from '@/files/xlsx/cells'
import { canImport, importFields, leftOutFields } from '@/screens/import/importable'
import { guessMapping, missingFields, withChoice } from '@/screens/import/mapping'
import { label, plainArea } from '../declaration/plainArea'

const area = (extra: Record<string, Field> = {}, create?: false): Resource => ({
  ...plainArea('/demo/parcel'),
  key: ['parcel_no'],
  title: 'parcel_no',
  fields: {
    parcel_no: { kind: 'text', label: l('单号', 'Parcel no.', 'N.º de paquete'), required: true },
    weight: integer({ label: l('重量(克)', 'Weight (g)', 'Peso (g)'), required: true }),
    fee: { kind: 'money', label: l('运费', 'Fee', 'Tarifa'), unit: 'fen' },
    insured: { kind: 'boolean', label: l('保价', 'Insured', 'Asegurado') },
    note: { kind: 'text', label: l('备注', 'Note', 'Nota'), required: true, initial: '-' },
    ...extra,
  },
  list: { call: 'GET /demo/parcels', columns: ['parcel_no'], sortable: ['fee'], sort: 'fee', filters: [] },
  save: {
    call: 'POST /demo/parcel',
    fields: ['parcel_no', 'weight', 'fee', 'insured', 'note', ...Object.keys(extra)],
    create,
  },
})
const fields = importFields(area())
const mapped = (header: readonly string[], locale: 'zh' | 'en' | 'es' = 'zh') =>
  guessMapping(header, fields, locale)

describe('where a file can be imported', () => {
  it.each([
    ['an area whose records are made here', area(), true],
    ['not where records are only changed', area({}, false), false],
    ['not where there is no form', merchant, false],
    ['a picture that may be missing is left out', area({ proof: { kind: 'files', label } }), true],
    ['not where an upload is required', area({ proof: { kind: 'files', label, required: true } }), false],
    ['not where a group is required', area({ box: object({ label, fields: {}, required: true }) }), false],
  ])('%s', (_, resource, possible) => {
    expect(canImport(resource)).toBe(possible)
  })

  it('leaves out uploads, groups of fields, and secrets', () => {
    const box: Field = { kind: 'object', label, fields: {} }
    const resource = area({ proof: { kind: 'files', label }, box, pin: { kind: 'secret', label } })
    expect(leftOutFields(resource).map(({ name }) => name)).toEqual(['proof', 'box', 'pin'])
    expect(importFields(resource)).toHaveLength(5)
  })

  it('follows what the operator may do and see', () => {
    const may = (...patterns: string[]) => narrowed(emailTemplate, readPermissions(patterns))
    const denied = may('*', '!emailTemplate.create')
    expect(denied && canImport(denied)).toBe(false)
    const left = may('*', '!emailTemplate.field.variables')
    expect(left && importFields(left).map(({ name }) => name)).not.toContain('variables')
  })
})

describe('which field a column is for', () => {
  it.each([
    ['a label', '运费', 'fee'],
    ['a label in another language', 'Tarifa', 'fee'],
    ['the name on the wire', 'parcel_no', 'parcel_no'],
    ['blanks and stops', ' parcel  No ', 'parcel_no'],
    ['full width', 'ｆｅｅ', 'fee'],
    ['no accents', 'N.o de paquete', 'parcel_no'],
    ['a star for what is required', '单号 *', 'parcel_no'],
    ['a unit behind it', '运费（元）', 'fee'],
    ['a unit behind it, in other brackets', 'Fee [CNY]', 'fee'],
    ['a label that has a unit, without it', '重量', 'weight'],
    ['a label that has a unit, with another', 'Weight (kg)', 'weight'],
    ['nothing of the area', '创建时间', undefined],
    ['part of a label', '单', undefined],
    ['nothing at all', '', undefined],
  ])('%s: “%s”', (_, header, field) => {
    expect(mapped([header])).toEqual([field])
  })

  it('takes each field once, the surest column first', () => {
    expect(mapped(['fee (old)', '运费', '运费'])).toEqual([undefined, 'fee', undefined])
  })

  it('takes labels of the language on the screen before all others', () => {
    const label = l('名', 'Nota', 'Nombre')
    const alias: Field = { kind: 'text', label }
    const both = [...fields, { name: 'alias', field: alias }]
    expect(guessMapping(['Nota'], both, 'es')).toEqual(['note'])
    expect(guessMapping(['Nota'], both, 'en')).toEqual(['alias'])
  })

  it('changes by hand, and a field that another column had is taken from it', () => {
    const mapping = mapped(['单号', '运费', '其他'])
    expect(withChoice(mapping, 2, 'fee')).toEqual(['parcel_no', undefined, 'fee'])
    expect(withChoice(mapping, 1, undefined)).toEqual(['parcel_no', undefined, undefined])
    expect(withChoice([undefined, undefined], 0, undefined)).toEqual([undefined, undefined])
  })

  it('names the fields that nothing fills in and no record can do without', () => {
    expect(missingFields(fields, mapped(['运费'])).map(({ name }) => name)).toEqual(['parcel_no', 'weight'])
    expect(missingFields(fields, mapped(['单号', '重量']))).toEqual([])
  })

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [702, 'AAA'],
  ])('calls column %i “%s”, as spreadsheets do', (column, letters) => {
    expect(columnName(column)).toBe(letters)
  })
})
