import readXlsx from 'read-excel-file/node'
import { expect, go, test } from './fixtures'

test('articles are looked for, ordered, made, changed, published, read about and exported by hand', async ({
  page,
}) => {
  await go(page, '/table/complex-table')
  const main = page.getByRole('main')
  const search = main.getByRole('search', { name: '筛选' })
  const table = main.getByRole('table', { name: '综合表格' })
  const row = (number: number) => table.getByRole('row').nth(number)
  const ids = () => table.getByRole('rowheader').allInnerTexts()
  const dialog = page.getByRole('dialog')
  const choose = async (name: string, option: string) => {
    await search.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await expect(table.getByRole('rowheader')).toHaveCount(20)
  await expect(main.getByText('共 100 条')).toBeVisible()

  await test.step('next page, another size, and a page by its number', async () => {
    await main.getByRole('button', { name: '下一页' }).click()
    await expect(row(1).getByRole('rowheader')).toHaveText('21')
    await main.getByRole('combobox', { name: '每页条数' }).selectOption('10')
    await expect(table.getByRole('rowheader')).toHaveCount(10)
    await main.getByRole('textbox', { name: '跳至' }).fill('10')
    await page.keyboard.press('Enter')
    await expect(row(1).getByRole('rowheader')).toHaveText('91')
  })
  await test.step('the head of a column and the choice of an order say the same', async () => {
    await table.getByRole('button', { name: '序号' }).click()
    await expect(row(1).getByRole('rowheader')).toHaveText('100')
    await expect(search.getByRole('combobox', { name: '排序' })).toHaveText('按序号降序')
    await expect(table.getByRole('columnheader', { name: '序号' })).toHaveAttribute('aria-sort', 'descending')
    await choose('排序', '按序号升序')
    await expect(row(1).getByRole('rowheader')).toHaveText('1')
    await expect(table.getByRole('columnheader', { name: '序号' })).toHaveAttribute('aria-sort', 'ascending')
  })
  await test.step('filters', async () => {
    await choose('重要性', '3 颗星')
    await search.getByRole('button', { name: '查询' }).click()
    await expect(main.getByText('共 100 条')).toHaveCount(0)
    for (const stars of await table.getByRole('img').all()) await expect(stars).toHaveAccessibleName('3 颗星')
    await search.getByRole('textbox', { name: '标题' }).fill('没有这样的标题')
    await page.keyboard.press('Enter')
    await expect(main.getByText('没有符合条件的文章')).toBeVisible()
    await main.getByRole('button', { name: '清除条件' }).click()
    await expect(main.getByText('共 100 条')).toBeVisible()
    await expect(search.getByRole('textbox', { name: '标题' })).toHaveValue('')
    await search.getByRole('checkbox', { name: '审核人' }).check()
    await expect(table.getByRole('columnheader', { name: '审核人' })).toBeVisible()
  })
  await test.step('one is made', async () => {
    await search.getByRole('button', { name: '新增' }).click()
    await dialog.getByRole('button', { name: '确定' }).click()
    const title = dialog.getByRole('textbox', { name: '标题' })
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    await title.fill('双十一值班安排')
    await dialog.getByRole('textbox', { name: '时间' }).fill('2026-11-11 08:30:00')
    await dialog.getByRole('radio', { name: '1 颗星' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('textbox', { name: '点评' }).fill('请尽快发布')
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('创建成功')).toBeVisible()
    await choose('排序', '按序号降序')
    await expect(row(1)).toContainText('双十一值班安排')
    await expect(row(1)).toContainText('2026-11-11 08:30')
    await expect(row(1)).toContainText('已发布')
    await expect(row(1).getByRole('img')).toHaveAccessibleName('3 颗星')
  })
  await test.step('it is changed, and typed things are not given up without a question', async () => {
    await row(1).getByRole('button', { name: '双十一值班安排', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: '点评' })).toHaveValue('请尽快发布')
    await dialog.getByRole('textbox', { name: '标题' }).fill('双十二值班安排')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: '继续编辑' }).click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('更新成功')).toBeVisible()
    await expect(row(1)).toContainText('双十二值班安排')
  })
  await test.step('its state is kept', async () => {
    for (const [action, state] of [
      ['删除', '已删除'],
      ['草稿', '草稿'],
      ['发布', '已发布'],
    ] as const) {
      const button = row(1).getByRole('button', { name: `${action}：双十二值班安排` })
      await button.click()
      await expect(row(1).getByText(state, { exact: true }).and(row(1).locator('td > span'))).toBeVisible()
    }
    await expect(page.getByText('操作成功').first()).toBeVisible()
  })
  await test.step('where it is read', async () => {
    await choose('排序', '按序号升序')
    await expect(row(1).getByRole('rowheader')).toHaveText('1')
    await table
      .getByRole('button', { name: /^阅读数/ })
      .first()
      .click()
    await expect(dialog.getByRole('row')).toHaveText([/渠道/, /PC/, /mobile/, /ios/, /android/])
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the page is exported', async () => {
    const titles = await table.getByRole('row').locator('td:nth-child(3) button').allInnerTexts()
    const download = page.waitForEvent('download')
    await search.getByRole('button', { name: '导出' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^文章_\d{8}-\d{6}\.xlsx$/)
    const [sheet] = await readXlsx(await file.path())
    const [head, ...rows] = sheet?.data ?? []
    expect(head).toEqual(['创建时间', '标题', '地区', '重要性', '状态'])
    expect(rows.map((cells) => cells[1])).toEqual(titles)
    expect((await ids()).length).toBe(rows.length)
  })
  await test.step('a page that does not come is said, and asked for again', async () => {
    const refused = '系统繁忙，请稍后再试'
    await page.route('**/api/article/list*', (route) =>
      route.fulfill({ json: { code: 10000, message: refused, data: null } }),
    )
    await search.getByRole('button', { name: '查询' }).click()
    await expect(main.getByRole('alert')).toContainText(refused)
    await expect(row(1).getByRole('rowheader')).toHaveText('1')
    await main.getByRole('button', { name: '下一页' }).click()
    await expect(main.getByRole('alert')).toContainText('文章没有加载成功')
    await page.unroute('**/api/article/list*')
    await main.getByRole('button', { name: '重试' }).click()
    await expect(row(1).getByRole('rowheader')).toHaveText('11')
  })
})

test('titles are edited in their rows, columns are chosen, and tabs are kept', async ({ page }) => {
  const main = page.getByRole('main')

  await test.step('a title is given up, and kept', async () => {
    await go(page, '/table/inline-edit-table')
    const table = main.getByRole('table', { name: '表格内编辑' })
    const row = table.getByRole('row').nth(1)
    const input = row.getByRole('textbox', { name: '标题' })
    const edit = row.getByRole('button', { name: /^编辑/ })
    await edit.click()
    const before = await input.inputValue()
    await input.fill('改过的标题')
    await page.keyboard.press('Escape')
    await expect(page.getByText('标题已恢复为原来的内容')).toBeVisible()
    await expect(row).toContainText(before)
    await expect(edit).toBeFocused()
    await page.keyboard.press('Enter')
    await input.fill(' ')
    await expect(row.getByRole('button', { name: /^确定/ })).toBeDisabled()
    await input.fill('改过的标题')
    await page.keyboard.press('Enter')
    await expect(page.getByText('标题已修改')).toBeVisible()
    await expect(row).toContainText('改过的标题')
    await expect(edit).toBeFocused()
  })
  await test.step('columns stand in their order, or in that of the clicks', async () => {
    await go(page, '/table/dynamic-table')
    for (const [name, heads] of [
      ['固定表头，按照表头顺序排序', ['水果篮', '香蕉', '橙子']],
      ['不固定表头，按照点击顺序排序', ['水果篮', '香蕉', '橙子', '苹果']],
    ] as const) {
      const part = main.getByRole('region', { name }).first()
      await part.getByRole('checkbox', { name: '橙子' }).check()
      await part.getByRole('checkbox', { name: '苹果' }).uncheck()
      if (heads.length === 4) await part.getByRole('checkbox', { name: '苹果' }).check()
      await expect(part.getByRole('columnheader')).toHaveText([...heads])
    }
  })
  await test.step('each tab loads once and stands in the address', async () => {
    await go(page, '/tab/index')
    const tab = (name: string) => main.getByRole('tab', { name, exact: true })
    const rows = main.getByRole('rowheader')
    for (const [name, key, times] of [
      ['美国', 'US', 2],
      ['日本', 'JP', 3],
      ['欧元区', 'EU', 4],
      ['中国', 'CN', 4],
      ['日本', 'JP', 4],
    ] as const) {
      await tab(name).click()
      await expect(page).toHaveURL(new RegExp(`/tab/index\\?tab=${key}$`))
      await expect(main.getByText(`已加载 ${times} 次`)).toBeVisible()
      await expect(rows).toHaveCount(5)
    }
    await page.goBack()
    await expect(tab('中国')).toHaveAttribute('aria-selected', 'true')
  })
})
