import type { Page } from '@playwright/test'
import { expect, go, test } from './fixtures'

/** The demo pages about the frame around them. */

const main = (page: Page) => page.getByRole('tabpanel').filter({ visible: true }).first()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()

test('the menu leads four levels down and out of the console, refusals have a way back, problems are told', async ({
  page,
  context,
  complaints,
}) => {
  const menu = page.getByRole('navigation', { name: '主导航' })
  const crumbs = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')

  await test.step('nested menus', async () => {
    for (const name of ['路由嵌套', '菜单 1', '菜单 1-2'])
      await menu.getByRole('button', { name, exact: true }).click()
    await menu.getByRole('link', { name: '菜单 1-2-2', exact: true }).click()
    await expect(page).toHaveURL(/\/nested\/menu1\/menu1-2\/menu1-2-2$/)
    await heading(page, '菜单 1-2-2')
    await expect(crumbs).toHaveText(['首页', '路由嵌套', '菜单 1', '菜单 1-2', '菜单 1-2-2'])
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveCount(3)
  })

  await test.step('the site outside', async () => {
    const outside = menu.getByRole('link', { name: '外链' })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', /noopener/)
  })

  await test.step('401 and 404 inside the frame', async () => {
    await go(page, '/error/404')
    await heading(page, '这一页飞走了')
    await go(page, '/error/401')
    await heading(page, '你没有权限去该页面')
    await page.getByRole('button', { name: '点我看图' }).click()
    const picture = page.getByRole('dialog', { name: '随便看看' })
    await expect(picture.getByRole('img', { name: '湖边的小山' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture).toBeHidden()
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await heading(page, '这一页飞走了')
    await page.goto('/error/401?noGoBack')
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('the error log', async () => {
    await go(page, '/error-log/log')
    await complaints.take("TypeError: Cannot read properties of null (reading 'title')")
    await complaints.take('ReferenceError: This part was drawn, and failed afterwards on purpose')
    await heading(page, '错误日志')
    await expect(page.getByRole('group', { name: '渲染时出错' })).toBeVisible()
    await page.getByRole('button', { name: /^错误日志（\d+ 条）$/ }).click()
    const log = page.getByRole('dialog', { name: '错误日志' })
    await expect(log.getByRole('row').filter({ hasText: '页面渲染' })).toHaveText([
      /ReferenceError: This part was drawn, and failed afterwards on purpose.*\/error-log\/log/,
      /TypeError: Cannot read properties of null \(reading 'title'\).*\/error-log\/log/,
    ])
    await log.getByRole('button', { name: '全部清空' }).click()
    await expect(log).toBeHidden()
    await expect(page.getByRole('button', { name: /^错误日志（/ })).toHaveCount(0)
    await page.getByRole('button', { name: '再出错一次' }).click()
    await expect(page.getByRole('button', { name: '错误日志（2 条）' })).toBeVisible()
  })

  await test.step('the documentation', async () => {
    await go(page, '/documentation/index')
    const table = page.getByRole('group', { name: '演示页面一览' }).getByRole('table')
    await expect(table.getByRole('row', { name: /图表/ }).last()).toContainText('resources/demo/')
    await expect(page.getByRole('button', { name: '下载接口文档' })).toBeVisible()
    await table.getByRole('link', { name: '路由嵌套' }).click()
    await heading(page, '菜单 1-1')
    await go(page, '/documentation/index')
    await main(page).getByRole('link', { name: '支付收款' }).click()
    await expect(page).toHaveURL(/\/docs\/pay$/)
  })

  expect(context.pages()).toHaveLength(1)
})

test('a second theme, the clipboard, the language, the profile', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('a theme inside the theme', async () => {
    await go(page, '/theme/index')
    const colour = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor)
    const before = [await colour('主要按钮'), await colour('危险按钮')]
    await page.getByRole('switch', { name: '换肤' }).check()
    await expect.poll(() => colour('主要按钮')).not.toBe(before[0])
    expect(await colour('危险按钮')).toBe(before[1])
    await page.getByRole('radio', { name: '备选项 B' }).check()
    await expect(page.getByRole('slider', { name: '滑块' })).toHaveValue('50')
    await page.getByRole('switch', { name: '换肤' }).uncheck()
    await expect.poll(() => colour('主要按钮')).toBe(before[0])
  })

  await test.step('copying', async () => {
    await go(page, '/clipboard/index')
    await page.getByRole('button', { name: '复制', exact: true }).click()
    await expect(page.getByText('已复制')).toBeVisible()
    expect(await copied()).toBe('开放平台控制台：一个声明，一个业务。')
    await page.getByRole('tab', { name: '通过组件' }).click()
    await page.getByRole('button', { name: '换成随机文本' }).click()
    await expect(page.getByLabel('要复制的文本', { exact: true })).toHaveValue(/^[A-Za-z0-9]{32}$/)
    await page.getByRole('button', { name: /^复制.*要复制的文本/ }).press('Enter')
    await expect.poll(copied).toMatch(/^[A-Za-z0-9]{32}$/)
  })

  await test.step('another language, at once', async () => {
    await go(page, '/i18n/index')
    await page.getByRole('combobox', { name: '选择器' }).click()
    await page.getByRole('option', { name: '二', exact: true }).click()
    await expect(page.getByText('2016-05-03，星期二')).toBeVisible()
    // It is chosen once the texts of the language are there.
    await page.getByRole('radio', { name: 'Español' }).click()
    await heading(page, 'Internacionalización')
    await expect(page.getByText('mar, 2016-05-03')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Selector' })).toHaveText('Dos')
    await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible()
    await page.getByRole('radio', { name: '中文' }).check()
    await heading(page, '国际化')
  })

  await test.step('the profile', async () => {
    await go(page, '/profile/index')
    const slides = page.getByRole('group', { name: '轮播图片' })
    // Nothing moves for users who prefer reduced motion.
    await expect(slides.getByRole('button', { name: '自动播放' })).toBeVisible()
    await slides.getByRole('button', { name: '下一张' }).click()
    await expect(slides.getByRole('img', { name: '正午的山' })).toBeVisible()
    await page.getByRole('tab', { name: '时间线' }).click()
    await expect(main(page).getByText('12分钟前')).toBeVisible()
    await page.getByRole('tab', { name: '账号' }).click()
    await page.getByLabel('邮箱').fill('nobody')
    await page.getByRole('button', { name: '更新', exact: true }).click()
    await expect(page.getByText('邮箱格式不正确')).toBeVisible()
    await page.getByLabel('邮箱').fill('somebody@example.com')
    await page.getByLabel('姓名').fill('小明')
    await page.getByRole('button', { name: '更新', exact: true }).click()
    await expect(page.getByText('用户信息已更新')).toBeVisible()
    await expect(page.getByText('小明', { exact: true })).toBeVisible()
    await expect(page.getByText('somebody@example.com')).toBeVisible()
  })
})

test('the tour goes through the frame by keyboard, and on a phone past what is not there', async ({
  page,
}) => {
  await go(page, '/guide/index')
  const start = page.getByRole('button', { name: '打开引导' })
  const stop = (name: string) => page.getByRole('dialog', { name })
  const hamburger = page.locator('#hamburger-container')
  await start.focus()
  await page.keyboard.press('Enter')

  await expect(stop('菜单开关')).toContainText('第 1 步，共 6 步')
  await expect(hamburger).toHaveAttribute('aria-controls', 'console-sidebar')
  for (const [key, name] of [
    ['ArrowRight', '面包屑'],
    ['Enter', '搜索页面和记录'],
    ['ArrowRight', '全屏'],
    ['ArrowLeft', '搜索页面和记录'],
    ['ArrowRight', '全屏'],
    ['ArrowRight', '布局大小'],
    ['ArrowRight', '标签栏'],
  ] as const) {
    // The next step begins once this one has its place.
    await expect(page.locator('.driver-popover-next-btn')).toBeFocused()
    await page.keyboard.press(key)
    await expect(stop(name)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: '完成' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stop('标签栏')).toBeHidden()
  await expect(start).toBeFocused()
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true')

  await page.setViewportSize({ width: 390, height: 844 })
  await start.click()
  await expect(stop('菜单开关')).toContainText('第 1 步，共 4 步')
  await page.getByRole('button', { name: '结束引导' }).click()
  await expect(stop('菜单开关')).toBeHidden()
})
