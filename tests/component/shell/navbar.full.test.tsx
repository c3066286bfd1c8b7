import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sizePreference } from '@/theme/preferences'
import { sizeNames, sizes } from '@/theme/tokens'
import { accountMenu } from '../onPage'
import { contact, openNavbar } from './openNavbar'

afterEach(() => {
  sizePreference.reset()
  vi.restoreAllMocks()
})
const place = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

describe('the bar', () => {
  it('says by its switch whether the menu is open, and has its tools under the names that scripts know', async () => {
    await openNavbar()
    await expect.element(page.getByRole('button', { name: '全屏' })).toHaveAttribute('id', 'screenfull')
    await expect.element(page.getByRole('button', { name: '布局大小' })).toHaveAttribute('id', 'size-select')
    const hamburger = page.getByRole('button', { name: '收起侧边栏' })
    await expect.element(hamburger).toHaveAttribute('aria-expanded', 'true')
    await expect.element(hamburger).toHaveAttribute('id', 'hamburger-container')
    await hamburger.click()
    await expect
      .element(page.getByRole('button', { name: '展开侧边栏' }))
      .toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['zh', 1280],
    ['en', 1280],
    ['es', 1280],
    ['es', 1440],
    ['es', 992],
    ['es', 390],
  ] as const)('is one line in %s at %d px', async (language, width) => {
    sizePreference.write('default')
    await openNavbar({
      width,
      language,
      identity: {
        fullName: '青禾软件科技有限公司的林青',
        support: { ...contact, name: 'Maximiliano Fernández' },
      },
    })
    await expect.element(page.getByRole('button', { name: /林青/ })).toBeVisible()
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
})

describe('full screen', () => {
  /** A browser that grants it: the frame that tests run in may not fill the screen. */
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
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    const exit = page.getByRole('button', { name: '退出全屏' })
    await expect.element(exit).toBeVisible()
    expect(enter.mock.contexts).toEqual([document.documentElement])
    await exit.click()
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect.element(exit).toBeVisible()
    byEscape()
    await expect.element(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  })

  it.each([
    ['zh', '全屏', '当前浏览器不支持全屏'],
    ['en', 'Full screen', 'you browser can not work'],
    ['es', 'Pantalla completa', 'Su navegador no admite la pantalla completa'],
  ] as const)('is refused in words where the browser cannot: %s', async (language, name, warning) => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await openNavbar({ language })
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByText(warning)).toBeVisible()
  })

  it('is refused in words where the browser may not', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(
      new TypeError('Permissions check failed'),
    )
    await openNavbar()
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect.element(page.getByText('当前浏览器不支持全屏')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  })
})

describe('the size', () => {
  const names = { default: '默认', medium: '中等', small: '小', mini: '超小' }

  it('makes every control as high as it says, and says nothing when it is chosen again', async () => {
    await openNavbar()
    const choose = async (size: (typeof sizeNames)[number]) => {
      await page.getByRole('button', { name: '布局大小' }).click()
      await page.getByRole('menuitemradio', { name: names[size], exact: true }).click()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    }
    await choose(sizePreference.read())
    await expect.element(page.getByText('布局大小切换成功')).not.toBeInTheDocument()
    for (const size of [...sizeNames].reverse()) {
      await choose(size)
      if (size === sizeNames[0]) await expect.element(page.getByText('布局大小切换成功')).toBeVisible()
      for (const name of ['收起侧边栏', '全屏', '布局大小', '语言', '外观', '文档中心'])
        await expect
          .poll(() => place(page.getByRole('button', { name, exact: true })).height)
          .toBe(sizes[size].control)
      expect(Cookies.get('size')).toBe(size)
    }
  })

  it('is confirmed in the words of the specification in English', async () => {
    await openNavbar({ language: 'en' })
    await page.getByRole('button', { name: 'Global Size' }).click()
    await page.getByRole('menuitemradio', { name: 'Small' }).click()
    await expect.element(page.getByText('Switch Size Success')).toBeVisible()
  })
})

describe('the support contact', () => {
  const button = () => page.getByRole('button', { name: '客服：小林 400-000-0000' })
  const card = () => page.getByRole('dialog', { name: '小林 专属客服' })

  it('is a picture where the window is narrow, and words where it is wide', async () => {
    await openNavbar({ width: 1280 })
    await expect.element(button()).toBeVisible()
    await expect.element(page.getByText('客服：小林 400-000-0000')).not.toBeVisible()
    await page.viewport(1440, 800)
    await expect.element(page.getByText('客服：小林 400-000-0000')).toBeVisible()
  })

  it('opens all the ways to reach it', async () => {
    await openNavbar()
    await button().click()
    await expect.element(card()).toBeVisible()
    await expect
      .element(card().getByRole('link', { name: '400-000-0000', exact: true }))
      .toHaveAttribute('href', 'tel:400-000-0000')
    await expect
      .element(card().getByRole('link', { name: 'support@example.com' }))
      .toHaveAttribute('href', 'mailto:support@example.com')
    for (const text of ['demo_support', '10000000', '周一至周六 9:00–18:30', '400-000-0001'])
      await expect.element(card().getByText(text, { exact: true })).toBeVisible()
    await expect.element(card().getByText('24 小时，仅限推送中断')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('copies each of them and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openNavbar()
    await button().click()
    for (const name of ['电话', '微信', 'QQ', '邮箱'])
      await card()
        .getByRole('button', { name: `复制${name}` })
        .click()
    await expect.element(page.getByText('已复制')).toBeVisible()
    const { phone, wechat, qq, email } = contact
    expect(write.mock.calls).toEqual([[phone], [wechat], [qq], [email]])
  })

  it('shows only what the platform gives', async () => {
    await openNavbar({
      identity: { support: { ...contact, phone: '', qq: '', emergency_phone: '', role: '' } },
    })
    await page.getByRole('button', { name: '客服：小林' }).click()
    const known = page.getByRole('dialog', { name: '小林' })
    await expect.element(known.getByText('demo_support')).toBeVisible()
    await expect.element(known.getByText('电话')).not.toBeInTheDocument()
    await expect.element(known.getByText('QQ')).not.toBeInTheDocument()
    await expect.element(known.getByText('紧急电话')).not.toBeInTheDocument()
  })

  it('has no button where the platform names nobody', async () => {
    await openNavbar({ identity: { support: undefined } })
    await expect.element(accountMenu()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /客服/ })).not.toBeInTheDocument()
  })
})

describe('the documentation centre', () => {
  it.each([
    [
      'zh',
      '文档中心',
      '在新标签页打开',
      ['淘宝', '抖音', '京东', '拼多多', '快手', '支付收款', '短信', '电子发票', '地址解析'],
    ],
    [
      'en',
      'Documentation',
      'opens in a new tab',
      ['Taobao', 'Douyin', 'JD', 'Pinduoduo', 'Kuaishou', 'Payment', 'SMS', 'E-invoice', 'Address parsing'],
    ],
    [
      'es',
      'Documentación',
      'se abre en una pestaña nueva',
      [
        'Taobao',
        'Douyin',
        'JD',
        'Pinduoduo',
        'Kuaishou',
        'Pagos',
        'SMS',
        'Factura electrónica',
        'Direcciones',
      ],
    ],
  ] as const)('offers the nine documents in their order in %s', async (language, name, hint, names) => {
    await openNavbar({ language })
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByRole('menu', { name })).toBeVisible()
    const entries = page.getByRole('menuitem').elements()
    expect(entries.map((entry) => entry.textContent)).toEqual(names.map((one) => `${one}${hint}`))
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
      ['taobao', 'douyin', 'jd', 'pdd', 'kuaishou', 'pay', 'sms', 'einvoice', 'addr'].map(
        (one) => `/docs/${one}`,
      ),
    )
    for (const entry of entries) {
      expect(entry).toHaveAttribute('target', '_blank')
      expect(entry).toHaveAttribute('rel', 'noopener')
    }
  })
})
