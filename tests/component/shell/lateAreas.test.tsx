import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { headOf, lazyAreas, type Resource } from '@/declaration'
import { absent, button, grid, later, silenceErrors, visible } from '../onPage'
import { entry, openWorkspace, resources, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

const declared = (name: string): Resource => {
  const found = resources.find((one) => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Areas whose declarations arrive when the test says so. */
const open = async (load: (name: string) => Promise<Resource>, at = '/demo/shop') => {
  const asked = vi.fn(load)
  const opened = await openWorkspace(platform, { areas: lazyAreas(resources.map(headOf), asked), at })
  return { ...opened, asked: () => asked.mock.calls.map(([name]) => name) }
}

const rows = () => grid().getByRole('row')
const failure = () => page.getByRole('heading', { name: '页面出错了' })

it('an area whose declaration comes late has its menu entry and its tab at once, and its list when the declaration is there; no other is asked for', async () => {
  const { answer: told, come } = later()
  const { asked } = await open(async (name) => {
    await told
    return declared(name)
  })
  await visible(page.getByRole('tab', { name: '店铺' }), entry('信件'))
  await absent(rows())
  expect(platform.dataProvider.getList).not.toHaveBeenCalled()
  come()
  await visible(rows().nth(1))
  expect(new Set(asked())).toEqual(new Set(['shop']))
})

it('an area whose declaration comes late is on its way once the pointer is on a link to it, and comes once', async () => {
  const { asked } = await open(async (name) => declared(name))
  await visible(rows().nth(1))
  await entry('信件').hover()
  await expect.poll(() => asked()).toEqual(['shop', 'letter'])
  await entry('信件').click()
  await visible(page.getByRole('columnheader', { name: '主题' }))
  expect(asked()).toEqual(['shop', 'letter'])
})

it('an area whose declaration comes late fails as a page when it does not come, and can be tried again', async () => {
  silenceErrors(TypeError)
  let reachable = false
  await open(async (name) => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return declared(name)
  })
  await visible(failure())
  reachable = true
  await button('重试').click()
  await visible(rows().nth(1))
})

it('an area whose declaration comes late can be visited at the address of a record’s page', async () => {
  await open(async (name) => declared(name), '/demo/letter/create')
  await visible(page.getByRole('textbox', { name: '主题' }))
})
