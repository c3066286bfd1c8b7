import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { ask } from './onPage'

/* Two people with one record open: nobody overwrites anybody unseen, and nothing typed is lost. */

interface Reply {
  readonly template_id: number
  readonly title: string
  readonly content: string
  readonly version: number
}

const replies = async (page: Page) =>
  (await ask<{ items: readonly Reply[] }>(page.context(), 'replytpllist?limit=100')).items

test('two people change one reply: what only one changed is kept, what both changed is asked, and the history tells who did what', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页')
  const [reply] = await replies(page)
  if (!reply) throw new Error('there are replies among the samples')
  const address = `/pay/replytemplate/${reply.template_id}`

  const other = await browser.newContext({ baseURL, storageState: await context.storageState() })
  const theirs = await other.newPage()
  const titleIn = (one: Page) => one.getByRole('textbox', { name: '标题' })
  const contentIn = (one: Page) => one.getByRole('textbox', { name: '回复内容' })
  const save = (one: Page) => one.getByRole('button', { name: '保存', exact: true })
  await page.goto(address)
  await theirs.goto(address)
  await expect(titleIn(page)).toHaveValue(reply.title)
  await expect(titleIn(theirs)).toHaveValue(reply.title)

  await titleIn(theirs).fill('他人的标题')
  await contentIn(theirs).fill('他人的内容')
  await save(theirs).click()
  await expect(theirs.getByText('修改成功')).toBeVisible()

  await contentIn(page).fill('我的内容')
  await save(page).click()
  const panel = page.getByRole('region', { name: '您编辑期间，该记录已被他人修改' })
  await expect(panel).toContainText('已采用他人的修改')
  await expect(page.getByText('数据已被他人修改，请刷新后重试')).toHaveCount(0)
  await expect(titleIn(page)).toHaveValue('他人的标题')
  await expect(contentIn(page)).toHaveValue('我的内容')
  await save(page).click()
  await expect(panel.getByText('请先选择：')).toBeVisible()
  expect((await replies(page)).find(({ template_id }) => template_id === reply.template_id)).toMatchObject({
    content: '他人的内容',
  })
  await panel.getByRole('radio', { name: /我的修改/ }).check()
  await save(page).click()
  await expect(page.getByText('修改成功')).toBeVisible()
  expect((await replies(page)).find(({ template_id }) => template_id === reply.template_id)).toMatchObject({
    title: '他人的标题',
    content: '我的内容',
    version: reply.version + 2,
  })

  await page.goto(`${address}/show`)
  await page.getByRole('tab', { name: '历史' }).click()
  const entries = page.getByRole('tabpanel', { name: '历史' }).getByRole('listitem')
  await expect(entries.filter({ hasText: '他人的内容' }).first()).toContainText('我的内容')
  await other.close()
})
