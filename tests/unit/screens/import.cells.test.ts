import article from '@resources/demo/article/article.area'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  choices,
  createRandom,
  type Field,
  type Json,
  l,
  labelLocales,
  type Resource,
  sampleOf,
  textOf,
} from '@/declaration'
import { plainOf } from '@/declaration/kinds/html'
import { importFields } from '@/screens/import/importable'
import { guessMapping } from '@/screens/import/mapping'
import { readCell } from '@/screens/import/readCell'
import { forAll } from '../cases'
import { fields as kinds } from '../declaration/fieldsOfEveryKind'

const label = l('值', 'Value', 'Valor')
const states = {
  OPEN: l('营业', 'Open', 'Abierta'),
  PAUSED: l('暂停', 'Paused', 'En pausa'),
  LATE: l('晚间, 周末', 'Evening, weekend', 'Noche, fin de semana'),
}
const state = choice({ label, of: states })
const several = choices({ label, of: states })
const onOff = boolean({ label, words: { yes: l('启用', 'On', 'Activo'), no: l('停用', 'Off', 'Inactivo') } })

describe('reading a cell', () => {
  it.each<[string, Field, string, Json | undefined]>([
    ['a choice by its name', state, '营业', 'OPEN'],
    ['a choice by its name in another language', state, 'en PAUSA', 'PAUSED'],
    ['a choice with a comma in its name', state, 'Evening, weekend', 'LATE'],
    ['no such choice', state, '歇业', undefined],
    ['a numbered choice by its name', kinds.numeric, '高', 2],
    ['a numbered choice by its number', kinds.numeric, '2', 2],
    ['several choices', several, '营业、暂停', ['OPEN', 'PAUSED']],
    ['several choices, twice the same', several, 'Open; open / OPEN', ['OPEN']],
    ['several choices, one with a comma', several, 'Open, Evening, weekend', ['OPEN', 'LATE']],
    ['several choices, none behind the last comma', several, 'Open,', ['OPEN']],
    ['several choices, one unknown', several, 'Open, Closed', undefined],
    ['yes in another language, without its accent', kinds.boolean, 'SI', true],
    ['a spreadsheet’s own yes', kinds.boolean, 'TRUE', true],
    ['zero for no', kinds.boolean, '0', false],
    ['a declared word for yes', onOff, '启用', true],
    ['a declared word for no', onOff, 'inactivo', false],
    ['yes where other words are declared', onOff, '是', true],
    ['neither yes nor no', kinds.boolean, '也许', undefined],
    ['a whole number with a comma between thousands', kinds.integer, '12,345', 12_345],
    ['a comma elsewhere', kinds.integer, '12,34', undefined],
    ['a moment as the console writes it', kinds.timestamp, '2026-01-31 09:30:00', 1_769_823_000],
    ['a moment as spreadsheets write it', kinds.timestamp, '2026/1/31 9:30', 1_769_823_000],
    ['a moment in Chinese', kinds.timestamp, '2026年1月31日 9:30', 1_769_823_000],
    ['a day for a moment', kinds.timestamp, '20260131', 1_769_788_800],
    ['a spreadsheet’s count of days', kinds.timestamp, '46053', undefined],
    ['a day with a spreadsheet’s midnight', kinds.day, '2026-01-05 00:00:00', '2026-01-05'],
    ['a day in Chinese', kinds.day, '2026年1月5日', '2026-01-05'],
    ['plain words as paragraphs', kinds.html, 'a < b\n\nc & d', '<p>a &lt; b</p><p>c &amp; d</p>'],
  ])('%s: “%s”', (_, field, cell, value) => {
    expect(readCell(field, cell, 'zh')).toEqual(value)
  })

  it('takes a name in the language on the screen before what it means elsewhere', () => {
    const swapped = choice({ label, of: { 1: l('2', 'one', 'uno'), 2: l('1', 'two', 'dos') } })
    expect(readCell(swapped, '1', 'zh')).toBe('2')
    expect(readCell(swapped, '1', 'en')).toBe('1')
  })
})

/** A value that a text can express: an empty text is read back as a form's starting value. */
const isLogged = (field: Field, value: Json) => textOf(field, value, 'zh').trim() !== ''
const isAsWritten = (field: Field) => field.kind !== 'html'

const notInFiles = ['image', 'files', 'object', 'list', 'secret']
const anyField = fc.constantFrom(...Object.values(kinds).filter(({ kind }) => !notInFiles.includes(kind)))

describe('what an export says is read back', () => {
  it('of every kind that a file can hold, in every language', () => {
    forAll([anyField, fc.integer(), fc.constantFrom(...labelLocales)], (field, seed, locale) => {
      const value = sampleOf(field, createRandom(String(seed)))
      fc.pre(isLogged(field, value))
      const read = readCell(field, textOf(field, value, locale), locale)
      if (isAsWritten(field)) expect(read).toEqual(value)
      else expect(plainOf(String(read))).toBe(plainOf(String(value)))
    })
  })

  it('as rows of an area, by the labels in their header, in whatever order', () => {
    const areas: readonly Resource[] = [article, emailTemplate]
    const locale = fc.constantFrom(...labelLocales)
    forAll(
      [fc.constantFrom(...areas), locale, locale, fc.integer(), fc.func(fc.integer())],
      (area, written, screen, seed, order) => {
        const random = createRandom(String(seed))
        const exported = [...importFields(area)].sort((a, b) => order(a.name) - order(b.name))
        const header = exported.map(({ field }) => field.label[written])
        const mapping = guessMapping(header, importFields(area), screen)
        expect(mapping).toEqual(exported.map(({ name }) => name))
        for (const { field } of exported) {
          const value = sampleOf(field, random)
          if (!isLogged(field, value) || !isAsWritten(field)) continue
          expect(readCell(field, textOf(field, value, written), screen)).toEqual(value)
        }
      },
    )
  })

  it('reads any text without failing', () => {
    forAll([anyField, fc.string({ unit: 'grapheme', maxLength: 60 })], (field, cell) => {
      readCell(field, cell, 'en')
    })
  })
})
