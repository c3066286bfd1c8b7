import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isFullRun } from '../../scope'
import { button, click, dialog, grid, menuItem, tab, texts, tick, visible } from '../onPage'
import { entry, leaveRun, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

const names = () => texts(page.getByRole('tab')).map((text) => text?.replace('已固定', '').trim())
const listsAsked = () => platform.getList.mock.calls.map(([resource]) => resource)

test('the open tabs are one per page, whatever is open or asked for in it, and none for an address that nobody knows', async () => {
  const { router, path } = await openWorkspace(platform)
  await visible(grid())
  await router.navigate('/demo/shop?page=2')
  await router.navigate('/demo/shop/S2/show')
  await router.navigate('/demo/letter/L1/page')
  await visible(tab('信件 - 第1封信'))
  await router.navigate('/demo/letter/L2/page')
  await expect.poll(names).toEqual(['首页', '店铺', '信件 - 第1封信', '信件 - 第2封信'])
  await router.navigate('/nowhere')
  await visible(page.getByRole('heading', { name: '页面不存在' }))
  await expect.poll(names).toEqual(['首页', '店铺', '信件 - 第1封信', '信件 - 第2封信'])
  // A path through /redirect does not lead to another site either.
  await router.navigate('/redirect//evil.example.com/x')
  await expect.poll(path).toBe('/404')
  expect(location.hostname).toBe('localhost')
})

test('the open tabs survive a reload with their order, names, pins and addresses, and are fetched only when they are opened', async () => {
  const { router, screen } = await openWorkspace(platform, { at: '/demo/shop?page=2' })
  await router.navigate('/demo/letter/L1/page')
  await expect.poll(names).toEqual(['首页', '店铺', '信件 - 第1封信'])
  await tab('信件 - 第1封信').click({ button: 'right' })
  await menuItem('固定').click()
  await expect.poll(names).toEqual(['首页', '信件 - 第1封信', '店铺'])
  await screen.unmount()
  platform.getList.mockClear()
  const { search } = await openWorkspace(platform, { at: '/demo/letter' })
  await expect.poll(names).toEqual(['首页', '信件 - 第1封信', '店铺', '信件'])
  await expect.poll(listsAsked).toEqual(['demo/letter'])
  await tab('店铺').click()
  await visible(tick('21号店'))
  expect(search()).toContain('page=2')
})

test('the open tabs lead to the last one that is left when the one on the screen is closed', async () => {
  const { path } = await openWorkspace(platform)
  await click(entry('信件'), entry('时钟'), tab('店铺'))
  await expect.poll(path).toBe('/demo/shop')
  await tab('店铺').click({ button: 'middle' })
  await expect.poll(path).toBe('/demo/clock')
  await expect.poll(names).toEqual(['首页', '信件', '时钟'])
})

test('the open tabs go along with the browser’s way back and forth; a closed one opens again', async () => {
  const { router, path } = await openWorkspace(platform)
  await entry('信件').click()
  await expect.poll(path).toBe('/demo/letter')
  await tab('信件').click({ button: 'middle' })
  await expect.poll(path).toBe('/demo/shop')
  await router.navigate(-1)
  await expect.poll(names).toEqual(['首页', '店铺', '信件'])
  await router.navigate(1)
  await expect.poll(path).toBe('/demo/shop')
})

if (isFullRun)
  test('the open tabs closed quickly one after the other stay closed', async () => {
    const { path } = await openWorkspace(platform)
    await click(entry('信件'), entry('时钟'))
    await expect.poll(names).toEqual(['首页', '店铺', '信件', '时钟'])
    for (const name of ['信件', '时钟'])
      button(`关闭“${name}”`)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(path).toBe('/demo/shop')
    await expect.poll(names).toEqual(['首页', '店铺'])
  })

if (isFullRun)
  test('the open tabs can be turned off; pages are kept all the same', async () => {
    const { tagsViewPreference } = await import('@/theme/preferences')
    tagsViewPreference.write('0')
    await openWorkspace(platform)
    await click(tick('1号店'), entry('信件'))
    await visible(page.getByRole('row', { name: /第1封信/ }))
    await entry('店铺').click()
    await expect.element(tick('1号店')).toBeChecked()
    expect(page.getByRole('tab').elements()).toEqual([])
    tagsViewPreference.reset()
  })

if (isFullRun)
  test('refreshing a tab asks the platform anew for this page alone, and leaves the others as they are', async () => {
    const { path, search } = await openWorkspace(platform, { at: '/demo/shop?page=2' })
    await click(tick('21号店'), entry('信件'))
    await visible(page.getByRole('row', { name: /第1封信/ }))
    platform.getList.mockClear()
    await tab('店铺').click({ button: 'right' })
    await menuItem('刷新').click()
    await expect.poll(path).toBe('/demo/shop')
    await visible(tick('21号店'))
    await expect.element(tick('21号店')).not.toBeChecked()
    expect(search()).toContain('page=2')
    await tab('信件').click()
    await visible(page.getByRole('row', { name: /第1封信/ }))
    expect(listsAsked()).toEqual(['demo/shop'])
  })

if (isFullRun)
  test('refreshing a tab of no area asks for nothing', async () => {
    await openWorkspace(platform)
    await visible(grid())
    platform.getList.mockClear()
    await tab('首页').click()
    await tab('首页').click({ button: 'right' })
    await menuItem('刷新').click()
    await visible(page.getByRole('heading', { level: 1, name: '首页' }))
    await tab('店铺').click()
    await visible(grid())
    expect(listsAsked()).toEqual([])
  })

const visitOthers = async (router: Awaited<ReturnType<typeof openWorkspace>>['router'], count: number) => {
  for (let index = 0; index < count; index++) {
    await router.navigate(`/demo/more${index}`)
    await expect.element(tab(`其他${index}`)).toHaveAttribute('aria-selected', 'true')
  }
}

if (isFullRun)
  test('ten pages are kept; one more gives up the one looked at longest ago, whose tab stays', async () => {
    const { router } = await openWorkspace(platform)
    await tick('1号店').click()
    await visitOthers(router, 9)
    await tab('店铺').click()
    await expect.element(tick('1号店')).toBeChecked()
    await visitOthers(router, 10)
    await tab('店铺').click()
    await expect.element(tick('1号店')).toBeVisible()
    await expect.element(tick('1号店')).not.toBeChecked()
  })

if (isFullRun)
  test('pages with something unsaved are not given up', async () => {
    const { router } = await openWorkspace(platform, { at: '/demo/letter/create' })
    const subject = page.getByRole('textbox', { name: '主题' })
    await subject.fill('草稿')
    await visitOthers(router, 10)
    await page.getByRole('tab', { name: /新建信件/ }).click()
    await expect.element(subject).toHaveValue('草稿')
  })

if (isFullRun)
  test('pages that their route does not let be kept start fresh each time', async () => {
    await openWorkspace(platform, { at: '/demo/clock' })
    await expect.element(grid()).toBeVisible()
    const before = page.getByRole('grid').element()
    await entry('信件').click()
    await expect.element(page.getByRole('row', { name: /第1封信/ })).toBeVisible()
    expect(document.contains(before)).toBe(false)
    await tab('时钟').click()
    await expect.element(grid()).toBeVisible()
  })

test('a bulk action goes on while the operator is in another tab, and says there how it ended', async () => {
  const { path } = await leaveRun(platform)
  platform.release()
  await visible('暂停营业 · 店铺：2 条全部成功')
  expect(path()).toBe('/demo/letter')
  await tab('店铺').click()
  // If the dialog is still there, it says how the run ended.
  await visible(dialog().getByText('2 条全部成功'))
})

if (isFullRun)
  test('an address of no page leads to /404, which names it', async () => {
    const { path, router } = await openWorkspace(platform, { at: '/dashboard' })
    for (const at of [
      // Below a detail and a form.
      '/demo/shop/S1/show/more',
      '/demo/letter/create/x/y',
      // For a detail and a form that the area does not have.
      '/demo/more0/N1/show',
      '/demo/more0/create',
      // In the wrong case.
      '/Demo/Shop',
      '/demo/shop/S1/Show',
      '/Dashboard',
    ]) {
      await router.navigate(`${at}?page=2`)
      await visible(page.getByRole('heading', { name: '页面不存在' }), `${at}?page=2`)
      expect(path()).toBe('/404')
      expect(page.getByRole('tab').elements()).toHaveLength(1)
    }
    expect(document.title).toBe('页面不存在 - 开放平台')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect.poll(path).toBe('/dashboard')
  })

if (isFullRun)
  test('a slash at the end of an address is taken off', async () => {
    const { path, search, router } = await openWorkspace(platform, { at: '/demo/clock' })
    for (const [at, name] of [
      ['/demo/shop', '店铺'],
      ['/demo/shop/S1/page', '店铺 - 1号店'],
      ['/dashboard', '首页'],
    ] as const) {
      await router.navigate(`${at}/?page=2`)
      await expect.poll(path).toBe(at)
      expect(search()).toBe('?page=2')
      expect(router.state.historyAction).toBe('REPLACE')
      await visible(tab(name).last())
      await expect.poll(() => document.title).toContain(name)
    }
  })
