import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '../onPage'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

it('an address of no page leads to /404, which names it', async () => {
  const { path, router } = await openWorkspace(workspacePlatform(), { at: '/dashboard' })
  for (const at of [
    // Below a detail and a form.
    '/demo/shop/S1/show/more',
    '/demo/letter/create/x/y',
    // Of a detail and a form that the area has not.
    '/demo/more0/N1/show',
    '/demo/more0/create',
    // Of another case.
    '/Demo/Shop',
    '/demo/shop/S1/Show',
    '/Dashboard',
  ]) {
    await router.navigate(`${at}?page=2`)
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect.element(page.getByText(`${at}?page=2`)).toBeVisible()
    expect(path()).toBe('/404')
    expect(page.getByRole('tab').elements()).toHaveLength(1)
  }
})

it('a slash at the end of an address is taken off', async () => {
  const { path, search, router } = await openWorkspace(workspacePlatform(), { at: '/demo/clock' })
  for (const [at, name] of [
    ['/demo/shop', '店铺'],
    ['/demo/shop/S1/page', '店铺 - 1号店'],
    ['/dashboard', '首页'],
  ] as const) {
    await router.navigate(`${at}/?page=2`)
    await expect.poll(path).toBe(at)
    expect(search()).toBe('?page=2')
    expect(router.state.historyAction).toBe('REPLACE')
    await expect.element(tab(name).last()).toBeVisible()
    await expect.poll(() => document.title).toContain(name)
  }
})
