import Cookies from 'js-cookie'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LabelLocale } from '@/declaration'
import { Settings } from '@/shell/settings/Settings'
import { closeSettings, openSettings } from '@/shell/settings/settingsState'
import {
  appearancePreference,
  fixedHeaderPreference,
  oneGroupPreference,
  showSettingsPreference,
  sidebarLogoPreference,
  tagsViewPreference,
  themeColourPreference,
  useSwitch,
} from '@/theme/preferences'
import { colourTokens } from '@/theme/tokens'
import { variants } from '../../scope'
import { pickIn } from '../browserFiles'
import { absent, click, dialog, focus, visible } from '../onPage'
import { violations } from '../violations'
import { renderInFrame } from './openNavbar'

const preferences = [
  themeColourPreference,
  tagsViewPreference,
  fixedHeaderPreference,
  sidebarLogoPreference,
  oneGroupPreference,
  showSettingsPreference,
  appearancePreference,
]
const reset = () => {
  closeSettings()
  for (const preference of preferences) preference.reset()
}
beforeEach(reset)
afterEach(reset)

const began = vi.fn()

/** Some typed text, on a page that would lose it in a remount. */
const Page = () => {
  useState(began)
  const [tags] = useSwitch(tagsViewPreference)
  return (
    <main>
      <h1>订单</h1>
      <input aria-label="备注" />
      {tags && <p>标签栏</p>}
      <button type="button" onClick={openSettings}>
        从菜单打开
      </button>
    </main>
  )
}

const openPage = (width = 1280, mode: 'light' | 'dark' = 'light', language: LabelLocale = 'zh') => {
  appearancePreference.write(mode)
  return renderInFrame(
    <>
      <Page />
      <Settings />
    </>,
    { width, language },
  )
}

const handle = page.getByRole('button', { name: '系统布局配置' })
const drawer = page.getByRole('dialog', { name: '系统布局配置' })

const open = async () => {
  await openPage()
  await handle.click()
  await visible(drawer)
}

const settled = () => expect.poll(() => document.getAnimations().length).toBe(0)

const rootColour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const themeColour = () => rootColour('--tone-primary-main')

it('the settings open by their handle, which lies over no more than the page’s margin', async () => {
  await openPage()
  await userEvent.hover(page.getByRole('heading', { name: '订单' }))
  await settled()
  const rest = handle.element().getBoundingClientRect()
  expect([rest.width, rest.height, rest.top, rest.right]).toEqual([16, 48, 250, innerWidth])
  await userEvent.hover(handle)
  await settled()
  expect(handle.element().getBoundingClientRect()).toMatchObject({
    width: 48,
    height: 48,
    right: innerWidth,
  })
  await handle.click()
  await visible(drawer)
  await settled()
  expect(drawer.element().getBoundingClientRect().width).toBe(260)
  const closing = page.getByRole('button', { name: '关闭' })
  expect(closing.element().getBoundingClientRect()).toMatchObject({ width: 48, height: 48, top: 250 })
  await closing.click()
  await absent(drawer)
  await expect.element(handle).toHaveFocus()
})

it('the settings tell the names of pictures and colours as the rest of the console does', async () => {
  await openPage()
  await userEvent.hover(handle)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('系统布局配置')
  await handle.click()
  await userEvent.hover(drawer.getByRole('radio', { name: '正红' }))
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('正红')
  await userEvent.unhover(document.body)
})

it('the settings are closed by Escape and by a click beside them, and give the focus back', async () => {
  await openPage()
  const opener = page.getByRole('button', { name: '从菜单打开' })
  await opener.click()
  await visible(drawer)
  await userEvent.keyboard('{Escape}')
  await absent(drawer)
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await visible(drawer)
  await settled()
  await userEvent.click(document.body, { position: { x: 200, y: 600 }, force: true })
  await absent(drawer)
})

it('the settings have an X at their top, as every dialog has, for the pointer', async () => {
  await open()
  await settled()
  const x = drawer.element().querySelector<HTMLElement>('.ui-dialog-x')
  const { top, right } = drawer.element().getBoundingClientRect()
  const at = x?.getBoundingClientRect()
  expect(at && [at.top - top < 24, right - at.right < 24, at.width >= 24]).toEqual([true, true, true])
  x?.click()
  await absent(drawer)
})

it('the settings have no handle on a phone, and open from elsewhere there', async () => {
  await openPage(390)
  await visible(page.getByRole('heading', { name: '订单' }))
  await absent(handle)
  await page.getByRole('button', { name: '从菜单打开' }).click()
  await visible(drawer)
  await settled()
  const { left, right } = drawer.element().getBoundingClientRect()
  expect(right).toBe(390)
  const closing = page.getByRole('button', { name: '关闭' })
  // It does not cover a page next to them.
  expect(closing.element().getBoundingClientRect().left).toBeGreaterThan(left)
  focus(closing)
  await expect.element(closing).toHaveFocus()
  await closing.click()
  await absent(drawer)
})

it('the settings turn the parts of the frame on and off at once, and remember it', async () => {
  await open()
  const tags = drawer.getByRole('switch', { name: '开启标签页' })
  await expect.element(tags).toBeChecked()
  await expect.element(drawer.getByRole('switch', { name: '固定顶栏' })).toBeChecked()
  await expect.element(drawer.getByRole('switch', { name: '侧边栏 Logo' })).toBeChecked()
  await click(tags, drawer.getByRole('switch', { name: '固定顶栏' }))
  await drawer.getByRole('switch', { name: '侧边栏 Logo' }).click()
  await absent('标签栏')
  const oneGroup = drawer.getByRole('switch', { name: '菜单只展开一组' })
  await expect.element(oneGroup).not.toBeChecked()
  await oneGroup.click()
  expect(Cookies.get()).toMatchObject({
    tagsView: '0',
    fixedHeader: '0',
    sidebarLogo: '0',
    oneGroup: '1',
  })
  await tags.click()
  await expect.element(page.getByText('标签栏')).toBeInTheDocument()
})

it('the settings take their own handle away, say where they open from then on, and bring it back', async () => {
  await open()
  const shown = drawer.getByRole('switch', { name: '右侧设置按钮' })
  await expect.element(shown).toBeChecked()
  await expect.element(shown).toHaveAccessibleDescription('关闭后可从右上角的账号菜单打开。')
  await shown.click()
  expect(Cookies.get('showSettings')).toBe('0')
  await page.getByRole('button', { name: '关闭' }).click()
  await absent(drawer, handle)
  await page.getByRole('button', { name: '从菜单打开' }).click()
  await expect.element(shown).not.toBeChecked()
  await shown.click()
  expect(Cookies.get('showSettings')).toBe('1')
  await page.getByRole('button', { name: '关闭' }).click()
  await visible(handle)
})

it('the settings change between light and dark; go back to the defaults, and forget', async () => {
  await open()
  await drawer.getByRole('radio', { name: '正红' }).click()
  const ground = rootColour('--ground-page')
  await drawer.getByRole('radio', { name: '深色' }).click()
  await expect.poll(() => rootColour('--ground-page')).not.toBe(ground)
  expect(Cookies.get('appearance')).toBe('dark')
  await click(
    drawer.getByRole('switch', { name: '固定顶栏' }),
    drawer.getByRole('switch', { name: '右侧设置按钮' }),
  )
  await drawer.getByRole('button', { name: '恢复默认设置' }).click()
  await expect.element(drawer.getByRole('radio', { name: '天空蓝（默认）' })).toBeChecked()
  await expect.element(drawer.getByRole('radio', { name: '跟随系统' })).toBeChecked()
  await expect.element(drawer.getByRole('switch', { name: '固定顶栏' })).toBeChecked()
  for (const name of ['theme', 'appearance', 'fixedHeader', 'showSettings'])
    expect(Cookies.get(name)).toBeUndefined()
})

it('the theme colour is changed behind a message, which stands before the first colour moves and goes when all have', async () => {
  await open()
  const message = drawer.getByRole('status')
  await expect.element(message).toHaveTextContent('')
  const place = () => drawer.getByText('外观').element().getBoundingClientRect().top
  const said: (string | null)[] = []
  const places = [place()]
  const stop = themeColourPreference.subscribe(() => {
    said.push(message.element().textContent)
    places.push(place())
  })
  await drawer.getByRole('radio', { name: '正红' }).click()
  await expect.poll(themeColour).toBe(colourTokens('light', '#f5222d').tone.primary.main)
  stop()
  expect(said).toEqual(['正在切换主题…'])
  expect(new Set(places).size).toBe(1)
  await expect.element(message).toHaveTextContent('')
})

it('the theme colour is one of eight, taken without asking anybody and without beginning a page anew', async () => {
  await open()
  await expect
    .poll(() => drawer.getByRole('radiogroup', { name: '主题色' }).getByRole('radio').elements().length)
    .toBe(8)
  const begun = began.mock.calls.length
  const requests = performance.getEntriesByType('resource').length
  await expect.element(drawer.getByRole('radio', { name: '天空蓝（默认）' })).toBeChecked()
  await drawer.getByRole('radio', { name: '正红' }).click()
  await expect.poll(themeColour).toBe(colourTokens('light', '#f5222d').tone.primary.main)
  expect(Cookies.get('theme')).toBe('#f5222d')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(drawer.getByRole('radio', { name: '紫罗兰' })).toBeChecked()
  await expect.poll(themeColour).toBe(colourTokens('light', '#6959cd').tone.primary.main)
  expect(began.mock.calls.length).toBe(begun)
  expect(performance.getEntriesByType('resource').length).toBe(requests)
})

it('the theme colour leaves what was typed and where the focus is', async () => {
  await openPage()
  const note = page.getByRole('textbox', { name: '备注' })
  await note.fill('待发货')
  const field = note.element()
  themeColourPreference.write('#11a983')
  await expect.poll(themeColour).toBe(colourTokens('light', '#11a983').tone.primary.main)
  await expect.element(note).toHaveValue('待发货')
  await expect.element(note).toHaveFocus()
  expect(note.element()).toBe(field)
})

it('the theme colour may be any other, typed; is not taken from what is none', async () => {
  await open()
  const field = drawer.getByRole('textbox', { name: '颜色值' })
  await expect.element(field).toHaveValue('#409eff')
  await field.fill('8A2BE2')
  await expect.poll(themeColour).toBe(colourTokens('light', '#8a2be2').tone.primary.main)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('#8a2be2')
  await absent(drawer.getByRole('radio', { checked: true, name: /蓝|黑|绿|青|紫|红/ }))
  themeColourPreference.reset()
  for (const text of ['#40', 'red', '#12345g', '']) {
    await field.fill(text)
    await expect.element(field).toBeValid()
    await userEvent.tab()
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription('请输入 6 位十六进制颜色值，如 #409EFF')
    expect(themeColourPreference.read()).toBe('#409eff')
    await drawer.getByRole('radio', { name: '翡翠绿' }).click()
    // The field shows the choice two frames before it is applied.
    await expect.poll(themeColourPreference.read).toBe('#11a983')
    await expect.element(field).toHaveValue('#11a983')
    await expect.element(field).toBeValid()
    themeColourPreference.reset()
  }
})

it('the theme colour may be any other, picked; of a hand passing over many only the last is drawn', async () => {
  await open()
  const picker = drawer.getByLabelText('自定义颜色').element()
  if (!(picker instanceof HTMLInputElement)) throw new Error('no picker')
  const drawn: string[] = []
  const stop = themeColourPreference.subscribe(() => drawn.push(themeColourPreference.read()))
  for (const colour of ['#100000', '#200000', '#300000']) pickIn(picker, colour)
  await expect.poll(themeColour).toBe(colourTokens('light', '#300000').tone.primary.main)
  stop()
  expect(drawn).toEqual(['#300000'])
  expect(Cookies.get('theme')).toBe('#300000')
})

describe('the settings can be used by everybody', () => {
  const cases = [
    ['light', 1280, '#409eff'],
    ['dark', 1280, '#212121'],
    ['light', 390, '#ffffff'],
    ['dark', 390, '#000000'],
    ['light', 1280, '#808080'],
    ['dark', 1280, '#ffff00'],
  ] as const
  it.each(variants(cases))('in %s at %d px in %s', async (mode, width, colour) => {
    themeColourPreference.write(colour)
    await openPage(width, mode)
    openSettings()
    await visible(drawer)
    await drawer.getByRole('textbox', { name: '颜色值' }).fill('#')
    await userEvent.tab()
    await visible(drawer.getByText('请输入 6 位十六进制颜色值，如 #409EFF'))
    await settled()
    expect(await violations()).toEqual([])
    expect(drawer.element().scrollWidth).toBeLessThanOrEqual(260)
  })

  it.each([
    ['en', 'Display settings', 'Reset to defaults', 'Changing the theme…'],
    ['es', 'Ajustes visuales', 'Restablecer valores', 'Cambiando el tema…'],
  ] as const)('in %s', async (language, title, defaults, message) => {
    await openPage(1280, 'light', language)
    await page.getByRole('button', { name: title }).click()
    await visible(page.getByRole('dialog', { name: title }))
    themeColourPreference.write('#f5222d')
    const said: (string | null)[] = []
    const stop = themeColourPreference.subscribe(() =>
      said.push(page.getByRole('status').element().textContent),
    )
    await dialog().getByRole('radio').first().click()
    await expect.poll(() => said).toEqual([message])
    stop()
    const button = page.getByRole('button', { name: defaults }).element()
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  })
})
