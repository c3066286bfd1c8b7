import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { docHeads } from '@/app/heads'
import { labelLocales } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import { passwordTexts } from '@/shell/password/texts'
import { appearancePreference, sizePreference } from '@/theme/preferences'
import { sizeNames, sizes } from '@/theme/tokens'
import { absent, accountMenu, button, click, visible } from '../onPage'
import { violations, withoutColours, withoutLandmarks } from '../violations'
import { contact, openNavbar } from './openNavbar'

const place = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

it('the bar says by its switch whether the menu is open, and has its tools under the names that scripts know', async () => {
  await openNavbar()
  await expect.element(button('全屏')).toHaveAttribute('id', 'screenfull')
  await expect.element(button('布局大小')).toHaveAttribute('id', 'size-select')
  const hamburger = button('收起侧边栏')
  await expect.element(hamburger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(hamburger).toHaveAttribute('id', 'hamburger-container')
  await hamburger.click()
  await expect.element(button('展开侧边栏')).toHaveAttribute('aria-expanded', 'false')
})

it.each([
  ['zh', 1280],
  ['en', 1280],
  ['es', 1280],
  ['es', 1440],
  ['es', 992],
  ['es', 390],
] as const)('the bar is one line in %s at %d px', async (language, width) => {
  sizePreference.write('default')
  await openNavbar({
    width,
    language,
    identity: {
      fullName: '青禾软件科技有限公司的林青',
      support: { ...contact, name: 'Maximiliano Fernández' },
    },
  })
  await visible(button(/林青/))
  const bar = page.getByRole('banner').element()
  const { right, bottom } = bar.getBoundingClientRect()
  expect(bottom).toBe(50)
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  expect(right).toBe(width)
  const middles = [...bar.querySelectorAll('button')].map((button) => {
    const box = button.getBoundingClientRect()
    expect(box.right).toBeLessThanOrEqual(right)
    return Math.round((box.top + box.bottom) / 2)
  })
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

describe('full screen', () => {
  /** A browser that allows full screen: the frame that tests run in may not use it. */
  const granting = () => {
    let full: Element | null = null
    const change = (to: Element | null) => {
      full = to
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full)
    const enter = vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async function (
      this: Element,
    ) {
      change(this)
    })
    vi.spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null))
    return { enter, byEscape: () => change(null) }
  }

  it('is entered with the whole document and left again, also by Escape, and the button says which', async () => {
    const { enter, byEscape } = granting()
    await openNavbar()
    await button('全屏').click()
    const exit = button('退出全屏')
    await visible(exit)
    expect(enter.mock.contexts).toEqual([document.documentElement])
    await click(exit, button('全屏'))
    await visible(exit)
    byEscape()
    await visible(button('全屏'))
  })

  it.each([
    ['zh', '全屏', '当前浏览器不支持全屏'],
    ['en', 'Full screen', 'you browser can not work'],
    ['es', 'Pantalla completa', 'Su navegador no admite la pantalla completa'],
  ] as const)('is refused in words where the browser cannot: %s', async (language, name, warning) => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await openNavbar({ language })
    await button(name).click()
    await visible(page.getByText(warning))
  })

  it('is refused in words where the browser may not', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(
      new TypeError('Permissions check failed'),
    )
    await openNavbar()
    await button('全屏').click()
    await visible('当前浏览器不支持全屏', button('全屏'))
  })
})

const names = { default: '默认', medium: '中等', small: '小', mini: '超小' }

it('the size makes every control as high as it says, and says nothing when it is chosen again', async () => {
  await openNavbar()
  const choose = async (size: (typeof sizeNames)[number]) => {
    await click(button('布局大小'), page.getByRole('menuitemradio', { name: names[size], exact: true }))
    await absent(page.getByRole('menu'))
  }
  await choose(sizePreference.read())
  await absent('布局大小切换成功')
  for (const size of [...sizeNames].reverse()) {
    await choose(size)
    if (size === sizeNames[0]) await visible('布局大小切换成功')
    for (const name of ['收起侧边栏', '全屏', '布局大小', '语言', '外观', '文档中心'])
      await expect.poll(() => place(button(name)).height).toBe(sizes[size].control)
    expect(Cookies.get('size')).toBe(size)
  }
})

it('the size is confirmed in the words of the specification in English', async () => {
  await openNavbar({ language: 'en' })
  await click(button('Global Size'), page.getByRole('menuitemradio', { name: 'Small' }))
  await visible('Switch Size Success')
})

const support = () => button('客服：小林 400-000-0000')
const card = () => page.getByRole('dialog', { name: '小林 专属客服' })

it('the support contact is a picture where the window is narrow, and words where it is wide', async () => {
  await openNavbar({ width: 1280 })
  await visible(support())
  await expect.element(page.getByText('客服：小林 400-000-0000')).not.toBeVisible()
  await page.viewport(1440, 800)
  await visible('客服：小林 400-000-0000')
})

it('the support contact opens all the ways to reach it, and copies each of them', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openNavbar()
  await support().click()
  for (const name of ['电话', '微信', ' QQ', '邮箱'])
    await card()
      .getByRole('button', { name: `复制${name}` })
      .click()
  await visible('已复制')
  const { phone, wechat, qq, email } = contact
  expect(write.mock.calls).toEqual([[phone], [wechat], [qq], [email]])
  await visible(card())
  await expect
    .element(card().getByRole('link', { name: '400-000-0000', exact: true }))
    .toHaveAttribute('href', 'tel:400-000-0000')
  await expect
    .element(card().getByRole('link', { name: 'support@example.com' }))
    .toHaveAttribute('href', 'mailto:support@example.com')
  for (const text of ['demo_support', '10000000', '周一至周六 9:00–18:30', '400-000-0001'])
    await visible(card().getByText(text, { exact: true }))
  await visible(card().getByText('24 小时，仅限推送中断'))
  await userEvent.keyboard('{Escape}')
  await absent(card())
  await expect.element(support()).toHaveFocus()
})

it('the support contact shows only what the platform gives', async () => {
  await openNavbar({
    identity: { support: { ...contact, phone: '', qq: '', emergency_phone: '', role: '' } },
  })
  await button(/^客服：小林/).click()
  const known = page.getByRole('dialog', { name: '小林' })
  await visible(known.getByText('demo_support'))
  await absent(known.getByText('电话'), known.getByText('QQ'), known.getByText('紧急电话'))
})

it('the support contact has no button where the platform names nobody', async () => {
  await openNavbar({ identity: { support: undefined } })
  await visible(accountMenu())
  await absent(button(/客服/))
})

it('the documentation centre offers the nine documents in their order, each in a new tab', async () => {
  await openNavbar()
  await button('文档中心').click()
  await visible(page.getByRole('menu', { name: '文档中心' }))
  const entries = page.getByRole('menuitem').elements()
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    docHeads.map(({ label }) => `${label.zh}在新标签页打开`),
  )
  for (const [index, entry] of entries.entries()) {
    expect(entry).toHaveAttribute('href', `/docs/${docHeads[index]?.slug}`)
    expect(entry).toHaveAttribute('target', '_blank')
    expect(entry).toHaveAttribute('rel', 'noopener')
  }
})

const cases = [...labelLocales.map((language) => [language, 'light'] as const), ['zh', 'dark'] as const]

it.each(cases)('everybody can use the bar, its menus and dialogs, in %s and %s', async (language, mode) => {
  const { say } = await loadSpeech(language)
  const name = {
    docs: say('console.navbar.docs'),
    password: say('console.password.title'),
    confirm: say(passwordTexts.submit),
    size: say('console.shell.size'),
  }
  // An open menu or dialog covers the page and belongs to no landmark.
  const rules = { ...withoutLandmarks, ...(language !== 'zh' && withoutColours) }
  const lookAt = async (what: string) => expect(await violations(document, rules), what).toEqual([])
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').or(page.getByRole('dialog')).elements()).toEqual([])
  }
  appearancePreference.write(mode)
  // Languages other than Chinese need more room.
  await openNavbar({ language, width: language === 'zh' ? 1440 : 1600 })
  await visible(page.getByText(name.docs))
  await lookAt('the bar with its words')
  await page.viewport(1280, 800)
  for (const opener of [name.size, name.docs]) {
    await button(opener).click()
    await visible(page.getByRole('menu'))
    await lookAt(opener)
    await close()
  }
  await button(/小林/).click()
  await visible(page.getByRole('dialog').getByText('demo_support'))
  await lookAt('the support contact')
  await close()
  await page.viewport(390, 800)
  await button(/demo_partner/).click()
  await visible(page.getByRole('menu'))
  await lookAt('the account menu of a phone')
  await close()
  await page.viewport(1280, 800)
  await click(button(/demo_partner/), page.getByRole('menuitem', { name: name.password }))
  const dialog = page.getByRole('dialog', { name: name.password })
  await dialog.getByRole('button', { name: name.confirm }).click()
  await expect.poll(() => dialog.element().querySelectorAll('[aria-invalid=true]').length).toBe(3)
  await lookAt('the change of the password, with something wrong')
})

it.each(labelLocales)(
  'what is chosen in the account menu of a phone has room for its tick, in %s',
  async (language) => {
    appearancePreference.write('system')
    await openNavbar({ language, width: 390 })
    await button(/demo_partner/).click()
    await visible(page.getByRole('menu'))
    for (const choice of page.getByRole('menuitemradio', { checked: true }).elements()) {
      const tick = choice.querySelector('svg')?.getBoundingClientRect()
      const room = choice.getBoundingClientRect().right - (tick?.right ?? Number.POSITIVE_INFINITY)
      expect(room, `beside the tick of ${choice.textContent}`).toBeGreaterThanOrEqual(8)
    }
  },
)
