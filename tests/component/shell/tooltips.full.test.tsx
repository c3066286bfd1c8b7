import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { absent, button, visible } from '../onPage'

const Tools = ({ second = '全屏' }: { second?: string }) => (
  <ThemeRoot>
    <div style={{ display: 'flex', gap: 40, padding: 80 }}>
      <button type="button" aria-label="搜索" data-tip="搜索 (Ctrl K)">
        <svg aria-hidden="true" width="16" height="16" />
      </button>
      {second && (
        <button type="button" data-tip={second}>
          第二个
        </button>
      )}
      <button type="button" data-tip="在旁边" data-tip-side="right">
        第三个
      </button>
      <button type="button">没有提示</button>
    </div>
    <button type="button" data-tip="上方" style={{ position: 'fixed', bottom: 4, right: 0 }}>
      底部
    </button>
  </ThemeRoot>
)

const tooltip = () => page.getByRole('tooltip')
const boxOf = (of: ReturnType<typeof button>) => of.element().getBoundingClientRect()

let screen: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  await page.viewport(1280, 800)
  await userEvent.unhover(document.body)
  screen = await render(<Tools />)
})

it('a tooltip shows beside what the pointer rests on, never outside the window, and goes with it or with a click', async () => {
  await button('搜索').hover()
  await expect.element(tooltip()).toHaveTextContent('搜索 (Ctrl K)')
  expect(boxOf(tooltip()).top).toBeGreaterThan(boxOf(button('搜索')).bottom)
  await button('没有提示').hover()
  await absent(tooltip())
  await button('第三个').hover()
  await expect.element(tooltip()).toHaveTextContent('在旁边')
  expect(boxOf(tooltip()).left).toBeGreaterThan(boxOf(button('第三个')).right)
  await button('底部').hover()
  await expect.element(tooltip()).toHaveTextContent('上方')
  expect(boxOf(tooltip()).bottom).toBeLessThan(boxOf(button('底部')).top)
  expect(boxOf(tooltip()).right).toBeLessThan(1280)
  await button('搜索').hover()
  await expect.element(tooltip()).toHaveTextContent('搜索')
  await button('搜索').click()
  await absent(tooltip())
})

it('a tooltip stays while the pointer is on it', async () => {
  await button('搜索').hover()
  await tooltip().hover()
  await button('第二个').hover()
  await expect.element(tooltip()).toHaveTextContent('全屏')
  await tooltip().hover()
  await expect.element(tooltip()).toHaveTextContent('全屏')
})

it('a tooltip shows at the keyboard’s focus, and goes with Escape and with the focus', async () => {
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent('搜索 (Ctrl K)')
  await userEvent.keyboard('{Escape}')
  await absent(tooltip())
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent('全屏')
  button('没有提示').element().focus()
  await absent(tooltip())
})

it('a tooltip says what its element says now, and goes with the element', async () => {
  await button('第二个').hover()
  await expect.element(tooltip()).toHaveTextContent('全屏')
  await screen.rerender(<Tools second="退出全屏" />)
  await expect.element(tooltip()).toHaveTextContent('退出全屏')
  await screen.rerender(<Tools second="" />)
  // The next button moves under the pointer and may show its own.
  await absent('退出全屏')
})

it('a tooltip shows under a finger that is held down, until another touch', async () => {
  const touch = (type: string, init: PointerEventInit = {}) =>
    button('搜索')
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, ...init }))
  touch('pointerdown')
  await expect.element(tooltip()).toHaveTextContent('搜索 (Ctrl K)')
  touch('pointerup')
  await visible(tooltip())
  document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  await absent(tooltip())
})
