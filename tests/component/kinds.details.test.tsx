import type { RaRecord } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { boolean, code, files, image, l, list, money, object, reference } from '@/declaration'
import { KindCell, KindField } from '@/screens/kinds/KindCell'
import { shops, show } from './kinds.fixture'
import { link, visible } from './onPage'

const label = l('名称', 'Name', 'Nombre')
const record: RaRecord = { id: 1 }

const field = reference({ label, to: 'shop' })

it('a reference is shown by the other record’s title, all of a page in one call, and leads there', async () => {
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
  const field = list({
    label: l('退款记录', 'Refunds', 'Reembolsos'),
    fields: {
      no: code({ label: l('退款单号', 'No.', 'N.º') }),
      fee: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen' }),
    },
  })
  await show(
    <KindField
      field={field}
      name="refunds"
      value={[{ no: 'R1', fee: 1200 }, { no: 'R2' }]}
      record={record}
    />,
  )
  await visible(page.getByRole('region', { name: '退款记录' }))
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual(['退款单号金额', 'R1¥ 12.00', 'R2—无'])
})

it('in a detail an object is its parts by name', async () => {
  const field = object({
    label,
    fields: {
      on: boolean({ label: l('启用', 'On', 'Activo') }),
      cap: money({ label: l('限额', 'Cap', 'Límite'), unit: 'li' }),
    },
  })
  const { screen } = await show(
    <KindField field={field} name="o" value={{ on: true, cap: 1500 }} record={record} />,
  )
  const terms = [...screen.container.querySelectorAll('dt, dd')].map((one) =>
    one.textContent?.replaceAll('\u00a0', ' '),
  )
  expect(terms).toEqual(['启用', '是', '限额', '¥ 1.500'])
})

it('in a detail files are links by their names, where their addresses are safe', async () => {
  const value = [
    { file_id: '1', name: '执照.png', url: 'https://files.example.com/1.png' },
    { file_id: '2', name: '证明.pdf', url: '/api/user/file?id=2' },
    { file_id: '3', name: '恶意', url: 'javascript:alert(1)' },
    { file_id: '4', name: '别处', url: '//other.example.com/1' },
  ]
  await show(<KindField field={files({ label })} name="f" value={value} record={record} />)
  await expect.element(link('执照.png')).toHaveAttribute('href', 'https://files.example.com/1.png')
  await expect.element(link('证明.pdf')).toHaveAttribute('href', '/api/user/file?id=2')
  await visible('恶意')
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

it('in a detail a picture that does not come says so', async () => {
  await show(
    <KindField field={image({ label })} name="i" value="data:image/png;base64,AAAA" record={record} />,
  )
  await visible('图片加载失败')
})
