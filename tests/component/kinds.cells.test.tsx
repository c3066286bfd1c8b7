import type { RaRecord } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRandom, type Field, type Json, type Locale, l, labelLocales, sampleOf } from '@/declaration'
import { KindCell, KindField } from '@/screens/kinds/KindCell'
import { fields } from '../unit/declaration/fieldsOfEveryKind'
import { shops, show } from './kinds.fixture'
import { button, link, visible } from './onPage'

const record: RaRecord = { id: 1 }
const now = Date.parse('2026-11-20T10:00:00+08:00') / 1000
const daySeconds = 86_400

const term = { ...fields.timestamp, warnWithinDays: 7 } as const

const ends = (dayAndHour: string, ...notes: readonly [string, string, string]) => {
  const [zh, en, es] = notes.map((note) => `2026-11-${dayAndHour}:00:00${note}`)
  return [zh ?? '', en ?? '', es ?? ''] as const
}

const stars = { ...fields.integer, min: 0, max: 5, stars: true } as const

const switchWords = {
  ...fields.boolean,
  words: { yes: l('开', 'On', 'Sí'), no: l('关', 'Off', 'Apagado') },
} as const
const states = {
  ON: { ...l('已启用', 'Enabled', 'Activo'), tone: 'success' },
  WAIT: { ...l('待审核', 'Waiting', 'Pendiente'), tone: 'warning' },
  PLAIN: l('普通', 'Plain', 'Normal'),
} as const

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
})

/** The texts of values in cells, as users read them. */
const wordsOf = async (cells: readonly (readonly [Field, Json])[], locale: Locale = 'zh') => {
  const { screen } = await show(
    <ol>
      {cells.map(([field, value], index) => (
        <li key={String(index)}>
          <KindCell field={field} name="name" value={value} record={record} />
        </li>
      ))}
    </ol>,
    { locale },
  )
  const words = plain(screen.container.querySelectorAll('li'))
  await screen.unmount()
  return words
}

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
/** The text in Chinese, English and Spanish; one text if they are the same. */
type Words = string | readonly [zh: string, en: string, es: string]

/** Texts as users read them, without blanks that keep words together. */
const plain = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

const cases: readonly [what: string, field: Field, value: Json, words: Words][] = [
  ['text', fields.text, '青禾家居旗舰店', '青禾家居旗舰店'],
  ['multiline', fields.multiline, '第一行\n第二行', '第一行\n第二行'],
  ['code', fields.code, 'P2024', 'P2024'],
  ['code as a number', fields.code, 1900009901, '1900009901'],
  ['html', fields.html, '<p>你好 <b>世界</b></p>', '你好 世界'],
  ['integer', fields.integer, 135_000, '135,000'],
  ['milliseconds', { ...fields.integer, unit: l('毫秒', 'ms', 'ms') }, 12, ['12 毫秒', '12 ms', '12 ms']],
  ['stars', stars, 4, '★★★★☆'],
  ['half a star', stars, 2.5, '★★☆☆☆'],
  ['more stars than there are', stars, 6, '6'],
  ['less than no star', stars, -1, '-1'],
  ['fen', fields.fen, 12_345_678, '¥ 123,456.78'],
  ['no fen', fields.fen, 0, '¥ 0.00'],
  ['li', { ...fields.li, signed: true }, 45, '+¥ 0.045'],
  ['li going out', { ...fields.li, signed: true }, -45, '-¥ 0.045'],
  ['percent', fields.percent, 9860, '98.60%'],
  ['timestamp', fields.timestamp, now, '2026-11-20 10:00:00'],
  ['no timestamp', fields.timestamp, 0, ['—无', '—None', '—Ninguno']],
  ['a term far away', term, now + 8 * daySeconds, '2026-11-28 10:00:00'],
  ['a term near its end', term, now + 3 * daySeconds, ends('23 10', '3 天', '3 d', '3 d')],
  ['a term that ends today', term, now + 3600, ends('20 11', '今天', 'today', 'hoy')],
  ['a term past', term, now - 3600, ends('20 09', '过期', 'expired', 'caducó')],
  ['color', fields.color, '#1a2b3c', '#1a2b3c'],
  ['day', fields.day, '2026-11-20', '2026-11-20'],
  ['yes', fields.boolean, true, ['是', 'Yes', 'Sí']],
  ['no', fields.boolean, false, ['否', 'No', 'No']],
  ['no, by another word', switchWords, false, ['关', 'Off', 'Apagado']],
  ['choice', { ...fields.choice, of: states }, 'ON', ['已启用', 'Enabled', 'Activo']],
  ['unknown choice', { ...fields.choice, of: states }, 'FROZEN', 'FROZEN'],
  ['a choice named like a method', { ...fields.choice, of: states }, 'toString', 'toString'],
  [
    'numeric choice',
    { ...fields.numeric, of: { 5: l('微信', 'WeChat', 'WeChat') } },
    5,
    ['微信', 'WeChat', 'WeChat'],
  ],
  ['choices', { ...fields.choices, of: states }, ['ON', 'NEW'], ['已启用NEW', 'EnabledNEW', 'ActivoNEW']],
  ['tags', fields.tags, ['10.0.0.1', '10.0.0.2'], '10.0.0.110.0.0.2'],
  ['masked phone', fields.phone, '154****0001', '154****0001'],
  ['masked e-mail', fields.email, 'zh***@example.com', 'zh***@example.com'],
  ['url', fields.url, 'https://erp.example.com/push', 'https://erp.example.com/push'],
  ['image', fields.image, picture, ''],
  ['image from elsewhere', fields.image, 'http://a.example.com/1.png', 'http://a.example.com/1.png'],
  [
    'files',
    fields.files,
    [{ file_id: '1', name: 'a.png', url: '/a.png' }],
    ['1 个文件', '1 file', '1 archivo'],
  ],
  ['masked secret', fields.secret, '****ab12', '****ab12'],
  ['a secret that came unmasked', fields.secret, 'p4ssw0rd!', '****'],
  ['reference to no area', fields.reference, '17', '17'],
  [
    'object',
    { ...fields.object, fields: { on: fields.boolean } },
    { on: true },
    ['名称: 是', 'Name: Yes', 'Nombre: Sí'],
  ],
  ['list', fields.list, [{}, {}], ['2 条', '2 items', '2 elementos']],
]

it.each(labelLocales.map((locale, at) => [locale, at] as const))(
  'a cell shows the words of each kind in %s',
  async (locale, at) => {
    const read = await wordsOf(
      cases.map(([, field, value]) => [field, value]),
      locale,
    )
    const expected = cases.map(([what, , , words]) => [what, typeof words === 'string' ? words : words[at]])
    expect(cases.map(([what], index) => [what, read[index]])).toEqual(expected)
  },
)

it('a cell shows a wrong value as it came, and says that nothing is nothing', async () => {
  const { integer, fen, percent, boolean, choice, choices, tags, image, files, object, list } = fields
  const kinds = [integer, fen, percent, term, boolean, choice, choices, tags, image, files, object, list]
  const read = await wordsOf(kinds.map((field) => [field, 'STRANGE']))
  expect(read).toEqual(kinds.map(() => 'STRANGE'))
  const nothing = await wordsOf([null, '', []].map((value) => [fields.text, value]))
  expect(nothing).toEqual(['—无', '—无', '—无'])
})

it('a cell says what an empty value means where that is declared, but not of what the platform does not send', async () => {
  const all = { ...fields.choices, emptyText: l('全部', 'All', 'Todos') }
  const one = { ...fields.choice, emptyText: l('全部', 'All', 'Todos'), nullable: true } as const
  expect(
    await wordsOf([
      [all, []],
      [one, null],
    ]),
  ).toEqual(['全部', '全部'])
  expect(await wordsOf([[all, []]], 'en')).toEqual(['All'])
  const { screen } = await show(<KindField field={all} name="name" value={undefined} record={record} />)
  await expect.element(screen.getByText('—')).toBeInTheDocument()
})

it('a sample picture is one, and another in the next record', async () => {
  const random = createRandom('pictures')
  const samples = [sampleOf(fields.image, random), sampleOf(fields.image, random)]
  expect(samples[0]).not.toBe(samples[1])
  for (const value of samples) {
    const { screen } = await show(<KindField field={fields.image} name="i" value={value} record={record} />)
    const shown = screen.getByRole('img', { name: '名称' })
    await expect.element(shown).toHaveProperty('complete', true)
    await expect.element(shown).toHaveProperty('naturalWidth', 96)
    await screen.unmount()
  }
})

it('stars are read as so many of how many there are', async () => {
  await show(<KindCell field={stars} name="s" value={4} record={record} />)
  await expect.element(page.getByRole('img', { name: '4/5' })).toHaveTextContent('★★★★☆')
})

it('a cell says how long ago a time is, and in which zone, when it is pointed at, not before', async () => {
  // The pointer still lies where the last test left it.
  await userEvent.hover(document.body, { position: { x: 1200, y: 780 } })
  await show(<KindCell field={fields.timestamp} name="t" value={now - 7200} record={record} />)
  const time = page.getByText('2026-11-20 08:00:00')
  await expect.element(time).not.toHaveAttribute('title')
  vi.setSystemTime((now + 3600) * 1000)
  await userEvent.hover(time)
  await expect.element(time).toHaveAttribute('title', '2026-11-20 08:00:00（北京时间，UTC+8）\n3 小时前')
})

it('a cell copies an identifier by pointer and by keyboard, and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const opened = vi.fn()
  const platformNo = { ...fields.code, label: l('平台单号', 'Platform no.', 'N.º') }
  await show(
    // biome-ignore lint/a11y/useKeyWithClickEvents: stands for the row of a list
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the row of a list
    <div onClick={opened}>
      <KindCell field={platformNo} name="c" value="P2024" record={record} />
    </div>,
  )
  await userEvent.tab()
  await expect.element(button('复制平台单号')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await visible('已复制')
  expect(writeText).toHaveBeenLastCalledWith('P2024')
  await userEvent.hover(page.getByText('P2024'))
  await button('复制平台单号').click()
  expect(writeText).toHaveBeenCalledTimes(2)
  expect(opened).not.toHaveBeenCalled()
})

it('a cell says when the browser will not copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await show(<KindCell field={fields.code} name="c" value="P2024" record={record} />)
  await button('复制名称').click()
  await visible('复制失败，请手动复制')
})

it('a cell leads to the web in a window of its own, and nowhere else', async () => {
  await show(
    <>
      <KindCell field={fields.url} name="u" value="https://erp.example.com/push" record={record} />
      <KindCell field={fields.url} name="v" value="javascript:alert(1)" record={record} />
    </>,
  )
  // There is one link: with two this would fail.
  const link = page.getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://erp.example.com/push')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await visible('javascript:alert(1)')
})

it('a reference is shown by the other record’s title, all of a page in one call, and leads there', async () => {
  const field = { ...fields.reference, to: 'shop' } as const
  const getMany = vi.fn(async (_: string, { ids }: { ids: readonly unknown[] }) => ({
    data: ids.map((id) => ({ id, shop_id: id, shop_name: `店铺 ${id}` })),
  }))
  await show(
    <>
      <KindCell field={field} name="a" value="1" record={record} />
      <KindField field={field} name="b" value="2/3" record={record} />
    </>,
    { resources: [shops], dataProvider: { getMany: getMany as never } },
  )
  await visible('店铺 1')
  await expect.element(link(/^店铺 2/)).toHaveAttribute('href', '/shop/shop/2!33/show')
  expect(getMany).toHaveBeenCalledTimes(1)
})

it('in a detail a list is a table', async () => {
  const label = l('退款记录', 'Refunds', 'Reembolsos')
  const no = { ...fields.code, label: l('退款单号', 'No.', 'N.º') }
  const fee = { ...fields.fen, label: l('金额', 'Amount', 'Importe') }
  const field = { ...fields.list, label, fields: { no, fee } }
  const value = [{ no: 'R1', fee: 1200 }, { no: 'R2' }]
  await show(<KindField field={field} name="refunds" value={value} record={record} />)
  await visible(page.getByRole('region', { name: '退款记录' }))
  expect(plain(page.getByRole('row').elements())).toEqual(['退款单号金额', 'R1¥ 12.00', 'R2—无'])
})

it('in a detail an object is its parts by name', async () => {
  const on = { ...fields.boolean, label: l('启用', 'On', 'Activo') }
  const cap = { ...fields.li, label: l('限额', 'Cap', 'Límite') }
  const field = { ...fields.object, fields: { on, cap } }
  const value = { on: true, cap: 1500 }
  const { screen } = await show(<KindField field={field} name="o" value={value} record={record} />)
  expect(plain(screen.container.querySelectorAll('dt, dd'))).toEqual(['启用', '是', '限额', '¥ 1.500'])
})

it('in a detail files are links by their names, where their addresses are safe', async () => {
  const value = [
    { file_id: '1', name: '执照.png', url: 'https://files.example.com/1.png' },
    { file_id: '2', name: '证明.pdf', url: '/api/user/file?id=2' },
    { file_id: '3', name: '恶意', url: 'javascript:alert(1)' },
    { file_id: '4', name: '别处', url: '//other.example.com/1' },
  ]
  await show(<KindField field={fields.files} name="f" value={value} record={record} />)
  await expect.element(link('执照.png')).toHaveAttribute('href', 'https://files.example.com/1.png')
  await expect.element(link('证明.pdf')).toHaveAttribute('href', '/api/user/file?id=2')
  await visible('恶意')
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

it('in a detail a picture that does not come says so', async () => {
  await show(<KindField field={fields.image} name="i" value="data:image/png;base64,AAAA" record={record} />)
  await visible('图片加载失败')
})
