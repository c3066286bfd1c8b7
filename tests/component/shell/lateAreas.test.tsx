import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { headOf, lazyAreas, type Resource } from '@/declaration'
import { clearErrorLog } from '@/shell/errorLog/errorLog'
import { button } from '../onPage'
import {
  entry,
  openWorkspace,
  resources,
  type WorkspacePlatform,
  workspacePlatform,
} from './workspace.fixture'

let platform: WorkspacePlatform
beforeEach(() => {
  platform = workspacePlatform()
})
afterEach(() => {
  vi.restoreAllMocks()
  clearErrorLog()
})

const declared = (name: string): Resource => {
  const found = resources.find((one) => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Areas whose declarations come when they are told to. */
const open = async (load: (name: string) => Promise<Resource>, at = '/demo/shop') => {
  const asked = vi.fn(load)
  const opened = await openWorkspace(platform, { areas: lazyAreas(resources.map(headOf), asked), at })
  return { ...opened, asked: () => asked.mock.calls.map(([name]) => name) }
}

const rows = () => page.getByRole('grid').getByRole('row')
const failure = () => page.getByRole('heading', { name: '页面出错了' })

describe('an area whose declaration comes late', () => {
  it('has its menu entry and its tab at once, and its list when the declaration is there; no other is asked for', async () => {
    let come = () => {}
    const told = new Promise<void>((resolve) => {
      come = resolve
    })
    const { asked } = await open(async (name) => {
      await told
      return declared(name)
    })
    await expect.element(page.getByRole('tab', { name: '店铺' })).toBeVisible()
    await expect.element(entry('信件')).toBeVisible()
    await expect.element(rows()).not.toBeInTheDocument()
    expect(platform.dataProvider.getList).not.toHaveBeenCalled()
    come()
    await expect.element(rows().nth(1)).toBeVisible()
    expect(new Set(asked())).toEqual(new Set(['shop']))
  })

  it('is on its way once the pointer is on a link to it, and comes once', async () => {
    const { asked } = await open(async (name) => declared(name))
    await expect.element(rows().nth(1)).toBeVisible()
    await entry('信件').hover()
    await expect.poll(() => asked()).toEqual(['shop', 'letter'])
    await entry('信件').click()
    await expect.element(page.getByRole('columnheader', { name: '主题' })).toBeVisible()
    expect(asked()).toEqual(['shop', 'letter'])
  })

  it('fails as a page when it does not come, and can be tried again', async () => {
    // React reports what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let reachable = false
    await open(async (name) => {
      if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
      return declared(name)
    })
    await expect.element(failure()).toBeVisible()
    reachable = true
    await button('重试').click()
    await expect.element(rows().nth(1)).toBeVisible()
  })

  it('can be visited at the address of a record’s page', async () => {
    await open(async (name) => declared(name), '/demo/letter/create')
    await expect.element(page.getByRole('textbox', { name: '主题' })).toBeVisible()
  })
})
