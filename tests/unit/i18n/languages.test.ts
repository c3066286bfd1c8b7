import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scanLabels } from '@/build/allTexts'
import { addTranslations, l, textIn } from '@/declaration/label'
import { csvText } from '@/files/csvText'
import { readCsv } from '@/files/readCsv'
import { defaultSpeech, loadSpeech } from '@/i18n/consoleLanguage'
import { silentI18nProvider } from '@/i18n/LiveLanguage'
import { readTable, tableOf } from '../../../src/build/translate'
import { lengthened } from '../../pseudo/pseudoLanguage'

const texts = [
  { place: 'console.list.total', zh: '共 {total} 条', en: '{total} in total', es: '{total} en total' },
  { place: 'trade.label', zh: '交易', en: 'Trades', es: 'Operaciones' },
]
const bytes = (text: string) => new TextEncoder().encode(text)
/** A table as a translator returns it. */
const table = (...rows: readonly string[][]) => bytes(csvText([['place', 'pt'], ...rows]))
const cells = (table: string) => readCsv(bytes(table), 100).rows.map((row) => row.cells)
const folder = () => mkdtempSync(join(tmpdir(), 'texts-'))
const written = (root: string): unknown =>
  JSON.parse(readFileSync(join(root, 'src/i18n/pt/texts.json'), 'utf8'))

describe('the table of a translator', () => {
  it('has every text of a new language, in the languages that ship', () => {
    expect(cells(tableOf(folder(), 'pt', { texts }))).toEqual([
      ['console.list.total', '共 {total} 条', '{total} in total', '{total} en total', ''],
      ['trade.label', '交易', 'Trades', 'Operaciones', ''],
    ])
  })

  it('fills the folder of the language when it is read, and then has what is left', () => {
    const root = folder()
    const filled = table(['trade.label', 'Transações'], ['console.list.total', ''])
    expect(readTable(root, 'pt', { texts }, filled)).toEqual([])
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
    expect(cells(tableOf(root, 'pt', { texts })).map(([place]) => place)).toEqual(['console.list.total'])
  })

  it('names the rows that it cannot take, and takes the others', () => {
    const root = folder()
    const bad = table(
      ['trade.label', 'Transações'],
      ['console.list.total', '{totale}'],
      ['trade.name', 'Nome'],
    )
    expect(readTable(root, 'pt', { texts }, bad)).toEqual([
      'line 3: console.list.total must keep the placeholders of "{total} in total"',
      'line 4: there is no text trade.name',
    ])
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
  })

  it('drops the texts of places that are gone', () => {
    const root = folder()
    const old = { place: 'old', zh: '', en: 'Trades', es: '' }
    readTable(root, 'pt', { texts: [old] }, table(['old', 'Transações']))
    readTable(root, 'pt', { texts }, table(['trade.label', 'Transações']))
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
  })

  it('is refused without its two columns', () => {
    const problems = ['the table must have the columns "place" and "es"']
    expect(readTable(folder(), 'es', { texts }, table(['trade.label', 'x']))).toEqual(problems)
  })
})

it('the places of declared labels name the area, the field and what of it, and are unique', () => {
  const all = scanLabels('.')
  const labels = new Map(all.map((label) => [label.place, label]))
  expect(labels.get('trade.label')?.zh).toBe('交易记录')
  expect(labels.get('trade.fields.total_fee.label')?.en).toBe('Amount')
  expect(labels.size).toBe(all.length)
})

it('the language of the tests makes a text longer, and keeps its placeholders and plural forms', () => {
  expect(lengthened('Merchants')).toBe('[Mérchánts ····]')
  expect(lengthened('1 row |||| %{smart_count} rows')).toBe('[1 rów ··] |||| [%{smart_count} róws ····· ···]')
})

describe('the texts of the console', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are there in Chinese at once, also for a language that the console does not have', async () => {
    expect(defaultSpeech.locale).toBe('zh')
    for (const { say } of [defaultSpeech, await loadSpeech('fr')]) {
      expect(say('ra.action.save')).toBe('保存')
      expect(say('console.list.total', { total: '2,014' })).toBe('共 2,014 条')
    }
  })

  it.each([
    ['en', 'Save', '3 elements updated', 'Element updated', 'Shops'],
    ['es', 'Guardar', '3 elementos modificados', 'Elemento modificado', 'Tiendas'],
    ['zh', '保存', '已更新 3 条', '已更新 1 条', '店铺'],
  ])(
    'are there in %s, plural forms and declared labels included',
    async (locale, save, three, one, shops) => {
      const speech = await loadSpeech(locale)
      expect(speech.locale).toBe(locale)
      expect(speech.say('ra.action.save')).toBe(save)
      expect(speech.say('ra.notification.updated', { smart_count: 3 })).toBe(three)
      expect(speech.say('ra.notification.updated', { smart_count: 1 })).toBe(one)
      expect(speech.say(l('店铺', 'Shops', 'Tiendas'))).toBe(shops)
    },
  )

  it('choose the last plural form in a language that has more forms than the text', async () => {
    const { say } = await loadSpeech('es')
    // Spanish has a separate plural form for a million, which no text here has.
    expect(say('ra.notification.updated', { smart_count: 1_000_000 })).toBe('1000000 elementos modificados')
  })

  it('show a key that has no text, or what is given for it', () => {
    expect(defaultSpeech.say('console.none')).toBe('console.none')
    expect(defaultSpeech.say('console.none', { _: 'Sent by the platform' })).toBe('Sent by the platform')
  })
})

describe('a declared label', () => {
  const left = l('剩 {span}', '{span} left', 'Quedan {span}')

  it('has its values filled in, and keeps a placeholder that has none', () => {
    expect(textIn(left, 'en', { span: '2 d' })).toBe('2 d left')
    expect(textIn(left, 'en', {})).toBe('{span} left')
  })

  it('keeps a Latin word that is filled in apart from Chinese, and figures as they are written', () => {
    const said = (text: string, name: string | number) => textIn(l(text, '', ''), 'zh', { name })
    expect(said('按{name}排序', 'AppId')).toBe('按 AppId 排序')
    expect(said('按{name}排序', '短信 ID')).toBe('按短信 ID 排序')
    expect(said('“{name}”已保存', 'AppId')).toBe('“AppId”已保存')
    expect(said('请{name}秒后再试', 5)).toBe('请5秒后再试')
    expect(said('请填写{name}', '店铺')).toBe('请填写店铺')
  })

  it('reads in English in a language that does not have it, until that language adds it', () => {
    expect(textIn(left, 'pt', { span: '2 d' })).toBe('2 d left')
    addTranslations('pt', ({ en }) => (en === left.en ? 'Faltam {span}' : undefined))
    expect(textIn(left, 'pt', { span: '2 d' })).toBe('Faltam 2 d')
    expect(textIn(l('店铺', 'Shops', 'Tiendas'), 'pt')).toBe('Shops')
  })
})

it('what react-admin’s core is given in place of the texts always is in the remembered language, so that the core never remounts its tree', async () => {
  let remembered = 'zh'
  const i18n = silentI18nProvider(() => remembered)
  expect(i18n.getLocale()).toBe('zh')
  remembered = 'en'
  expect(i18n.getLocale()).toBe('en')
  await i18n.changeLocale('es')
  expect(i18n.getLocale()).toBe('en')
})
