import { expect, go, test } from './fixtures'

test('charts are read by keyboard and as tables, zoomed, and fit their place', async ({ page }) => {
  const figure = page.getByRole('figure')
  const drawing = figure.locator('.MuiChartsSvgLayer-root')

  await test.step('the keys', async () => {
    await go(page, '/charts/keyboard')
    await expect(page.getByRole('heading', { level: 1, name: '键盘图表' })).toBeVisible()
    await expect(figure).toHaveAccessibleName(/前排：合计 .*；最高 .*后排：合计 /)
    await expect(figure.getByText('后排', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: '图表' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(figure.getByRole('img', { name: '0，后排：0' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(figure.getByRole('img', { name: '1，后排：6.58' })).toBeFocused()
    await page.getByRole('radio', { name: '表格' }).check()
    await expect(page.getByRole('table', { name: '键盘图表' }).getByRole('row')).toHaveCount(51)
  })

  await test.step('the lines', async () => {
    await go(page, '/charts/line')
    await expect(figure).toHaveAccessibleName(/^请求量 华东：/)
    for (const region of ['华东', '华南', '华北'])
      await expect(figure.getByText(region, { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: '表格' }).check()
    const latest = page.getByRole('table', { name: '请求量' }).getByRole('row').nth(1)
    await expect(latest).toHaveText(/13:55\s*122%\s*150%\s*122%/)
  })

  await test.step('the months that a slider chooses', async () => {
    await go(page, '/charts/mixchart')
    const shown = page.getByRole('status', { name: '显示范围' })
    await expect(shown).toHaveText('2月 至 10月')
    await expect(figure.getByText('5.2k', { exact: true })).toBeVisible()
    const from = page.getByRole('slider', { name: '显示范围 · 起' })
    await expect(from).toHaveAttribute('aria-valuetext', '10%, 2月')
    await from.focus()
    await page.keyboard.press('Home')
    await expect(shown).toHaveText('1月 至 10月')
    await page.getByRole('slider', { name: '显示范围 · 止' }).focus()
    await page.keyboard.press('End')
    await expect(shown).toHaveText('1月 至 12月')
    await page.getByRole('radio', { name: '表格' }).check()
    const rows = page.getByRole('table', { name: '访客统计' }).getByRole('row')
    await expect(rows).toHaveCount(13)
    await expect(rows.nth(9)).toHaveText(/9月\s*5,208\s*1,001\s*6,209/)
    await page.getByRole('radio', { name: '图表' }).check()
  })

  await test.step('it follows its place, also from behind another page', async () => {
    const fits = () =>
      expect
        .poll(async () => {
          const [inner, outer] = [await drawing.boundingBox(), await figure.boundingBox()]
          return inner && outer ? Math.abs(inner.width - outer.width) : undefined
        })
        .toBeLessThan(2)
    await fits()
    const before = (await drawing.boundingBox())?.width ?? 0
    await page.getByRole('button', { name: '收起侧边栏' }).click()
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(before)
    await fits()
    await go(page, '/theme/index')
    await page.getByRole('button', { name: '展开侧边栏' }).click()
    await go(page, '/charts/mixchart')
    await fits()
    await expect
      .poll(async () => Math.round((await drawing.boundingBox())?.width ?? 0))
      .toBe(Math.round(before))
  })
})
