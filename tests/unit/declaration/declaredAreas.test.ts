import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import {
  checkField,
  createRandom,
  type Field,
  type Fields,
  filtersOf,
  type Label,
  type Resource,
  sampleOf,
} from '@/declaration'
import { callsOf } from '@/declaration/calls'
import { errorCatalogue } from '@/declaration/errors'
import { operationsOf } from '@/declaration/operations'
import { fixtures } from '../../areas/fixtures'
import { lookedAt } from '../../areas/looked'
import { remedied } from '../../areas/remedies'

const areas = [...collect().declarations, ...fixtures.declarations]

/** Words that are the same in Chinese and in another language: names, abbreviations, units, numbers. */
const sameEverywhere = /^[^\p{Script=Han}]+$/u

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

const isLabel = (value: unknown): value is Label => isObject(value) && typeof value.zh === 'string'

/** Everything in a declaration, each with its place. */
const partsIn = (value: unknown, place: string): [place: string, part: unknown][] => {
  if (!isObject(value)) return [[place, value]]
  const inside = Object.entries(value).flatMap(([key, one]) => partsIn(one, `${place}.${key}`))
  return [[place, value], ...inside]
}

const fieldsIn = (fields: Fields, place: string): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const here = `${place}.${name}`
    return field.kind === 'object' || field.kind === 'list'
      ? [[here, field], ...fieldsIn(field.fields, here)]
      : [[here, field]]
  })

const everyField = (area: Resource): [string, Field][] => [
  ...fieldsIn(area.fields, 'fields'),
  ...Object.entries(area.actions ?? {}).flatMap(([name, { inputs }]) => fieldsIn(inputs ?? {}, name)),
]

describe.each(lookedAt(areas))('the area $name', (area) => {
  remedied({
    'says everything':
      'Translate the label at this place; a text that is the same in every language holds no Chinese.',
    'names only codes':
      'Take a code of src/declaration/errorCatalogue.ts, or explain it in the errors of the area.',
    'keeps the placeholders': 'Write the same placeholders in all three languages: {title}, {count}.',
    'starts new records': 'Correct "initial" of this field: its own min, max or values refuse it.',
    'has fields for which': 'Widen min and max of this field, or give it values in "sample".',
    'has filters': 'Filter by a part of it (on: "field.part"), or leave this filter out.',
  })
  const parts = partsIn(area, area.name)

  it('says everything in three languages, and translates what can be translated', () => {
    const labels = parts.flatMap(([place, part]) => (isLabel(part) ? [{ place, ...part }] : []))
    expect(labels).not.toEqual([])
    for (const { place, zh, en, es } of labels) {
      expect(
        [zh, en, es].filter((text) => text.trim() === ''),
        place,
      ).toEqual([])
      if (!sameEverywhere.test(zh)) expect([en, es], place).not.toContain(zh)
      // Chinese in another language is a missing translation. Variables keep their names.
      expect(/\p{Script=Han}/u.test((en + es).replace(/\{[^{}]+\}/g, '')), place).toBe(false)
    }
  })

  it('names only codes that the catalogue or the area itself explains', () => {
    const known = { ...errorCatalogue, ...area.errors }
    for (const [place, code] of parts)
      if (typeof code === 'number' && /\.(code|missing|errorCode)$/.test(place))
        expect(known, place).toHaveProperty(String(code))
  })

  it('keeps the placeholders of its questions in every language', () => {
    for (const [name, { confirm }] of Object.entries(area.actions ?? {})) {
      if (!confirm) continue
      const [zh, en, es] = [confirm.text.zh, confirm.text.en, confirm.text.es].map((text) =>
        [...text.matchAll(/\{\w+\}/g)].map(([one]) => one).sort(),
      )
      expect(en, name).toEqual(zh)
      expect(es, name).toEqual(zh)
      expect(['{title}', '{count}'], name).toEqual(expect.arrayContaining(zh ?? []))
    }
  })

  it('starts new records with values that its own rules allow', () => {
    for (const [place, field] of everyField(area))
      if (field.initial !== undefined) expect(checkField(field, field.initial), place).toBeUndefined()
  })

  it('has fields for which a sample can be made up, or sample values', () => {
    for (const [place, field] of everyField(area)) {
      // A pattern cannot be guessed: the area gives samples for such fields.
      if ('pattern' in field && field.pattern !== undefined) continue
      const random = createRandom(place)
      for (let i = 0; i < 20; i++) expect(checkField(field, sampleOf(field, random)), place).toBeUndefined()
    }
  })

  it('has filters that can be entered', () => {
    for (const filter of filtersOf(area))
      if (filter.test !== 'period')
        expect(['object', 'list', 'files'], filter.name).not.toContain(filter.input.kind)
  })
})

it('names the calls of every area as the API document describes them', () => {
  expect(areas.length).toBeGreaterThan(5)
  for (const area of areas) expect(callsOf(area), area.name).toEqual(operationsOf(area).map(([call]) => call))
})
