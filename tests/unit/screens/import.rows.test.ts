import article from '@resources/demo/article/article.area'
import emailTemplate from '@resources/email/template/emailTemplate.area'
import { describe, expect, it, vi } from 'vitest'
import { type Field, integer, l, type Resource, secret, text } from '@/declaration'
import { defaultSpeech, loadSpeech } from '@/i18n/consoleLanguage'
import {
  checkRow,
  identifyingFields,
  type RowRules,
  repeatedRows,
  withRepeats,
} from '@/screens/import/checkRow'
import { importFields } from '@/screens/import/importable'
import { inSlices } from '@/screens/import/inSlices'
import { guessMapping } from '@/screens/import/mapping'
import { mendableFile } from '@/screens/import/mendableFile'
import { order } from '../platform-areas/orderArea'

const rulesOf = (
  resource: Resource,
  header: readonly string[],
  { locale, say } = defaultSpeech,
): RowRules => ({
  resource,
  mapping: guessMapping(header, importFields(resource), locale),
  locale,
  now: 1_780_000_000,
  sayComplaint: ({ message, args }) => say(message, args),
  sayRefusal: (code) => `refusal ${code}`,
})

/** Articles whose form has the title and one more field. */
const articleWith = (name: string, field: Field): Resource => ({
  ...article,
  fields: { ...article.fields, [name]: field },
  save: { call: 'POST /article/save', fields: ['title', name] },
})

const header = ['模板', '类型', '主题', '正文', '变量']
const mail = (...cells: string[]) => checkRow(rulesOf(emailTemplate, header), { line: 7, cells })

describe('a row as the record that would be sent', () => {
  it('has every field of the form, read from its cell', () => {
    const named = { template_name: '欢迎', mail_type: 'TRIGGER', subject: '您好' }
    const data = { ...named, content: '<p>谢谢</p>', variables: ['name', 'shop'] }
    const row = { line: 7, name: '欢迎', data, problems: [] }
    expect(mail('欢迎', '触发', '您好', '谢谢', 'name, shop')).toEqual(row)
  })

  it('has what a form starts with where the file says nothing', () => {
    const rules = rulesOf(article, ['标题', '作者', '重要性', '正文'])
    const { data, problems } = checkRow(rules, { line: 2, cells: ['题', '林青', ' ', '文'] })
    expect(problems).toEqual([])
    const read = { title: '题', author: '林青', content: '<p>文</p>' }
    const initial = { type: 'CN', importance: 1, platforms: ['a-platform'], forecast: 0 }
    const texts = { reviewer: '', content_short: '', image_uri: '', source_uri: '', tag_color: '' }
    const empty = { ...texts, display_time: null, comment_disabled: false }
    expect(data).toEqual({ ...read, ...initial, ...empty })
  })

  it('says what is wrong with each cell, in the words of forms', () => {
    expect(mail('', '每日', '主'.repeat(101), '<script>', 'a1').problems).toEqual([
      { field: 'template_name', text: '', message: '请填写模板' },
      { field: 'mail_type', text: '每日', message: '请选择列表中的选项：触发、批量' },
      { field: 'subject', text: '主'.repeat(101), message: '不能超过 100 个字符' },
      { field: 'content', text: '<script>', message: '内容含脚本、表单或非 https 图片，请删除后再提交' },
      { field: 'variables', text: 'a1', message: '格式不正确：“a1”，变量名只能用字母' },
    ])
  })

  it('says it in the language on the screen', async () => {
    const header = ['Title', 'Author', 'Publication', 'Forecast', 'Body']
    const rules = rulesOf(article, header, await loadSpeech('en'))
    const row = { line: 2, cells: ['T', 'A', 'soon', '101%', 'B'] }
    expect(checkRow(rules, row).problems.map(({ field, message }) => [field, message])).toEqual([
      ['display_time', 'Must be a date and time, such as 2026-01-31 09:30:00'],
      ['forecast', 'Must be at most 100.00%'],
    ])
  })

  it('needs a number where one is required: an empty cell is no zero', () => {
    const count = integer({ label: l('数量', 'Count', 'Cantidad'), required: true })
    const rules = rulesOf(articleWith('count', count), ['标题', '数量'])
    const { problems } = checkRow(rules, { line: 2, cells: ['题', ''] })
    expect(problems).toEqual([{ field: 'count', text: '', message: '请填写数量' }])
  })

  it('is held to the declared rules between fields, unless they look at what could not be read', () => {
    const problem = { field: 'content', text: '快来', message: 'refusal 42004' }
    expect(mail('大促', '批量', '上新', '快来', '').problems).toEqual([problem])
    expect(mail('大促', '批量', '上新', '快来 {UnsubscribeUrl}', '').problems).toEqual([])
    expect(mail('大促', '每日', '上新', '快来', '').problems.map(({ field }) => field)).toEqual(['mail_type'])
  })

  it('has no secret, not even an empty one: it would be kept from being resumed', () => {
    const pin = secret({ label: l('密码', 'PIN', 'PIN') })
    const rules = rulesOf(articleWith('pin', pin), ['标题', '密码'])
    const { data } = checkRow(rules, { line: 2, cells: ['题', '1234'] })
    expect(data).toEqual({ title: '题' })
  })

  it('may be shorter than the header', () => {
    expect(mail('欢迎').problems.map(({ field }) => field)).toEqual(['mail_type', 'subject', 'content'])
  })
})

describe('rows that speak of the same record', () => {
  const rows = (...names: string[]) =>
    names.map((name, index) => {
      const data = { title: name, id: index % 2 }
      return { line: index + 2, name, data, problems: [] }
    })

  it('are named with the line of the first; empty ones are never the same', () => {
    expect([...repeatedRows(rows('甲', '乙', '甲', '', '', '甲'), ['title'])]).toEqual([
      [4, 2],
      [7, 2],
    ])
  })

  it('are known by the key where it is entered, else by what names a record, else not at all', () => {
    expect(identifyingFields(article, ['id', 'title'])).toEqual(['id'])
    expect(identifyingFields(article, [undefined, 'title'])).toEqual(['title'])
    expect(identifyingFields(article, ['author'])).toEqual([])
    expect(repeatedRows(rows('甲', '甲'), []).size).toBe(0)
  })
})

describe('the file to be mended', () => {
  const table = {
    header: ['模板', '备注', 'Import problem'],
    rows: [
      { line: 2, cells: ['甲', '=1+1', 'old'] },
      { line: 3, cells: ['乙'] },
      { line: 5, cells: ['丙', 'x'] },
    ],
  }

  it('has the bad rows as they stood, and what is wrong with each in place of the time before', () => {
    const problems = new Map([[2, '主题：请填写主题']]).set(3, '平台拒绝')
    const file = mendableFile(table, problems, 'zh')
    const labels = file.columns.map(({ label }) => label)
    expect(labels).toEqual(['模板', '备注', '导入问题'])
    expect(file.rows.map((row) => file.columns.map(({ name }) => row[name]))).toEqual([
      ['甲', '=1+1', '主题：请填写主题'],
      ['乙', '', '平台拒绝'],
    ])
  })

  it('is read again without what was wrong', () => {
    const fields = [{ name: 'reason', field: text({ label: l('原因', 'Reason', 'Motivo') }) }]
    const { columns } = mendableFile(table, new Map(), 'en')
    const header = columns.map(({ label }) => label)
    expect(guessMapping(header, fields, 'en')).toEqual([undefined, undefined, undefined])
  })
})

describe('much work', () => {
  /** A clock that advances by this many ms with each step. */
  const working = (cost: number) => {
    let now = 0
    const turns: number[] = []
    return {
      turns,
      work: (item: number) => {
        now += cost
        return item * 2
      },
      options: { clock: () => now, turn: async () => void turns.push(now) },
    }
  }
  const items = Array.from({ length: 100 }, (_, index) => index)

  it('is done in their order, and the page has its turn every 8 ms', async () => {
    const { turns, work, options } = working(1)
    const heard: number[] = []
    const done = await inSlices(items, work, { ...options, onProgress: (count) => heard.push(count) })
    expect(done).toEqual(items.map((item) => item * 2))
    expect(turns).toHaveLength(12)
    expect(Math.max(...turns.map((at, index) => at - (turns[index - 1] ?? 0)))).toBe(8)
    expect(heard.slice(0, 2)).toEqual([8, 16])
  })

  it('is ended when nobody wants it any more', async () => {
    const { work, options } = working(3)
    const aborter = new AbortController()
    const onProgress = (count: number) => count > 20 && aborter.abort()
    const done = inSlices(items, work, { ...options, signal: aborter.signal, onProgress })
    await expect(done).rejects.toThrow(/abort/i)
  })

  it('lets others in between: what waits for its turn gets it before the end', async () => {
    const other = vi.fn()
    const waiting = setImmediate(other)
    let now = 0
    await inSlices(items, () => (now += 5), { clock: () => now })
    clearImmediate(waiting)
    expect(other).toHaveBeenCalled()
  })
})

describe('a row of an area whose fields depend on each other', () => {
  const rules = rulesOf(order, ['name名', 'kind名', 'city名', 'goods名', 'price名', 'mobile名'])
  const row = (line: number, ...cells: string[]) => checkRow(rules, { line, cells })
  const problemsOf = (...cells: string[]) => row(2, ...cells).problems.map(({ field }) => field)

  it('wants what its other cells require, and nothing of what they hide', () => {
    expect(problemsOf('甲', '邮寄')).toEqual(['city'])
    expect(problemsOf('甲', '邮寄', '杭州')).toEqual([])
    expect(problemsOf('甲', '自提', 'far too long for a city')).toEqual([])
    expect(problemsOf('甲', '自提', '', '2', '500')).toEqual(['reason'])
    expect(row(2, '甲', '自提', '杭州').data).toMatchObject({ city: '', insurance: null })
  })

  it('takes what is suggested where a cell is empty', () => {
    expect(row(2, '甲', '自提', '', '2', '10').data).toMatchObject({ paid: 2000 })
    const all = rulesOf(order, ['name名', 'kind名', 'goods名', 'price名', 'paid名'])
    const paid = (text: string) =>
      checkRow(all, { line: 2, cells: ['甲', '自提', '2', '10', text] }).data.paid
    expect([paid(''), paid('7'), paid('0')]).toEqual([2000, 700, 0])
  })

  it('offers no column for what is computed or taken', () => {
    const names = importFields(order).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['name', 'shop', 'marks']))
    for (const name of ['goods_fee', 'total', 'shop_name']) expect(names).not.toContain(name)
  })

  it('is not sent when it repeats what only one record may have', () => {
    const rows = [
      row(2, '甲', '自提', '', '', '', '13800000001'),
      row(3, '甲', '自提'),
      row(4, '乙', '自提', '', '', '', '13800000001'),
      row(5, '丙', '邮寄'),
      row(6, '丙', '自提'),
      row(7, '丁', '自提'),
    ]
    const told = withRepeats(rows, rules, (line) => `as line ${line}`)
    expect(told.map(({ problems }) => problems.map(({ field, message }) => [field, message]))).toEqual([
      [],
      [['name', 'as line 2']],
      [['mobile', 'as line 2']],
      // A row that is not sent does not reserve its values.
      [['city', '请填写 city名']],
      [],
      [],
    ])
  })
})
