import type { Page } from '@playwright/test'
import { expect, go, test } from './fixtures'

/** Scrolls the current page, like a wheel over it. */
const scroll = async (page: Page, by: number) => {
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, by)
}

/** How far something is below the page's upper edge, px. */
const below = async (page: Page, selector: ReturnType<Page['locator']>) => {
  const pane = await page.getByRole('tabpanel').filter({ visible: true }).boundingBox()
  const box = await selector.boundingBox()
  return Math.round((box?.y ?? Number.NaN) - (pane?.y ?? Number.NaN))
}

test('panes are resized by keyboard and by mouse', async ({ page }) => {
  await go(page, '/components/splitpane')
  const pane = (name: string) => page.getByRole('region', { name, exact: true })
  const across = page.getByRole('separator', { name: '左右之间的分隔条' })
  const down = page.getByRole('separator', { name: '上下之间的分隔条' })
  await expect(pane('左')).toContainText('宽 50%')

  await across.focus()
  await page.keyboard.press('ArrowRight')
  await expect(pane('左')).toContainText('宽 55%')
  await expect(pane('右上')).toContainText('宽 45%')
  await page.keyboard.press('Home')
  await expect(pane('左')).toContainText('宽 20%')
  await down.focus()
  await page.keyboard.press('ArrowUp')
  await expect(pane('右下')).toContainText('高 55%')

  const box = await across.boundingBox()
  const grip = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 100 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 400, grip.y, { steps: 5 })
  await page.mouse.up()
  await expect(pane('左')).not.toContainText('宽 20%')
  expect(Math.round((await across.boundingBox())?.x ?? 0)).toBeCloseTo((box?.x ?? 0) + 400, -1)

  await page.getByRole('button', { name: '恢复默认大小' }).click()
  await expect(pane('左')).toContainText('宽 50%')
  await expect(pane('右下')).toContainText('高 50%')
})

test('what is sticky stays, and there is a way back to the top', async ({ page }) => {
  await test.step('a toolbar at the top, and a button further down', async () => {
    await go(page, '/components/sticky')
    const bar = page.getByRole('form', { name: '发布设置' })
    const button = page.getByRole('button', { name: '停在 200 像素处' })
    expect(await below(page, bar)).toBeGreaterThan(50)
    await scroll(page, 900)
    await expect.poll(() => below(page, button)).toBe(200)
    expect(await below(page, bar)).toBeLessThan(12)
    await scroll(page, 300)
    await expect.poll(() => below(page, page.getByText('第 1 行').first())).toBeLessThan(-900)
    expect(await below(page, button)).toBe(200)
    expect(await below(page, bar)).toBeLessThan(12)

    await bar.getByRole('button', { name: '平台（1）' }).click()
    await page.getByRole('menuitemcheckbox', { name: '平台乙' }).click()
    await page.keyboard.press('Escape')
    const time = bar.getByRole('textbox', { name: '发布时间' })
    await time.fill('tomorrow')
    await expect(bar).toContainText('请按 YYYY-MM-DD HH:mm:ss 填写')
    await time.fill('2026-12-01 08:00:00')
    await bar.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText('已发布到：平台甲、平台乙')).toBeVisible()
  })

  await test.step('a button that leads back to the top, also with the keyboard', async () => {
    await go(page, '/components/back-to-top')
    const back = page.getByRole('button', { name: '返回顶部', exact: true })
    const heading = page.getByRole('heading', { name: '返回顶部', level: 1 })
    const away = async () => {
      await scroll(page, 250)
      await expect.poll(() => below(page, heading)).toBeLessThan(-200)
      await expect(back).toBeHidden()
      await scroll(page, 400)
      await expect(back).toBeVisible()
    }
    await expect(heading).toBeVisible()
    await away()
    await back.click()
    await expect.poll(() => below(page, heading)).toBeGreaterThan(0)
    await expect(back).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await away()
    await back.hover()
    await expect(page.getByRole('tooltip')).toHaveText('返回顶部')
    await back.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => below(page, heading)).toBeGreaterThan(0)
    await expect(back).toBeHidden()
  })
})

test('a number counts to its end, and small widgets work', async ({ page }) => {
  await test.step('at once where little shall move, else with a pause', async () => {
    await go(page, '/components/count-to')
    const number = page.getByRole('status', { name: '数字' })
    const start = page.getByRole('button', { name: '开始', exact: true })
    await expect(number).toHaveText('¥ 0 rmb')
    await start.click()
    await expect(number).toHaveText('¥ 2,017 rmb')
    const decimals = page.getByRole('textbox', { name: '小数位数' })
    await decimals.fill('21')
    await expect(decimals).toHaveAccessibleDescription('小数位数须为 0 到 20 的整数')
    await expect(start).toBeDisabled()
    await decimals.fill('2')
    await expect(page.getByRole('region', { name: '代码' })).toContainText('decimalPlaces: 2')

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const duration = page.getByRole('textbox', { name: '时长' })
    await duration.fill('600000')
    await start.click()
    await expect(number).not.toHaveText('¥ 0.00 rmb')
    await page.getByRole('button', { name: '暂停' }).click()
    const paused = await number.innerText()
    await page.getByRole('button', { name: '继续' }).click()
    await expect(number).not.toHaveText(paused)
    await duration.fill('')
    await start.click()
    await expect(number).toHaveText('¥ 2,017.00 rmb')
    await expect(page.getByRole('button', { name: '暂停' })).toBeDisabled()
  })

  await test.step('a field of six characters, articles that unfold, a coloured way', async () => {
    await go(page, '/components/mixin')
    const title = page.getByRole('textbox', { name: '标题' })
    await title.fill('五个字符呀')
    await expect(title).toHaveAccessibleDescription('请输入六个字符')
    await title.fill('这是六个字符')
    await expect(title).toHaveAccessibleDescription('')
    await page.getByRole('button', { name: '系列文章' }).click()
    const first = page.getByRole('listitem').getByRole('link', { name: '接入指南' }).first()
    await expect(first).toHaveAttribute('href', '/example/list/1/show')
    await first.click()
    await expect(page.getByText('淘宝订单接入指南').filter({ visible: true }).first()).toBeVisible()
    await go(page, '/components/mixin')
    await page.getByRole('link', { name: '图标', exact: true }).filter({ visible: true }).last().click()
    await expect(page).toHaveURL(/\/icon\/index$/)
  })
})
