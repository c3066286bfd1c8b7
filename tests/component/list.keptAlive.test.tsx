import { Activity, type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, manyShops, openList, platformOf } from './list.fixture'

/** A tab that can be left and come back to, as React keeps it. */
const Tab = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        切换标签
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  )
}

describe('a list whose tab is left and come back to', () => {
  test('has everything as it was: page, ticks, what was typed; and asks for nothing', async () => {
    const platform = platformOf(manyShops(235))
    const { search } = await openList(platform, { at: '/demo/shop?page=3', around: Tab, staleTime: 30_000 })
    const tick = page.getByRole('checkbox', { name: '选择：41号店', exact: true })
    await tick.click()
    await page.getByRole('textbox', { name: '店铺名称' }).fill('还没查询')
    platform.getList.mockClear()
    await button('切换标签').click()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await button('切换标签').click()
    await expect.element(tick).toBeChecked()
    await expect.element(page.getByRole('textbox', { name: '店铺名称' })).toHaveValue('还没查询')
    expect(search().get('page')).toBe('3')
    expect(platform.getList.mock.calls).toEqual([])
  })
})
