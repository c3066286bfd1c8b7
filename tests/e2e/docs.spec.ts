import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { languages, speak } from './languages'
import { go, look } from './looks'

/** The nine documents by their addresses, and a call that each describes. */
const documents = {
  taobao: { names: ['淘宝', 'Taobao', 'Taobao'], call: 'POST /user/cleargrant' },
  douyin: { names: ['抖音', 'Douyin', 'Douyin'], call: 'GET /user/grantlink' },
  jd: { names: ['京东', 'JD', 'JD'], call: 'POST /user/updateevent' },
  pdd: { names: ['拼多多', 'Pinduoduo', 'Pinduoduo'], call: 'POST /user/updateeventlist' },
  kuaishou: { names: ['快手', 'Kuaishou', 'Kuaishou'], call: 'POST /user/repushorder' },
  pay: { names: ['支付收款', 'Payment', 'Pagos'], call: 'POST /user/refundtrade' },
  sms: { names: ['短信', 'SMS', 'SMS'], call: 'POST /user/sendsms' },
  einvoice: { names: ['电子发票', 'E-invoice', 'Factura electrónica'], call: 'GET /user/eventlist' },
  addr: { names: ['地址解析', 'Address parsing', 'Direcciones'], call: 'GET /user/feepricelist' },
} as const

const searchNames = ['搜索文档', 'Search the documentation', 'Buscar en la documentación']

const resultNames = ['搜索结果', 'Search results', 'Resultados de la búsqueda']

const shown = (page: Page) => page.getByRole('main').locator('.docs-page:visible')
const command = (page: Page, call: string) => shown(page).getByRole('region', { name: `curl · ${call}` })

for (const [index, words] of languages.entries())
  test(`the documentation centre in ${words.language}`, async ({ page, context, platform }) => {
    test.slow()
    await signIn(page)
    await speak(context, platform.url, words)
    await page.goto('/docs/taobao')
    for (const [slug, { names, call }] of Object.entries(documents)) {
      await go(page, `/docs/${slug}`)
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(names[index] ?? '')
      const [, path = ''] = call.split(' ')
      await shown(page).locator('summary', { hasText: path }).first().click()
      await expect(command(page, call)).toContainText(`${platform.url}/api${path}`)
      await expect(command(page, call)).toContainText('X-Token: $TOKEN')
      await look(page, `docs-${slug}-${words.language}.png`, index === 0 ? 'all' : 'all but colours')
    }
    await shown(page).getByRole('searchbox', { name: searchNames[index] }).fill('refund_fee')
    const results = shown(page).getByRole('list', { name: resultNames[index] })
    await expect(results.getByRole('link').first()).toContainText('refund_fee')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/pay#pay-post-user-refundtrade$/)
    await expect(command(page, 'POST /user/refundtrade')).toBeVisible()
  })

test('a link to a chapter opens at the chapter, and a kept document stays where it was read', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/docs/sms#sms-reports')
  const chapter = shown(page).getByRole('heading', { level: 2, name: '回执与状态码' })
  await expect(chapter).toBeInViewport()
  await shown(page).getByRole('link', { name: '计费', exact: true }).click()
  const fees = shown(page).getByRole('heading', { level: 2, name: '计费' })
  await expect(fees).toBeInViewport()
  await page.getByRole('tab', { name: '首页' }).click()
  await page.getByRole('tab', { name: '短信', exact: true }).click()
  await expect(fees).toBeInViewport()
})

test('a document is printed whole, without the frame around it', async ({ page }) => {
  await signIn(page)
  await page.goto('/docs/addr')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('地址解析')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(command(page, 'GET /user/feepricelist')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('button', { name: '文档中心' })).toBeHidden()
})

test('on a phone by night it can be read as well', async ({ page, context, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await context.addCookies([{ name: 'appearance', value: 'dark', url: platform.url }])
  await page.goto('/docs/pay#pay-post-user-refundtrade')
  await expect(command(page, 'POST /user/refundtrade')).toBeVisible()
  await look(page, 'docs-pay-phone-dark.png', 'all')
})
