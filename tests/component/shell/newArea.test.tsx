import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { money, text } from '@/declaration'
import { l } from '@/declaration/label'
import NewAreaPage from '@/shell/developer/NewAreaPage'
import { behindFetch } from '../behindFetch'
import { button, cellsOf, link, texts, visible } from '../onPage'
import { violations } from '../violations'
import { renderInFrame } from './openNavbar'

beforeEach(() => sessionStorage.clear())

const plan = {
  file: 'resources/pay/coupon/coupon.area.ts',
  path: '/pay/coupon',
  source: 'export default defineResource({})',
  declaration: {
    fields: {
      name: text({ label: l('名称', 'Name', 'Nombre') }),
      amount_fen: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen' }),
    },
    list: { columns: ['name', 'amount_fen'] },
  },
  unwritten: [15],
  isWritten: false,
  fields: ['name', 'amount_fen'],
  doubts: ['state: seen in 2 rows'],
  rows: [{ name: '满100减10', amount_fen: 1000 }],
}

const mistaken = { error: 'the path "/fee" is taken; choose another with --path', about: 'path' }

/** The development server. */
const serve = () =>
  behindFetch(({ body }) => {
    if (!('path' in body)) return Response.json({ token: 't' })
    if (body.path === '/fee') return Response.json(mistaken)
    return Response.json(body.write ? { ...plan, isWritten: true } : plan)
  })

const sample = () => page.getByLabelText('样本：JSON 或 CSV')
const path = () => page.getByLabelText('页面路径')

const fill = async () => {
  await sample().fill('[{"name": "满100减10", "amount_fen": 1000}]')
  await path().fill('/pay/coupon')
}

it('shows what a sample comes to: doubts, the list and the file', async () => {
  serve()
  await renderInFrame(
    <main>
      <NewAreaPage />
    </main>,
  )
  await visible(page.getByText('填写来源和页面路径后'))
  await fill()
  await visible(page.getByRole('heading', { name: plan.file }))
  await visible(page.getByText('state: seen in 2 rows'))
  await visible(page.getByText('有 1 个标题待补写（第 15 行）'))
  expect(texts(page.getByRole('columnheader'))).toEqual(['名称', '金额'])
  expect(cellsOf('列表预览').flat()).toEqual(['满100减10', '¥\u00a010.00'])
  expect(await violations()).toEqual([])
})

it('writes the file when it is told to, and leads to its list', async () => {
  const calls = serve()
  await renderInFrame(<NewAreaPage />)
  await fill()
  await visible(button('写入文件'))
  expect(calls.some(({ body }) => body.write)).toBe(false)
  await button('写入文件').click()
  await visible(page.getByText(`已写入 ${plan.file}`))
  await expect.element(link('打开列表')).toHaveAttribute('href', '/pay/coupon')
  expect(calls.filter(({ body }) => body.write)).toHaveLength(1)
})

it('says a mistake beside what caused it, and keeps what is typed', async () => {
  serve()
  const { screen } = await renderInFrame(<NewAreaPage />)
  await fill()
  await path().fill('/fee')
  await expect.element(path()).toHaveAccessibleDescription(mistaken.error)
  await expect.element(path()).toBeInvalid()
  await visible(page.getByText('请先改正标红的内容。'))
  await screen.unmount()
  await renderInFrame(<NewAreaPage />)
  await expect.element(path()).toHaveValue('/fee')
})
