import { describe, expect, it } from 'vitest'
import { narrowed, problemsOf, type Resource, type WireRecord } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import { claimOf } from '@/declaration/unique'
import { withRepeats } from '@/screens/import/checkRow'
import { explain } from '@/shell/explain/explain'
import { sentence } from '@/shell/explain/sentence'
import zh from '../../../src/i18n/zh/explain'
import inspection from '../../areas/inspection.area'
import single from '../../areas/single.area'

const { fields } = inspection
const open = { inspection_no: 'I1', inspector: '甲', place: 'here', round: 1, state: 'OPEN' }

describe('what a record keeps from all others', () => {
  it.each<[name: 'place' | 'round', change: WireRecord, claim: WireRecord | undefined]>([
    ['place', {}, { place: 'here' }],
    ['place', { state: 'PAUSED' }, { place: 'here' }],
    ['place', { state: 'CLOSED' }, undefined],
    ['place', { place: '' }, undefined],
    // If it is unknown whether a record counts, it reserves nothing.
    ['place', { state: undefined }, undefined],
    ['round', {}, { round: 1, place: 'here' }],
    ['round', { state: 'CLOSED' }, { round: 1, place: 'here' }],
    ['round', { place: '' }, undefined],
    ['round', { place: undefined }, undefined],
  ])('%s of %j: %j', (name, change, claim) => {
    expect(claimOf(name, fields[name], { ...open, ...change })).toEqual(claim)
  })

  it('is the value alone where no more is said', () => {
    expect(claimOf('name', { unique: 41002 }, { name: '甲' })).toEqual({ name: '甲' })
    expect(claimOf('name', {}, { name: '甲' })).toBeUndefined()
  })
})

const problems = (name: keyof typeof fields, unique: unknown) => {
  const area = structuredClone<Resource>(inspection)
  Object.assign(area.fields[name] ?? {}, { unique })
  return problemsOf(area, ['inspection', 'single'], {}, { codes: [41002, 41003] })
}

describe('a declaration is refused', () => {
  it.each<[name: keyof typeof fields, unique: unknown, problem: string]>([
    ['place', { with: ['round'] }, 'unique.code is missing; give a whole number, 0 or more'],
    [
      'place',
      { code: 41002, whilst: {} },
      'unique.whilst is not a part of what is unique; did you mean "while"?',
    ],
    [
      'place',
      { code: 41999 },
      'unique.code 41999 has no message; declare it in errors, or take one of src/declaration/errorCatalogue.ts',
    ],
    ['place', { code: 41002, with: ['rond'] }, 'unique.with[0] "rond" is not a field; did you mean "round"?'],
    ['place', { code: 41002, with: ['place'] }, 'unique.with[0] "place" is the field itself; remove it'],
    [
      'place',
      { code: 41002, with: ['round', 'round'] },
      'unique.with[1] "round" is listed twice; remove one',
    ],
    [
      'place',
      { code: 41002, while: { state: 'CLOSD' } },
      'unique.while.state "state" is never "CLOSD"; did you mean "CLOSED"?',
    ],
    [
      'place',
      { code: 41002, while: { round: { beforeDays: 3 } } },
      'unique.while depends on the day, and would let records be the same by itself; name a state instead',
    ],
    [
      'state',
      { code: 41002, with: ['place'] },
      'unique is not for the kind choice; its kinds are: text, code, integer, phone, email, url, reference',
    ],
  ])('%s %j', (name, unique, problem) => {
    expect(problems(name, unique)).toEqual([`inspection: fields.${name}.${problem}`])
  })

  it('if values cannot be compared as one', () => {
    const area = structuredClone<Resource>(inspection)
    const box = { kind: 'object', label: area.label, fields: { a: { kind: 'text', label: area.label } } }
    const unique = { code: 41002, with: ['box', 'box.a'] }
    Object.assign(area.fields, { box, place: { ...area.fields.place, unique } })
    expect(problemsOf(area, ['inspection', 'single'], {})).toEqual([
      expect.stringMatching(
        /^inspection: fields\.place\.unique\.with\[0\] "box" is of the kind object; its kinds are: text, /,
      ),
      'inspection: fields.place.unique.with[1] "box.a" is a part of a field; name a whole one',
    ])
  })

  it('and is accepted as it is', () => {
    expect(problems('place', inspection.fields.place.unique)).toEqual([])
  })
})

it('an account that does not see a field is not told that it decides', () => {
  const seen = narrowed(inspection, ['*', '!inspection.field.state'])
  expect(seen?.fields.place?.unique).toBeUndefined()
  expect(seen?.fields.round?.unique).toEqual({ code: 41003, with: ['place'] })
})

it('the API document says which calls refuse it: the form, and what brings a record back', () => {
  const { paths } = openApiOf([inspection, single])
  const codesOf = (path: string) =>
    /"x-codes":(\[[^\]]*\])/.exec(JSON.stringify(paths[`/fixture/${path}`]))?.[1] ?? ''
  expect(codesOf('saveinspection')).toMatch(/41002.*41003/)
  expect(codesOf('reopeninspection')).toMatch(/41002/)
  expect(codesOf('reopeninspection')).not.toMatch(/41003/)
})

it('Explain says what counts together, and which records count', () => {
  const told = (name: string) => {
    const asked = {
      resource: inspection,
      mark: { sort: 'field', name },
      off: false,
      text: '',
      now: 0,
    } as const
    return explain({ ...asked, locale: 'zh', texts: zh, areaName: () => undefined })?.says.map((one) =>
      typeof one === 'string' ? one : sentence(one, 'zh'),
    )
  }
  expect(told('place')).toContain('不得重复。 只算这样的记录：“state项”不是“CLOSED项”。')
  expect(told('round')).toContain('不得重复。 与“place项”合起来算。')
})

it('an import names the rows that repeat it, of those that count', () => {
  const row = (line: number, place: string, round: number) => {
    const data = { inspector: '甲', place, round }
    return { line, name: '甲', data, problems: [] }
  }
  const rows = [row(2, 'here', 1), row(3, 'there', 1), row(4, 'here', 2), row(5, '', 1), row(6, '', 1)]
  const found = (resource: Resource) =>
    withRepeats(rows, { resource, locale: 'zh' }, (line) => `as line ${line}`).flatMap(
      ({ line, problems: all }) => all.map(({ field, message }) => [line, field, message]),
    )
  expect(found(inspection)).toEqual([[4, 'place', 'as line 2']])
  const closed = structuredClone<Resource>(inspection)
  Object.assign(closed.fields.state ?? {}, { initial: 'CLOSED' })
  expect(found(closed)).toEqual([])
})
