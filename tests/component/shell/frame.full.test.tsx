import Cookies from 'js-cookie'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import { appearancePreference, showSettingsPreference } from '@/theme/preferences'
import { absent, accountMenu, button, click, menu, visible } from '../onPage'
import { violations, withoutLandmarks } from '../violations'
import { openConsole } from './openConsole'

const reset = () => {
  sidebarPreference.write('1')
  appearancePreference.reset()
  showSettingsPreference.reset()
}
afterEach(reset)

it('the menu can be passed by with the keyboard, collapses to pictures that keep their names, and is darkened', async () => {
  await openConsole()
  await visible(menu())
  await userEvent.keyboard('{Tab}')
  await expect.element(button('跳到主要内容')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await button('收起侧边栏').click()
  await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(54)
  await visible(menu().getByRole('link', { name: '授权商家' }))
  await absent(menu().getByText('授权商家'))
  expect(Cookies.get('sidebarStatus')).toBe('0')
  await button('展开侧边栏').click()
  await expect.poll(() => menu().element().getBoundingClientRect().width).toBe(210)
  expect(Cookies.get('sidebarStatus')).toBe('1')
  await click(button('外观'), page.getByRole('menuitemradio', { name: '深色' }))
  await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 20, 26)')
  expect(Cookies.get('appearance')).toBe('dark')
})

it('a page can have the room of menu and bar; the tabs stay, and lead back', async () => {
  await openConsole()
  await visible(menu(), page.getByRole('banner'))
  const main = page.getByRole('main').element()
  const { width, height } = main.getBoundingClientRect()
  await button('最大化页面').click()
  await absent(menu(), page.getByRole('banner'))
  await visible(page.getByRole('tab').first())
  expect(main.getBoundingClientRect()).toMatchObject({ width: width + 210, height: height + 50 })
  await page.viewport(900, 800)
  await visible(page.getByRole('banner'))
  await page.viewport(1280, 800)
  await button('显示菜单和导航栏').click()
  await visible(menu(), page.getByRole('banner'))
  expect(main.getBoundingClientRect()).toMatchObject({ width, height })
})

const openMenu = async () => {
  const opened = await openConsole({ width: 390 })
  await absent(menu())
  await button('打开菜单').click()
  await visible(menu().getByRole('link', { name: '费用明细' }))
  return opened
}

it.each([
  ['glides away when one goes somewhere', () => menu().getByRole('link', { name: '费用明细' }).click(), true],
  [
    'glides away on a click beside it',
    () => userEvent.click(document.body, { position: { x: 350, y: 500 } }),
    true,
  ],
  ['glides away with Escape', () => userEvent.keyboard('{Escape}'), true],
  ['is gone at once when the window is resized', () => page.viewport(420, 800), false],
])('on a narrow window the menu %s', async (_, close, glides) => {
  await openMenu()
  const drawer = menu().element()
  let moved = false
  const move = ({ target, propertyName }: TransitionEvent) => {
    if (propertyName === 'transform' && target instanceof Element && target.contains(drawer)) moved = true
  }
  document.addEventListener('transitionrun', move)
  await close()
  await absent(menu())
  document.removeEventListener('transitionrun', move)
  expect(moved).toBe(glides)
})

it('offers its settings in the account menu once their handle is switched off', async () => {
  await openConsole()
  await visible(button('系统布局配置'))
  await button('账号菜单：demo_partner').click()
  await visible(page.getByRole('menuitem', { name: '修改密码' }))
  await absent(page.getByRole('menuitem', { name: '系统布局配置' }))
  showSettingsPreference.write('0')
  await page.getByRole('menuitem', { name: '系统布局配置' }).click()
  await visible(page.getByRole('dialog', { name: '系统布局配置' }))
  await userEvent.keyboard('{Escape}')
  await absent(page.getByRole('dialog', { name: '系统布局配置' }), button('系统布局配置'))
})

describe('the frame can be used by everybody', () => {
  // Colours do not depend on the language.
  const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

  it.each(cases)('in %s and %s', async (language, mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', remembered: { language } })
    // The page itself comes after the frame.
    await visible(button(/demo_partner/), page.getByRole('heading', { level: 1 }))
    await page.getByRole('navigation').first().getByRole('button').click()
    expect(await violations()).toEqual([])
  })

  it.each(['light', 'dark'] as const)('with the account menu open on a phone, in %s', async (mode) => {
    appearancePreference.write(mode)
    await openConsole({ at: '/404', width: 390 })
    await accountMenu().click()
    await visible(page.getByRole('menuitem', { name: '退出登录' }))
    // An open menu covers the page and belongs to no landmark.
    expect(await violations(document, withoutLandmarks)).toEqual([])
  })
})
