import type { DataProvider } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FormDialog } from '@/screens/form/FormDialog'
import { branch, order, shop } from '../unit/platform-areas/orderArea'
import { show } from './kinds.fixture'
import { absent, button, dialog, silenceErrors, visible } from './onPage'

const shops = [
  { id: 'S1', code: 'S1', name: '青禾店' },
  { id: 'S2', code: 'S2', name: '柚见店' },
]
const create = () =>
  vi
    .fn()
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } }))

const open = async (more: Partial<DataProvider> = {}, id?: string) =>
  show(<FormDialog id={id} onClose={() => {}} />, {
    resources: [order, shop, branch],
    dataProvider: {
      getList: (async () => ({ data: shops, total: 2 })) as unknown as DataProvider['getList'],
      getOne: (async (_: string, { id: wanted }: { id: string }) => ({
        data: shops.find((one) => one.id === wanted),
      })) as unknown as DataProvider['getOne'],
      ...more,
    },
  })

const input = (name: string) => dialog().getByLabelText(new RegExp(`^${name}名\\*?$`))
const choose = async (name: string, word: string) => {
  await page.getByRole('combobox', { name: `${name}名` }).click()
  await page.getByRole('option', { name: word }).click()
}

beforeEach(() => {
  silenceErrors()
})

test('an input that other inputs ask for appears with them, is required with them, and keeps what was typed', async () => {
  const made = create()
  await open({ create: made })
  await absent(input('city'))
  await input('name').fill('甲')
  await choose('kind', '邮寄')
  await visible(input('city'))
  await button('创建').click()
  await visible('请填写 city名')
  expect(made).not.toHaveBeenCalled()
  await input('city').fill('杭州')
  await choose('kind', '自提')
  await absent(input('city'))
  await choose('kind', '邮寄')
  await expect.element(input('city')).toHaveValue('杭州')
  await choose('kind', '自提')
  await button('创建').click()
  await visible('创建成功')
  expect(made.mock.calls[0]?.[1].data).toMatchObject({ name: '甲', kind: 'PICKUP', city: '' })
  expect(made.mock.calls[0]?.[1].data).not.toHaveProperty('total')
})

test('what is computed follows what is typed, and decides what is required', async () => {
  await open()
  await input('goods').fill('2')
  await input('price').fill('10')
  await input('freight').fill('0.5')
  await expect.element(input('goods_fee')).toHaveTextContent('20.00')
  await expect.element(input('total')).toHaveTextContent('20.50')
  const label = dialog().getByText('reason名')
  await expect.element(label).not.toHaveTextContent('*')
  await input('price').fill('1000')
  await expect.element(label).toHaveTextContent('*')
})

test('what is suggested follows what is typed, until somebody types something else', async () => {
  const made = create()
  await open({ create: made })
  await input('goods').fill('2')
  await input('price').fill('10')
  await expect.element(input('paid')).toHaveValue('20.00')
  await input('freight').fill('0.5')
  await expect.element(input('paid')).toHaveValue('20.50')
  await input('paid').fill('18')
  await input('price').fill('20')
  await expect.element(input('total')).toHaveTextContent('40.50')
  await expect.element(input('paid')).toHaveValue('18.00')
  await input('name').fill('甲')
  await choose('kind', '自提')
  await button('创建').click()
  await visible('创建成功')
  expect(made.mock.calls[0]?.[1].data).toMatchObject({ price: 2000, paid: 1800 })
})

test('of a record, what was suggested follows too, and what was typed stays', async () => {
  const record = {
    id: 'O1',
    no: 'O1',
    name: '甲',
    kind: 'PICKUP',
    goods: 1,
    price: 1000,
    freight: 0,
    version: 1,
  }
  const own = (paid: number) => ({
    getOne: (async () => ({ data: { ...record, paid } })) as unknown as DataProvider['getOne'],
  })
  const { screen } = await open(own(1000), 'O1')
  await input('price').fill('20')
  await expect.element(input('paid')).toHaveValue('20.00')
  await screen.unmount()
  await open(own(700), 'O1')
  await input('price').fill('20')
  await expect.element(input('total')).toHaveTextContent('20.00')
  await expect.element(input('paid')).toHaveValue('7.00')
})

test('what is taken from another record is there once it is chosen, and goes with it', async () => {
  await open()
  await choose('shop', '柚见店')
  await expect.element(input('shop_name')).toHaveTextContent('柚见店')
})
