import { collect } from '@mock/platform/collect'
import groups from '@resources/menu'
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

const areas = collect().declarations

/** Words that are the same in Chinese and in another language: names, abbreviations, units, numbers. */
const sameEverywhere = /^[\dA-Za-z/ ().-]+$/

const isLabel = (value: object): value is Label => 'zh' in value && typeof value.zh === 'string'

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Every name in a declaration, with its place. */
const labelsIn = (value: unknown, place: string): [string, Label][] => {
  if (!isObject(value)) return []
  const inside = Object.entries(value).flatMap(([key, one]) => labelsIn(one, `${place}.${key}`))
  return isLabel(value) ? [[place, value], ...inside] : inside
}

/** Every code in a declaration, with its place. */
const codesIn = (value: unknown, place: string): [string, number][] => {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const here = `${place}.${key}`
    return ['code', 'missing', 'errorCode'].includes(key) && typeof one === 'number'
      ? [[here, one] as [string, number]]
      : codesIn(one, here)
  })
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

it('there are areas', () => {
  expect(areas.map(({ name }) => name)).toEqual(expect.arrayContaining(['merchant', 'trade']))
})

describe.each(areas.map((area): [string, Resource] => [area.name, area]))('the area %s', (_, area) => {
  it('is data: a platform could send it', () => {
    expect(JSON.parse(JSON.stringify(area))).toEqual(area)
  })

  it('says everything in three languages, and translates what can be translated', () => {
    const labels = labelsIn(area, area.name)
    expect(labels.length).toBeGreaterThan(10)
    for (const [place, { zh, en, es }] of labels) {
      expect(
        [zh, en, es].map((text) => text.trim() !== ''),
        place,
      ).toEqual([true, true, true])
      if (!sameEverywhere.test(zh)) expect([en, es], place).not.toContain(zh)
      // Chinese left in another language is a text that nobody translated.
      expect(/\p{Script=Han}/u.test(en + es), place).toBe(false)
    }
  })

  it('names only codes that the catalogue explains', () => {
    for (const [place, code] of codesIn(area, area.name))
      expect(Object.hasOwn(errorCatalogue, code), `${place}: ${code}`).toBe(true)
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
      // No pattern can be guessed: such fields get their samples from the area.
      if ('pattern' in field && field.pattern !== undefined) continue
      const random = createRandom(place)
      for (let i = 0; i < 20; i++) expect(checkField(field, sampleOf(field, random)), place).toBeUndefined()
    }
  })

  it('has filters that can be entered and that use each parameter once', () => {
    const params = filtersOf(area).flatMap((filter) => filter.params)
    expect(new Set(params).size).toBe(params.length)
    for (const filter of filtersOf(area))
      if (filter.test !== 'period')
        expect(['object', 'list', 'files'], filter.name).not.toContain(filter.input.kind)
  })

  it('stands in a group of the menu, or by itself', () => {
    if (area.menu.group !== undefined) expect(Object.keys(groups)).toContain(area.menu.group)
  })
})

it('names the calls of every area as the API document describes them', () => {
  expect(areas.length).toBeGreaterThan(5)
  for (const area of areas) expect(callsOf(area), area.name).toEqual(operationsOf(area).map(([call]) => call))
})
