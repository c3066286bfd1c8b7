import { type ReactNode, useState } from 'react'
import type { DataProvider } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choice, type Locale, l, type Resource, text } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import ImportButton from '@/screens/import/ImportButton'
import { ListScreen } from '@/screens/list/ListScreen'
import { type PageFrame, PageFrameContext } from '@/screens/page'
import { address as saved } from './address.fixture'
import { chooseInDialog, dropOn, watchSaved } from './browserFiles'
import { show, stillFrame } from './kinds.fixture'
import { absent, button, cellsOf, click, dialog, silenceErrors, visible } from './onPage'
import { violations, withoutLandmarks } from './violations'

const address: Resource = {
  ...saved,
  fields: {
    ...saved.fields,
    address: text({ label: l('详细地址', 'Address', 'Domicilio'), required: true }),
    size: choice({
      label: l('规模', 'Size', 'Tamaño'),
      of: { S: l('小', 'Small', 'Pequeño'), L: l('大', 'Large', 'Grande') },
      initial: 'S',
    }),
  },
  save: {
    call: 'POST /user/saveaddress',
    fields: ['receiver', 'address', 'size', 'is_default'],
    buttons: saved.save?.buttons,
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
  locale,
  content = <ListScreen />,
}: {
  create?: ReturnType<typeof vi.fn<Create>>
  locale?: Locale
  content?: ReactNode
} = {}) => {
  await page.viewport(1280, 900)
  const getList = vi.fn(async () => ({ data: [], total: 0 }))
  const setDraft = vi.fn<PageFrame['setDraft']>()
  await show(<PageFrameContext value={{ ...stillFrame, setDraft }}>{content}</PageFrameContext>, {
    resources: [address],
    locale,
    dataProvider: { getList: getList as DataProvider['getList'], create: create as DataProvider['create'] },
  })
  return { create, getList, isDraft: () => setDraft.mock.lastCall?.[1] }
}

const goesInto = (column: string) => page.getByRole('combobox', { name: `“${column}”列导入到` })
const firstOf = async (saved: readonly File[]) => {
  await expect.poll(() => saved.length).toBeGreaterThan(0)
  return saved[0] ?? new File([], '')
}

beforeEach(() => {
  silenceErrors()
})

test('importing a file maps its columns, names bad rows, sends the others once each, and tries again what was refused', async () => {
  const refused = new PlatformError({ code: 41018, message: '地址含禁用内容', data: null })
  const create = vi.fn<Create>(async (_, { data }) => {
    if (create.mock.calls.length === 2) throw refused
    return { data: { id: '1', ...data } }
  })
  const { getList, isDraft } = await open({ create })
  await button('导入').click()
  await visible(page.getByRole('dialog', { name: '导入退货地址' }), /不超过 10 MB、10,000 行/)
  expect(isDraft()).toBe(false)
  await chooseInDialog(file())

  // A field without a header is listed until the operator says where its values come from.
  await visible('必填字段没有对应的列：详细地址')
  expect(isDraft()).toBe(true)
  await expect.element(button('下一步')).toBeDisabled()
  await expect.element(goesInto('收件人')).toHaveValue('receiver')
  await expect.element(goesInto('内部编号')).toHaveValue('')
  await goesInto('地点').selectOptions('address')
  expect(await violations(document, withoutLandmarks)).toEqual([])
  await button('下一步').click()

  await visible('可以导入 2 行；1 行有问题，不会发送')
  expect(cellsOf('有问题的行')).toEqual([
    ['3', '收件人', '一二三四五六', '不能超过 5 个字符'],
    ['3', '规模', '中', '请选择列表中的选项：小、大'],
  ])
  await page.getByRole('radio', { name: '提交' }).click()
  expect(await violations(document, withoutLandmarks)).toEqual([])
  const asked = getList.mock.calls.length
  await button('导入 2 行').click()

  await visible('地址含禁用内容', page.getByText(/成功 1 条，失败 1 条/).first())
  expect(isDraft()).toBe(false)
  expect(create.mock.calls.map(([, { data, meta }]) => [data, meta.button])).toEqual([
    [{ receiver: '林青', address: '一路 1 号', size: 'L', is_default: false }, 1],
    [{ receiver: '许柚', address: '三路 3 号', size: 'S', is_default: false }, 1],
  ])
  await expect.poll(() => getList.mock.calls.length).toBeGreaterThan(asked)

  await button('重试失败的 1 条').click()
  await visible(page.getByText('2 条全部成功').first())
  expect(create.mock.lastCall?.[1].data).toMatchObject({ receiver: '许柚' })
  const ids = create.mock.calls.map(([, { meta }]) => meta.requestId)
  expect(new Set(ids).size).toBe(3)
  expect(ids.every((id) => /^[\w-]{8,64}$/.test(id))).toBe(true)
  await button('关闭').click()
  await absent(dialog())
})

test('importing a file gives the bad rows back as a file, which is imported once it is mended', async () => {
  const { create } = await open()
  const files = watchSaved()
  await button('导入').click()
  await chooseInDialog(file(csv.replace('地点', '详细地址（含门牌）')))
  await click(button('下一步'), button('下载有问题的行'))
  const bad = await firstOf(files)
  expect(bad.name).toMatch(/^退货地址待修正_.*\.csv$/)
  const lines = (await bad.text()).replace('\uFEFF', '')
  expect(lines).toContain('收件人,详细地址（含门牌）,规模,内部编号,导入问题')
  expect(lines).toContain('一二三四五六,二路 2 号,中,8,')
  expect(lines).not.toContain('林青')

  await click(button('上一步'), button('上一步'))
  await visible('已选择：地址.csv（3 行）')
  await chooseInDialog(file(lines.replace('一二三四五六', '一二').replace('中,8', '大,8'), bad.name))
  await button('下一步').click()
  await visible('可以导入 1 行')
  await button('导入 1 行').click()
  await visible(page.getByText('1 条全部成功').first())
  expect(create.mock.lastCall?.[1].data).toMatchObject({ receiver: '一二', size: 'L' })
})

test('importing a file begins with a template that needs no mapping, by the keyboard alone', async () => {
  await open({ locale: 'es' })
  const template = watchSaved()
  await button('Importar').click()
  await expect.element(button('Elegir un archivo')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  const empty = await firstOf(template)
  expect(empty.name).toMatch(/^Plantilla de importación Direcciones_.*\.csv$/)
  const header = (await empty.text()).replace('\uFEFF', '').trim()
  expect(header).toBe('Destinatario *,Domicilio *,Tamaño,Predeterminada')
  await chooseInDialog(file(`${header}\nLin,Calle 1,Grande,Sí`))
  await button('Siguiente').click()
  await visible('Listas para importar: 1')
})

test.each([
  ['notas.pdf', '«notas.pdf» no es un archivo CSV ni XLSX'],
  ['vacío.csv', '«vacío.csv» no tiene filas de datos'],
])(
  'a file that cannot be read: %s: is said beside where it is dropped, and another can be chosen',
  async (name, said) => {
    await open({ locale: 'es' })
    await button('Importar').click()
    const zone = await vi.waitUntil(() => page.getByText('o suéltelo aquí').query(), { timeout: 5000 })
    dropOn(zone, file('Destinatario', name))
    await expect.element(page.getByRole('alert')).toHaveTextContent(said)
    await chooseInDialog(file('Destinatario,Domicilio\nLin,Calle 1'))
    await expect.element(button('Siguiente')).toBeEnabled()
  },
)

test('of several files none is taken, and one that is dropped beside its place is kept out', async () => {
  await open()
  await button('导入').click()
  const zone = await vi.waitUntil(() => page.getByText('或将文件拖到这里').query(), { timeout: 5000 })
  dropOn(zone, file(), file(csv, '另一个.csv'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('每次只能导入一个文件')
  const heading = page.getByRole('heading', { name: '导入退货地址' })
  expect(dropOn(heading.element(), file()), 'the browser shows the file').toBe(false)
  dropOn(zone, file())
  await visible(button('下一步'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('必填字段没有对应的列')
  expect(dropOn(heading.element(), file()), 'the browser shows the file').toBe(false)
})

const onlyChanged: Resource = {
  ...address,
  save: { call: 'POST /user/saveaddress', fields: ['receiver', 'address'], create: false },
}

test('an import ends with its draft once the operator may make no more records', async () => {
  let deny: () => void = () => {}
  const Changing = () => {
    const [resource, setResource] = useState(address)
    deny = () => setResource(onlyChanged)
    return <ImportButton resource={resource} />
  }
  const { isDraft } = await open({ content: <Changing /> })
  await button('导入').click()
  await visible(button('选择文件'))
  await chooseInDialog(file())
  await visible(goesInto('地点'))
  expect(isDraft()).toBe(true)
  deny()
  await absent(dialog())
  expect(isDraft()).toBe(false)
})
