import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { inDevelopment, linesOf } from './inDevelopment'
import { heading, main, rows } from './onPage'

/*
 * A developer changes a declaration on its own screen, and sees the change in the file: only the line that says it differs.
 */

const file = 'resources/pay/replyTemplate/replyTemplate.area.ts'

const heads = (page: Page): Locator => page.getByRole('columnheader')
const panel = (page: Page): Locator => page.getByRole('complementary', { name: '编辑声明' })

/** Opens the panel at what is explained. */
const edit = async (page: Page, explained: Locator): Promise<Locator> => {
  // The listener for Alt is fetched at idle, in development one module after the other.
  await expect(async () => {
    await explained.click({ modifiers: ['Alt'] })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('dialog').getByRole('button', { name: '编辑声明' }).click()
  await expect(panel(page).getByRole('heading', { name: '编辑声明' })).toBeFocused()
  return panel(page)
}

const write = async (page: Page, outcome: RegExp) => {
  await panel(page).getByRole('button', { name: '写入源码' }).click()
  await expect(panel(page).getByRole('status', { name: '结果' })).toHaveText(outcome)
}

/** The lines that have changed or moved. */
const changed = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((line, index) => line !== before[index])

test.use(inDevelopment)

test('a label, the columns and a new field are edited beside the list, and written into the file', async ({
  page,
}) => {
  // For the first page, the server prepares everything that it imports.
  test.setTimeout(300_000)
  await signIn(page)
  await page.goto('/pay/replytemplate')
  await expect(heads(page)).toHaveText(['', '标题', '回复内容', '适用问题', '更新时间', '操作'])
  const before = await linesOf(file)

  await test.step('a label shows at once, and is written as one line', async () => {
    const editing = await edit(page, heads(page).filter({ hasText: '适用问题' }))
    const label = editing.getByRole('group', { name: '适用问题' }).getByLabel('中文')
    await label.fill('')
    await write(page, /^replyTemplate: fields\.problem_type\.label has no text in "zh"/)
    expect(await linesOf(file)).toEqual(before)
    await editing.getByLabel('中文').first().fill('用于')
    await expect(heads(page)).toHaveText(['', '标题', '回复内容', '用于', '更新时间', '操作'])
    await write(page, /^已写入 resources\/pay\/replyTemplate\/replyTemplate\.area\.ts:\d+$/)
    const after = await linesOf(file)
    expect(changed(before, after)).toEqual(["      label: l('用于', 'Problem type', 'Tipo de problema'),"])
    expect(after).toHaveLength(before.length)
  })

  const labelled = await linesOf(file)
  await test.step('columns change places by the keyboard, and are taken back', async () => {
    await expect(heads(page)).toHaveText(['', '标题', '回复内容', '用于', '更新时间', '操作'])
    await panel(page).getByText('列', { exact: true }).click()
    const column = panel(page).getByRole('listitem').filter({ hasText: '用于' }).last()
    await column.getByRole('button', { name: '移动“用于”' }).press('ArrowUp')
    await expect(heads(page)).toHaveText(['', '标题', '用于', '回复内容', '更新时间', '操作'])
    await panel(page)
      .getByRole('button', { name: /^撤回：list\.columns/ })
      .click()
    await expect(heads(page)).toHaveText(['', '标题', '回复内容', '用于', '更新时间', '操作'])
    await column.getByRole('button', { name: '移动“用于”' }).press('ArrowUp')
    await panel(page).getByLabel('“创建时间”列').selectOption('显示')
    await write(page, /^已写入 .*:\d+$/)
    expect(changed(labelled, await linesOf(file))).toEqual([
      "    columns: ['title', 'problem_type', 'content', 'update_time', 'create_time'],",
      ...labelled.slice(labelled.findIndex((line) => line.includes('moreColumns')) + 1),
    ])
  })

  const arranged = await linesOf(file)
  await test.step('a new field has a column, an input, and a place on the platform', async () => {
    await expect(heads(page)).toHaveText(['', '标题', '用于', '回复内容', '更新时间', '创建时间', '操作'])
    const fields = panel(page).locator('details', { hasText: '添加字段' })
    await fields.getByLabel('标识').fill('title')
    await fields.getByRole('button', { name: '添加字段' }).click()
    await expect(fields.getByRole('alert')).toHaveText('此标识已使用')
    await fields.getByLabel('标识').fill('author')
    const label = fields.getByRole('group', { name: '名称', exact: true })
    for (const [locale, text] of Object.entries({ 中文: '作者', 英文: 'Author', 西班牙文: 'Autor' }))
      await label.getByLabel(locale).fill(text)
    await fields.getByRole('button', { name: '添加字段' }).click()
    await panel(page).getByLabel('“作者”列').selectOption('显示')
    const form = panel(page)
      .locator('details', { has: page.getByText('表单', { exact: true }) })
      .last()
    await form.locator('summary').click()
    await form.getByRole('combobox', { name: '添加' }).selectOption('作者')
    await form.getByRole('button', { name: '添加', exact: true }).click()
    await write(page, /^已写入/)
    expect((await linesOf(file)).join('\n')).toContain(
      "author: text({ label: l('作者', 'Author', 'Autor') }),",
    )
    await expect(heads(page).filter({ hasText: '作者' })).toBeVisible()
    await panel(page).getByRole('button', { name: '关闭' }).click()
    await main(page).getByRole('button', { name: '新建回复模板' }).click()
    const asked = main(page)
    await expect(heading(page)).toHaveText('新建回复模板')
    await asked.getByRole('textbox', { name: /^标题/ }).fill('作者是谁')
    await asked.getByRole('textbox', { name: /^回复内容/ }).fill('您好')
    await asked.getByRole('textbox', { name: /^作者/ }).fill('林青')
    await asked.getByRole('button', { name: '创建', exact: true }).click()
    await expect(rows(page).filter({ hasText: '作者是谁' })).toContainText('林青')
  })

  await test.step('it is taken out of every list that names it, and of the file', async () => {
    await edit(page, heads(page).filter({ hasText: '作者' }))
    await panel(page).getByRole('button', { name: '移除“作者”' }).first().click()
    await expect(heads(page)).toHaveText(['', '标题', '用于', '回复内容', '更新时间', '创建时间', '操作'])
    await write(page, /^已写入/)
    expect(await linesOf(file)).toEqual(arranged)
  })
})
