import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manyShops, openList, platformOf } from './list.fixture'
import { absent, bar, tick, visible } from './onPage'

// Their files fail to load, as when a release replaced the code that this one would fetch.
vi.mock('@/screens/show/ShowDrawer', () => ({
  get ListDetail(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))
vi.mock('@/screens/actions/ActionDialog', () => ({
  get ActionDialog(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

const toast = () => page.getByRole('alert')

test('a detail or a dialog that does not arrive is reported, and leaves the list and its ticks', async () => {
  const { path, router } = await openList(platformOf(manyShops(30)))
  const visited: string[] = []
  router.subscribe(({ location }) => void visited.push(location.pathname))
  await tick('2号店').click()

  await page.getByText('3号店', { exact: true }).click()
  await expect.poll(() => visited).toEqual(['/demo/shop/S3/show', '/demo/shop'])
  await visible(toast())
  await toast().getByRole('button', { name: '关闭' }).click()
  await absent(toast())

  await bar().getByRole('button', { name: '暂停营业' }).click()
  await visible(toast())
  await expect.element(bar().getByRole('status')).toHaveTextContent('已选 1 条')
  expect(path()).toBe('/demo/shop')
})
