import { expect, go, test } from './fixtures'
import { pictureOf } from './pictureOf'

/* The editors: text is checked, shown without anything that could run, and kept while the operator is elsewhere. */

test('JSON is checked while one types, in the operator’s language, and formatted on demand', async ({
  page,
  context,
  platform,
}) => {
  await go(page, '/components/json-editor')
  const main = page.getByRole('main')
  const editor = main.getByRole('textbox', { name: 'JSON 内容' })
  const write = async (text: string) => {
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  await expect(main.getByText('JSON 格式正确，共 30 行')).toBeVisible()

  await write('{"a": [1,\n2,]}')
  await expect(main.getByText('第 2 行第 3 列：这里应为一个值')).toBeVisible()
  await expect(main.locator('.cm-lint-marker-error')).toBeVisible()
  await expect(main.getByRole('button', { name: '格式化' })).toBeDisabled()

  await write('{"long":12345678901234567890,"list":[1]}')
  await main.getByRole('button', { name: '格式化' }).click()
  await expect(main.locator('.cm-line')).toHaveText([
    '{',
    '  "long": 12345678901234567890,',
    '  "list": [',
    '    1',
    '  ]',
    '}',
  ])

  // What was written is there again, and can be undone.
  await go(page, '/components/markdown')
  await go(page, '/components/json-editor')
  await expect(main.locator('.cm-line').filter({ visible: true })).toHaveCount(6)
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor).toHaveText('{"long":12345678901234567890,"list":[1]}')
  // Keyboard users can get out again.
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()

  await context.addCookies([{ name: 'language', value: 'en', url: platform.url }])
  await page.goto('/components/json-editor')
  await page.getByRole('textbox', { name: 'JSON text' }).press('ControlOrMeta+a')
  await page.keyboard.insertText('[')
  await expect(page.getByText('Line 1, column 2: the text ends too early')).toBeVisible()
})

test('Markdown has a preview in which nothing runs, a toolbar, and gives its HTML', async ({ page }) => {
  await go(page, '/components/markdown')
  const part = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

  const beside = part('左右分栏')
  const preview = beside.getByRole('region', { name: '预览 · 左右分栏' })
  await expect(preview.getByRole('listitem')).toHaveCount(3)
  await beside.getByRole('textbox').press('ControlOrMeta+a')
  await page.keyboard.insertText('标题\n\n<img src=x><script>document.title=1</script>[甲](javascript:void)')
  await beside.getByRole('textbox').press('ControlOrMeta+Home')
  await beside.getByRole('button', { name: '标题' }).click()
  await expect(preview.getByRole('heading', { name: '标题' })).toBeVisible()
  await expect(preview.locator('img, script, [href]')).toHaveCount(0)

  const tabs = part('切换预览')
  await tabs.getByRole('tab', { name: '预览' }).click()
  await expect(tabs.getByRole('listitem')).toHaveCount(3)
  await expect(tabs.getByRole('textbox')).toBeHidden()

  const own = part('自定义工具栏')
  await expect(own.getByRole('toolbar').getByRole('button')).toHaveCount(3)
  await own.getByRole('textbox').press('ControlOrMeta+a')
  await page.keyboard.insertText('要点')
  await page.keyboard.press('ControlOrMeta+a')
  await own.getByRole('button', { name: '加粗' }).click()
  await own.getByRole('button', { name: '获取 HTML' }).click()
  await expect(own.getByRole('region', { name: 'HTML 结果' })).toHaveText('<p><strong>要点</strong></p>')
})

test('several pictures are uploaded into formatted text, and its preview shows them', async ({ page }) => {
  await go(page, '/components/tinymce')
  const main = page.getByRole('main')
  const preview = main.getByRole('region', { name: '实时预览' })
  await expect(preview.getByRole('heading', { name: '大促值班安排' })).toBeVisible()
  const editor = main.getByRole('textbox', { name: '正文' })
  await editor.press('ControlOrMeta+End')
  await page.keyboard.insertText('附图：')
  await expect(preview).toContainText('附图：')

  await main.getByRole('button', { name: '图片' }).click()
  const dialog = page.getByRole('dialog', { name: '上传图片' })
  await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled()
  await dialog
    .locator('input[type=file]')
    .setInputFiles([await pictureOf(page, '排班.png', 60, 40), await pictureOf(page, '流程.png', 50, 40)])
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(preview.getByRole('img', { name: '排班' })).toBeVisible()
  await expect(preview.getByRole('img', { name: '流程' })).toBeVisible()
  expect(
    await preview
      .getByRole('img')
      .evaluateAll((shown) => shown.map((one) => one instanceof HTMLImageElement && one.naturalWidth)),
  ).toEqual([60, 50])
  await expect(editor.getByRole('img')).toHaveCount(2)
})
