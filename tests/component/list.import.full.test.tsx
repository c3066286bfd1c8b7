import { type ReactNode, useState } from 'react'
import type { DataProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boolean, choice, integer, type Locale, l, type Resource, text } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { ImportButton } from '@/screens/import/ImportButton'
import { ListScreen } from '@/screens/list/ListScreen'
import { type PageFrame, PageFrameContext } from '@/screens/page'
import { show } from './kinds.fixture'
import { violations, withoutLandmarks } from './violations'

const address: Resource = {
  name: 'address',
  path: '/merchant/address',
  label: l('退货地址', 'Return addresses', 'Direcciones'),
  one: l('退货地址', 'Return address', 'Dirección'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['address_id'],
  title: 'receiver',
  fields: {
    address_id: integer({ label: l('编号', 'No.', 'N.º') }),
    receiver: text({ label: l('收件人', 'Receiver', 'Destinatario'), max: 5, required: true }),
    address: text({ label: l('详细地址', 'Address', 'Domicilio'), required: true }),
    size: choice({
      label: l('规模', 'Size', 'Tamaño'),
      of: { S: l('小', 'Small', 'Pequeño'), L: l('大', 'Large', 'Grande') },
      initial: 'S',
    }),
    is_default: boolean({ label: l('默认', 'Default', 'Predeterminada') }),
  },
  list: {
    call: 'GET /user/addresslist',
    columns: ['receiver'],
    sortable: ['receiver'],
    sort: 'receiver',
    filters: [],
  },
  save: {
    call: 'POST /user/saveaddress',
    fields: ['receiver', 'address', 'size', 'is_default'],
    buttons: [
      { label: l('存为草稿', 'Save draft', 'Guardar borrador'), send: { submit: false } },
      { label: l('提交', 'Submit', 'Enviar'), send: { submit: true } },
    ],
  },
}

const csv = [
  '收件人,地点,规模,内部编号',
  '林青,一路 1 号,大,7',
  '一二三四五六,二路 2 号,中,8',
  '许柚,三路 3 号,,9',
].join('\n')
const file = (content: BlobPart = csv, name = '地址.csv') => new File([content], name)

type Create = (name: string, params: { data: object; meta: { button: number; requestId: string } }) => unknown

/** The list with its import, on a page of the frame. */
const open = async ({
  create = vi.fn<Create>(async (_, { data }) => ({ data: { id: '1', ...data } })),
  resource = address,
  locale,
  content = <ListScreen />,
}: {
  create?: ReturnType<typeof vi.fn<Create>>
  resource?: Resource
  locale?: Locale
  content?: ReactNode
} = {}) => {
  await page.viewport(1280, 900)
  const getList = vi.fn(async () => ({ data: [], total: 0 }))
  const setDraft = vi.fn<PageFrame['setDraft']>()
  const frame: PageFrame = {
    setSubject: () => {},
    setDraft,
    whenEnded: () => {},
    isShown: () => true,
    settle: () => {},
    leave: () => {},
  }
  const onPage = (children: ReactNode) => <PageFrameContext value={frame}>{children}</PageFrameContext>
  await show(onPage(content), {
    resources: [resource],
    locale,
    dataProvider: { getList: getList as DataProvider['getList'], create: create as DataProvider['create'] },
  })
  return { create, getList, isDraft: () => setDraft.mock.lastCall?.[1] }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const goesInto = (column: string) => page.getByRole('combobox', { name: `“${column}”列导入到` })
const cellsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

const choose = async (chosen: File) => {
  const input = await vi.waitUntil(
    () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'),
    { timeout: 5000 },
  )
  const transfer = new DataTransfer()
  transfer.items.add(chosen)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the browser is asked to save: its name and its text. */
const saved = () => {
  const blobs = new Map<string, Blob>()
  const make = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = make(blob)
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  const files: { name: string; content: Blob }[] = []
  const click = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href)
    if (content && this.download) files.push({ name: this.download, content })
    else click.call(this)
  })
  return async () => {
    await expect.poll(() => files.length).toBeGreaterThan(0)
    const [first] = files.splice(0)
    if (!first) throw new Error('nothing was saved')
    return new File([first.content], first.name)
  }
}

const inaccessible = async () => {
  // Colours are judged when things stand.
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    .toBe(0)
  return violations(document, withoutLandmarks)
}

beforeEach(() => {
  // react-admin prints every refused call while in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('importing a file', () => {
  test('maps its columns, names bad rows, sends the others once each, and tries again what was refused', async () => {
    const refused = new PlatformError({ code: 41018, message: '地址含禁用内容', data: null })
    const create = vi.fn<Create>(async (_, { data }) => {
      if (create.mock.calls.length === 2) throw refused
      return { data: { id: '1', ...data } }
    })
    const { getList, isDraft } = await open({ create })
    await button('导入').click()
    await expect.element(page.getByRole('dialog', { name: '导入退货地址' })).toBeVisible()
    await expect.element(page.getByText(/不超过 10 MB、10,000 行/)).toBeVisible()
    expect(isDraft()).toBe(false)
    await choose(file())

    // What no header names is named, until the operator says where it comes from.
    await expect.element(page.getByText('必填字段没有对应的列：详细地址')).toBeVisible()
    expect(isDraft()).toBe(true)
    await expect.element(button('下一步')).toBeDisabled()
    await expect.element(goesInto('收件人')).toHaveValue('receiver')
    await expect.element(goesInto('内部编号')).toHaveValue('')
    await goesInto('地点').selectOptions('address')
    expect(await inaccessible()).toEqual([])
    await button('下一步').click()

    await expect.element(page.getByText('可以导入 2 行；1 行有问题，不会发送')).toBeVisible()
    expect(cellsOf('有问题的行')).toEqual([
      ['3', '收件人', '一二三四五六', '不能超过 5 个字符'],
      ['3', '规模', '中', '请选择列表中的选项：小、大'],
    ])
    await page.getByRole('radio', { name: '提交' }).click()
    expect(await inaccessible()).toEqual([])
    const asked = getList.mock.calls.length
    await button('导入 2 行').click()

    await expect.element(page.getByText('地址含禁用内容')).toBeVisible()
    await expect.element(page.getByText(/成功 1 项，失败 1 项/).first()).toBeVisible()
    expect(isDraft()).toBe(false)
    expect(create.mock.calls.map(([, { data, meta }]) => [data, meta.button])).toEqual([
      [{ receiver: '林青', address: '一路 1 号', size: 'L', is_default: false }, 1],
      [{ receiver: '许柚', address: '三路 3 号', size: 'S', is_default: false }, 1],
    ])
    await expect.poll(() => getList.mock.calls.length).toBeGreaterThan(asked)

    await button('重试失败的 1 项').click()
    await expect.element(page.getByText('2 项全部成功').first()).toBeVisible()
    expect(create.mock.lastCall?.[1].data).toMatchObject({ receiver: '许柚' })
    const ids = create.mock.calls.map(([, { meta }]) => meta.requestId)
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => /^[\w-]{8,64}$/.test(id))).toBe(true)
    await button('关闭').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('gives the bad rows back as a file, which is imported once it is mended', async () => {
    const { create } = await open()
    const file1 = saved()
    await button('导入').click()
    await choose(file(csv.replace('地点', '详细地址（含门牌）')))
    await button('下一步').click()
    await button('下载有问题的行').click()
    const bad = await file1()
    expect(bad.name).toMatch(/^退货地址待修正_.*\.csv$/)
    const lines = (await bad.text()).replace('\uFEFF', '')
    expect(lines).toContain('收件人,详细地址（含门牌）,规模,内部编号,导入问题')
    expect(lines).toContain('一二三四五六,二路 2 号,中,8,')
    expect(lines).not.toContain('林青')

    await button('上一步').click()
    await button('上一步').click()
    await expect.element(page.getByText('已选择：地址.csv（3 行）')).toBeVisible()
    await choose(file(lines.replace('一二三四五六', '一二').replace('中,8', '大,8'), bad.name))
    await button('下一步').click()
    await expect.element(page.getByText('可以导入 1 行')).toBeVisible()
    await button('导入 1 行').click()
    await expect.element(page.getByText('1 项全部成功').first()).toBeVisible()
    expect(create.mock.lastCall?.[1].data).toMatchObject({ receiver: '一二', size: 'L' })
  })

  test('warns of rows that name the same, and imports them nevertheless', async () => {
    const { create } = await open()
    await button('导入').click()
    await choose(file('收件人,详细地址\n林青,甲\n许柚,乙\n林青,丙'))
    await button('下一步').click()
    await expect
      .element(page.getByText('1 行的收件人与前面的行相同，仍会导入：第 4 行同第 2 行'))
      .toBeVisible()
    await button('导入 3 行').click()
    await expect.element(page.getByText('3 项全部成功').first()).toBeVisible()
    expect(create.mock.calls.map(([, { meta }]) => meta.button)).toEqual([0, 0, 0])
  })

  test('begins with a template that needs no mapping, by the keyboard alone', async () => {
    await open({ locale: 'es' })
    const template = saved()
    await button('Importar').click()
    await expect.element(button('Elegir un archivo')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    const empty = await template()
    expect(empty.name).toMatch(/^Plantilla de importación Direcciones_.*\.csv$/)
    const header = (await empty.text()).replace('\uFEFF', '').trim()
    expect(header).toBe('Destinatario *,Domicilio *,Tamaño,Predeterminada')
    await choose(file(`${header}\nLin,Calle 1,Grande,Sí`))
    await button('Siguiente').click()
    await expect.element(page.getByText('Listas para importar: 1')).toBeVisible()
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['notas.pdf', 'x', '«notas.pdf» no es un archivo CSV ni XLSX'],
    ['roto.xlsx', 'PK\x03\x04 roto', /No se puede leer «roto.xlsx»/],
    ['vacío.csv', 'Destinatario', '«vacío.csv» no tiene filas de datos'],
    [
      'largo.csv',
      `a\n${'b\n'.repeat(10_001)}`,
      '«largo.csv» tiene más de 10,000 filas; divídalo e importe las partes',
    ],
  ])('%s: is said beside where it is dropped, and another can be chosen', async (name, content, said) => {
    await open({ locale: 'es' })
    await button('Importar').click()
    const zone = await vi.waitUntil(() => page.getByText('o suéltelo aquí').query(), { timeout: 5000 })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file(content, name))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect.element(page.getByRole('alert')).toHaveTextContent(said)
    await choose(file('Destinatario,Domicilio\nLin,Calle 1'))
    await expect.element(button('Siguiente')).toBeEnabled()
  })
})

test('of several files none is taken, and one that is dropped beside its place is kept out', async () => {
  await open()
  await button('导入').click()
  const drop = (at: Element, ...files: File[]) => {
    const dataTransfer = new DataTransfer()
    for (const one of files) dataTransfer.items.add(one)
    return at.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }
  const zone = await vi.waitUntil(() => page.getByText('或将文件拖到这里').query(), { timeout: 5000 })
  drop(zone, file(), file(csv, '另一个.csv'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('每次只能导入一个文件')
  const heading = page.getByRole('heading', { name: '导入退货地址' })
  expect(drop(heading.element(), file()), 'the browser shows the file').toBe(false)
  drop(zone, file())
  await expect.element(button('下一步')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('必填字段没有对应的列')
  expect(drop(heading.element(), file()), 'the browser shows the file').toBe(false)
})

describe('where records are made', () => {
  const onlyChanged: Resource = {
    ...address,
    save: { call: 'POST /user/saveaddress', fields: ['receiver', 'address'], create: false },
  }

  test('alone it is offered', async () => {
    await open({ resource: onlyChanged })
    await expect.element(page.getByRole('heading', { name: '退货地址' })).toBeVisible()
    await expect.element(button('导入')).not.toBeInTheDocument()
  })

  test('no longer, for the operator may not any more, it ends with its draft', async () => {
    let deny: () => void = () => {}
    const Changing = () => {
      const [resource, setResource] = useState(address)
      deny = () => setResource(onlyChanged)
      return <ImportButton resource={resource} />
    }
    const { isDraft } = await open({ content: <Changing /> })
    await button('导入').click()
    await expect.element(button('选择文件')).toBeVisible()
    await choose(file())
    await expect.element(goesInto('地点')).toBeVisible()
    expect(isDraft()).toBe(true)
    deny()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(isDraft()).toBe(false)
  })
})
