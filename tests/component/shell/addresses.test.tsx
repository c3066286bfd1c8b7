import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '../onPage'
import { forget } from './openConsole'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

afterEach(forget)

const open = (at: string) => openWorkspace(workspacePlatform(), { at })

describe('an address of no page leads to /404', () => {
  it.each([
    ['below a detail', '/demo/shop/S1/show/more'],
    ['below a form', '/demo/letter/create/x/y'],
    ['of a detail that the area has not', '/demo/more0/N1/show'],
    ['of a form that the area has not', '/demo/more0/create'],
    ['of another case', '/Demo/Shop'],
    ['of another case below an area', '/demo/shop/S1/Show'],
    ['of another case of a page without an area', '/Dashboard'],
  ])('%s', async (_, at) => {
    const { path } = await open(`${at}?page=2`)
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect.element(page.getByText(`${at}?page=2`)).toBeVisible()
    expect(path()).toBe('/404')
    expect(page.getByRole('tab').elements()).toHaveLength(1)
  })
})

describe('a slash at the end of an address is taken off', () => {
  it.each([
    ['of a list', '/demo/shop', '店铺'],
    ['of a detail', '/demo/shop/S1/page', '店铺 - 1号店'],
    ['of the first page', '/dashboard', '首页'],
  ])('%s', async (_, at, name) => {
    const { path, search, router } = await open(`${at}/?page=2`)
    await expect.poll(path).toBe(at)
    expect(search()).toBe('?page=2')
    expect(router.state.historyAction).toBe('REPLACE')
    await expect.element(tab(name)).toBeVisible()
    await expect.poll(() => document.title).toContain(name)
  })
})
