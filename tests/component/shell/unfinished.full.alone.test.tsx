import type { GetManyParams } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Label, l } from '@/declaration'
import type { Draft } from '@/platform/drafts/draft'
import { resourceScreens } from '@/screens'
import {
  foundByALaterVisit,
  keptTexts,
  leftByAnEarlierVisit,
  offer,
  reload,
  signInWithDrafts,
} from '../drafts.fixture'
import {
  absent,
  accountMenu,
  bar,
  button,
  dialog,
  focus,
  grid,
  question,
  subject,
  tick,
  toasts,
  visible,
} from '../onPage'
import { violations } from '../violations'
import { openConsole } from './openConsole'
import { entry, menuGroups, resources, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
beforeEach(signInWithDrafts)

const getMany = vi.fn(async (_: string, { ids }: GetManyParams) => ({
  data: ids.map((id) => ({ id, no: id, name: `${String(id).slice(1)}号店` })),
}))

const open = (at: string) =>
  openConsole({
    at,
    screensOf: resourceScreens,
    resources,
    menuGroups,
    dataProvider: { ...platform.dataProvider, getMany: getMany as never },
  })

const letter: Label = l('信件', 'Letters', 'Cartas')
const unfinished = (title: string, place: Partial<Draft['place']> = {}): Draft => ({
  place: { key: `record demo/letter L1`, kind: 'edit', about: letter, to: '/demo/letter/L1', ...place },
  title,
  base: { subject: '第1封信' },
  mine: { subject: title },
  labels: { subject: l('主题', 'Subject', 'Asunto') },
  hash: 0,
  tooLong: [],
})

const giveUp = async () => {
  focus(page.getByRole('tab', { name: '编辑信件 - 第1封信' }))
  await userEvent.keyboard('{Delete}')
  await question().getByRole('button', { name: '放弃修改' }).click()
}

it('what is given up with its tab can be had back for a moment: where it was typed, as an offer', async () => {
  const { path } = await open('/demo/letter/L1')
  await subject().fill('草稿')
  await giveUp()
  await expect.poll(keptTexts).toEqual([])
  await toasts().getByRole('button', { name: '撤销' }).click()
  await expect.poll(path).toBe('/demo/letter/L1')
  await expect.element(subject()).toHaveValue('第1封信')
  await visible(offer())
  await button('恢复').click()
  await expect.element(subject()).toHaveValue('草稿')
})

it('what stands behind another tab is kept as well, and is not offered to itself', async () => {
  await open('/demo/letter/L1')
  await subject().fill('草稿')
  await entry('店铺').click()
  await visible(grid())
  await page.getByRole('tab', { name: /编辑信件/ }).click()
  await expect.element(subject()).toHaveValue('草稿')
  await absent(offer())
  await entry('店铺').click()
  await reload()
  expect(await foundByALaterVisit()).toEqual([{ subject: '草稿' }])
})

it('signing out keeps what was typed', async () => {
  await open('/demo/letter/L1')
  await subject().fill('草稿')
  await visible(page.getByTitle('未保存', { exact: true }))
  await accountMenu().click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await question().getByRole('button', { name: '放弃修改' }).click()
  await reload()
  expect(await foundByALaterVisit()).toEqual([{ subject: '草稿' }])
})

it('the start of the console tells once of what an earlier visit left, and leads there', async () => {
  await leftByAnEarlierVisit(unfinished('草稿'))
  const { path } = await open('/demo/shop')
  await visible('有未完成的填写：编辑信件 - 草稿')
  expect(path()).toBe('/demo/shop')
  await button('继续').click()
  await expect.poll(path).toBe('/demo/letter/L1')
  await visible(offer())
  await reload()
  await open('/demo/shop')
  await accountMenu().click()
  await visible(page.getByRole('menuitem', { name: '未完成的填写' }))
  await absent('有未完成的填写：编辑信件 - 草稿')
})

it('the account menu lists all that is unfinished, each of which can be gone on with or discarded', async () => {
  await leftByAnEarlierVisit(unfinished('草稿'))
  await leftByAnEarlierVisit(
    unfinished('', {
      key: 'new demo/shop',
      kind: 'new',
      about: l('店铺', 'Shop', 'Tienda'),
      to: '/demo/shop/create',
    }),
  )
  const { path } = await open('/demo/shop')
  await accountMenu().click()
  await page.getByRole('menuitem', { name: '未完成的填写' }).click()
  const list = dialog().getByRole('list', { name: '未完成的填写' })
  await expect.element(list.getByRole('listitem').nth(1)).toBeVisible()
  await expect.element(list).toHaveTextContent('编辑信件 - 草稿不到一分钟前')
  expect(await violations()).toEqual([])
  await button('放弃：编辑信件 - 草稿').click()
  await absent(button('放弃：编辑信件 - 草稿'))
  await button('继续：新建店铺').click()
  await expect.poll(path).toBe('/demo/shop/create')
})

it('a question about ticked records is asked again, and they are ticked again', async () => {
  await open('/demo/shop')
  for (const name of ['1号店', '2号店']) await tick(name).click()
  await bar().getByRole('button', { name: '暂停营业' }).click()
  await page.getByLabelText('暂停原因').fill('盘点')
  await reload()
  await open('/demo/letter')
  await accountMenu().click()
  await page.getByRole('menuitem', { name: '未完成的填写' }).click()
  await button(/^继续：暂停营业/).click()
  await visible(page.getByRole('dialog', { name: '暂停营业（2 条）' }))
  await expect.element(offer()).toHaveTextContent('当时针对 2 条记录')
  await button('恢复').click()
  await expect.element(page.getByLabelText('暂停原因')).toHaveValue('盘点')
  await button(/^暂停营业（2 条）/).click()
  await expect.poll(() => platform.act.mock.calls[0]?.[1].records.map(({ id }) => id)).toEqual(['S1', 'S2'])
  await reload()
  expect(await keptTexts()).toEqual([])
})
