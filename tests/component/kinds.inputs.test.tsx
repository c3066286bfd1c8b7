import { Form, type RaRecord } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Field, type Json, l } from '@/declaration'
import { KindInput } from '@/screens/kinds/KindInput'
import { isFullRun } from '../scope'
import { fields, label } from '../unit/declaration/fieldsOfEveryKind'
import { type Around, shops, show, typed } from './kinds.fixture'
import { absent, button, choose, click, texts, visible } from './onPage'

const submit = vi.fn()

beforeEach(() => submit.mockReset())

/** A form with one field, for a record with the given value. */
const open = async (field: Field, value?: Json, around: Around = {}) => {
  const record: RaRecord | undefined = value === undefined ? undefined : { id: 1, value }
  return show(
    <Form record={record} onSubmit={(data: Partial<RaRecord>) => submit(data.value)}>
      <KindInput field={field} name="value" />
      <button type="submit">提交</button>
    </Form>,
    around,
  )
}

const box = () => page.getByRole('textbox', { name: label.zh })

const chosen = () => page.getByRole('combobox', { name: label.zh })

const send = () => button('提交').click()

const sent = async () => {
  await send()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  return submit.mock.calls[0]?.[0]
}

it.each([
  ...typed,
  [fields.multiline, '第一行', '第一行'],
  [fields.phone, '15400000001', '15400000001'],
  [fields.email, 'a@example.com', 'a@example.com'],
  [fields.url, 'https://a.example.com', 'https://a.example.com'],
] as const)('what is typed goes out as it is on the wire: %j', async (field, entered, value) => {
  await open(field)
  await box().fill(entered)
  expect(await sent()).toBe(value)
})

it.each([
  [fields.fen, 12_900, '129.00'],
  [fields.li, 45, '0.045'],
  [fields.percent, 9860, '98.60'],
  [fields.timestamp, 1_795_140_000, '2026-11-20 10:00:00'],
  [{ kind: 'integer', label }, 0, '0'],
  // No record dates from 1970.
  [fields.timestamp, 0, ''],
] as const)('a value comes in as it is read: %j', async (field, value, shown) => {
  await open(field, value)
  await expect.element(box()).toHaveValue(shown)
  expect(await sent()).toBe(value)
})

const field = { ...fields.fen, min: 1, max: 10_000, required: true } as const

it('an amount is not rewritten while it is typed, is written out when it is done, and kept when it is mistyped', async () => {
  await open(field)
  await userEvent.type(box(), '12.')
  await expect.element(box()).toHaveValue('12.')
  await userEvent.type(box(), '5')
  await expect.element(box()).toHaveValue('12.5')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('12.50')
  await userEvent.type(box(), 'x')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('12.50x')
  await userEvent.type(box(), '{Backspace}')
  expect(await sent()).toBe(1250)
})

it.each([
  ['', '请填写名称'],
  ['abc', '请输入正确的金额，最多 2 位小数'],
  ['0', '不能小于 0.01'],
  ['100.01', '不能大于 100.00'],
])('an amount “%s” is refused in words', async (typed, words) => {
  await open(field)
  await box().fill(typed)
  await send()
  await visible(words)
  await expect.element(box()).toHaveAccessibleDescription(words)
  // The first error gets the focus.
  await expect.element(box()).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

it('around an input the hint gives way to the error, and what is required is marked, for eyes and ears', async () => {
  const hint = l('至多两个字', 'Two at most', 'Dos como máximo')
  await open({ ...fields.text, max: 2, hint, required: true })
  await visible('名称*')
  await expect.element(box()).toBeRequired()
  await expect.element(box()).toHaveAccessibleDescription('至多两个字')
  await box().fill('三个字')
  await send()
  await visible('不能超过 2 个字符')
  await absent('至多两个字')
})

it.each([
  ['a long text counts itself', { ...fields.multiline, max: 10 }, '你好👍', '3 / 10'],
  ['money has its sign', fields.fen, 1, '¥'],
  ['a number has its unit', { ...fields.integer, unit: l('天', 'days', 'días') }, 1, '天'],
  ['a share has its sign', fields.percent, 1, '%'],
] as const)('around an input %s', async (_, field, value, words) => {
  await open(field, value)
  await visible(words)
})

it('choosing one of several, by keyboard', async () => {
  await open({ ...fields.choice, required: true })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await visible(page.getByRole('option', { name: '完成' }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(chosen()).toHaveTextContent('完成')
  expect(await sent()).toBe('DONE')
})

if (isFullRun)
  it('choosing a number where the wire carries a number', async () => {
    await open(fields.numeric)
    await choose(label.zh, '高')
    expect(await sent()).toBe(2)
  })

it('choosing a value that is not declared stands there raw, and is refused until another is chosen', async () => {
  await open(fields.choice, 'FROZEN')
  await expect.element(chosen()).toHaveTextContent('FROZEN')
  await send()
  await visible('请选择列表中的选项')
  expect(submit).not.toHaveBeenCalled()
})

it('choosing any number of several, in their declared order', async () => {
  await open(fields.choices)
  await visible(page.getByRole('group', { name: '名称' }))
  await click(page.getByRole('checkbox', { name: '完成' }), page.getByRole('checkbox', { name: '打开' }))
  expect(await sent()).toEqual(['OPEN', 'DONE'])
})

it('choosing yes or no, and its word', async () => {
  await open(fields.boolean, false)
  await page.getByRole('switch', { name: '名称' }).click()
  await visible(page.getByText('已开启', { exact: true }))
  expect(await sent()).toBe(true)
})

it('choosing words, typed or pasted many at once, each once', async () => {
  await open({ kind: 'tags', label, maxItems: 3 })
  await chosen().fill('10.0.0.1, 10.0.0.2；10.0.0.1')
  await userEvent.keyboard('{Enter}')
  await visible('10.0.0.2')
  expect(await sent()).toEqual(['10.0.0.1', '10.0.0.2'])
})

if (isFullRun)
  it.each([
    ['zh', '商品缺货', '展开'],
    ['en', 'Out of stock', 'Expand'],
    ['es', 'Sin existencias', 'Desplegar'],
  ] as const)('choosing a suggested text in %s, or another', async (locale, words, openWord) => {
    const suggestions = [l('商品缺货', 'Out of stock', 'Sin existencias')]
    await open({ kind: 'text', label, suggestions }, undefined, { locale })
    const input = page.getByRole('combobox', { name: label[locale] })
    await click(button(openWord), page.getByRole('option', { name: words }))
    await expect.element(input).toHaveValue(words)
    await input.fill(`${words}!`)
    expect(await sent()).toBe(`${words}!`)
  })

it('choosing a record of another area, searched by its title', async () => {
  const all = ['青禾', '白鹭', '青山'].map((shop_name, at) => ({ id: `${at}`, shop_id: `${at}`, shop_name }))
  const getList = vi.fn(async (_: string, { filter }: { filter?: { shop_name?: string } }) => {
    const data = all.filter((one) => one.shop_name.includes(filter?.shop_name ?? ''))
    return { data, total: data.length }
  })
  const getOne = async (_: string, { id }: { id: string }) => ({ data: all.find((one) => one.id === id) })
  await open({ ...fields.reference, to: 'shop' }, '1', {
    resources: [shops],
    dataProvider: { getList: getList as never, getOne: getOne as never },
  })
  await expect.element(chosen()).toHaveValue('白鹭')
  expect(getList).not.toHaveBeenCalled()
  await chosen().fill('青')
  await expect.poll(() => texts(page.getByRole('option'))).toEqual(['青禾0', '青山2'])
  await page.getByRole('option', { name: '青山' }).click()
  expect(await sent()).toBe('2')
})

if (isFullRun)
  it('while records of another area are searched, those that match stay where they may be clicked', async () => {
    const all = ['白鹭', '青禾', '青山'].map((shop_name, at) => ({
      id: `${at}`,
      shop_id: `${at}`,
      shop_name,
    }))
    let answer = () => {}
    const search = new Promise<void>((resolve) => {
      answer = resolve
    })
    const getList = async (_: string, { filter }: { filter?: { shop_name?: string } }) => {
      if (filter?.shop_name) await search
      const data = all.filter((one) => one.shop_name.includes(filter?.shop_name ?? ''))
      return { data, total: data.length }
    }
    await open({ ...fields.reference, to: 'shop' }, undefined, {
      resources: [shops],
      dataProvider: { getList: getList as never },
    })
    await chosen().click()
    await expect.poll(() => texts(page.getByRole('option'))).toHaveLength(3)
    await chosen().fill('青')
    await expect.poll(() => texts(page.getByRole('option'))).toEqual(['青禾1', '青山2'])
    const drawn = page.getByRole('option', { name: '青山' }).element()
    const { top } = drawn.getBoundingClientRect()
    answer()
    await expect.element(page.getByRole('option', { name: '青山' })).toBeVisible()
    expect(page.getByRole('option', { name: '青山' }).element()).toBe(drawn)
    expect(drawn.getBoundingClientRect().top).toBe(top)
    await page.getByRole('option', { name: '青山' }).click()
    expect(await sent()).toBe('2')
  })

if (isFullRun)
  it('choosing among those records of another area that may be chosen; one that no longer may be stays', async () => {
    const all = [
      { id: '1', shop_id: '1', shop_name: '青禾', state: 'CLOSED' },
      { id: '2', shop_id: '2', shop_name: '青山', state: 'NORMAL' },
      { id: '3', shop_id: '3', shop_name: '白鹭', state: 'NORMAL' },
    ]
    type Asked = { filter?: { shop_name?: string; state?: string } }
    const getList = async (_: string, { filter: { shop_name = '', state } = {} }: Asked) => {
      const data = all.filter((one) => one.shop_name.includes(shop_name) && (!state || one.state === state))
      return { data, total: data.length }
    }
    const getOne = async (_: string, { id }: { id: string }) => ({ data: all.find((one) => one.id === id) })
    await open({ ...fields.reference, to: 'shop', where: { state: 'NORMAL' } }, '1', {
      resources: [shops],
      dataProvider: { getList: getList as never, getOne: getOne as never },
    })
    await expect.element(chosen()).toHaveValue('青禾')
    await chosen().click()
    await expect.poll(() => texts(page.getByRole('option'))).toEqual(['青山2', '白鹭3'])
    await chosen().fill('青')
    await expect.poll(() => texts(page.getByRole('option'))).toEqual(['青山2'])
    await userEvent.keyboard('{Escape}')
    await send()
    await expect.poll(() => submit.mock.calls.at(-1)?.[0]).toBe('1')
    await chosen().fill('白')
    await page.getByRole('option', { name: '白鹭' }).click()
    await send()
    await expect.poll(() => submit.mock.calls.at(-1)?.[0]).toBe('3')
  })

if (isFullRun)
  it('a colour from the usual ones; one that is none is refused', async () => {
    await open(fields.color)
    await box().fill('red')
    await send()
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    expect(submit).not.toHaveBeenCalled()
    await page.getByRole('group', { name: '常用颜色' }).getByRole('button', { name: '#f56c6c' }).click()
    await expect.element(box()).toHaveValue('#f56c6c')
    await expect.element(page.getByLabelText('选择颜色')).toHaveValue('#f56c6c')
    expect(await sent()).toBe('#f56c6c')
  })

it('an object is a group of its parts', async () => {
  const cap = { ...fields.li, label: l('限额', 'Cap', 'Límite') }
  await open({ ...fields.object, fields: { cap } }, { cap: 1500 })
  await visible(page.getByRole('group', { name: '名称' }))
  await page.getByRole('textbox', { name: '限额' }).fill('2')
  expect(await sent()).toEqual({ cap: 2000 })
})

it('a secret is hidden until it is asked for', async () => {
  await open(fields.secret)
  const input = page.getByLabelText('名称')
  await expect.element(input).toHaveAttribute('type', 'password')
  await button('显示').click()
  await expect.element(input).toHaveAttribute('type', 'text')
})

it('how many letters are wanted at least is said before anything is typed, unless a hint says what is wanted', async () => {
  const { screen } = await open({ kind: 'text', label, min: 5 })
  await visible(page.getByText('至少 5 个字符'))
  await expect.element(box()).toHaveAccessibleDescription('至少 5 个字符')
  await screen.unmount()
  await open({ kind: 'text', label, min: 5, hint: l('写明原因', 'Say why', 'Diga por qué') })
  await visible(page.getByText('写明原因'))
  await absent(page.getByText('至少 5 个字符'))
})
