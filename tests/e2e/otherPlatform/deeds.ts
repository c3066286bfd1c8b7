import type { Locator, Page } from '@playwright/test'
import { expect, go, test } from './fixtures'

/** Something that an operator does, which is one call. */
export interface Deed {
  /** Below `/api`. */
  readonly path: string
  /** The page where it is done. */
  readonly at: string
  /** Does it, up to the click that sends the call. */
  readonly begin: (page: Page) => Promise<void>
  /** What the console says once the call is answered with code 0. */
  readonly done: string | RegExp
  /** What has to stand in the call. */
  readonly query?: object
  readonly body: object
  /** It is a run, which says in its own dialog what became of each record. */
  readonly run?: true
}

const shops = '/merchant/merchant'
const account = '/paymentaccount/paymentaccount'

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const rowOf = (page: Page, nick: string): Locator => page.getByRole('row').filter({ hasText: nick })

/** Opens an action of a shop, out of its row or the menu of the row. */
export async function openAction(page: Page, nick: string, name: string): Promise<void> {
  await rowOf(page, nick)
    .getByRole('button', { name: /^更多操作/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()

const teashop = { op: 'pdd', app_id: '20001', seller_nick: '南山茶铺' }
const teashopInAddress = { op: 'pdd', appId: '20001', sellerNick: '南山茶铺' }

/** What is done to shops, with those that the platform lists. */
const ofShops: readonly Deed[] = [
  {
    path: '/user/savepaidpushrule',
    at: shops,
    begin: async (page) => {
      await openAction(page, '南山茶铺', '留言规则')
      await dialogOf(page).getByRole('switch').click()
      await press(page, '保存')
    },
    done: '已保存',
    body: { targets: [teashop], is_enable: true, filter_express: '' },
  },
  {
    path: '/user/saveflagpushrule',
    at: shops,
    begin: async (page) => {
      await openAction(page, '南山茶铺', '备注旗帜规则')
      await dialogOf(page).getByRole('switch').click()
      await dialogOf(page).getByRole('checkbox', { name: '红' }).click()
      await press(page, '保存')
    },
    done: '已保存',
    body: {
      targets: [teashop],
      ordersync_after_seller_change_memo: true,
      ordersync_seller_flag: '1',
      ordersync_memo_filter_express: '',
    },
  },
  {
    path: '/user/saveagentpay',
    at: shops,
    begin: async (page) => {
      await openAction(page, '南山茶铺', '代付设置')
      await dialogOf(page).getByRole('switch').click()
      await press(page, '保存')
    },
    done: '已保存',
    body: { targets: [teashop], is_enable: true },
  },
  {
    path: '/user/updateevent',
    at: shops,
    begin: async (page) => {
      await rowOf(page, '南山茶铺').getByRole('checkbox').check()
      const ticked = page.getByRole('region', { name: '已选记录' })
      await ticked.getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: '批量消息设置' }).click()
      await dialogOf(page).getByRole('radio', { name: '收货地址修改' }).click()
      await press(page, '为 1 家店铺开启')
    },
    done: '1 项全部成功',
    query: teashopInAddress,
    body: { topic: 'pdd_trade_address', is_enable: true },
    run: true,
  },
  {
    path: '/user/updateeventlist',
    at: shops,
    begin: async (page) => {
      await openAction(page, '南山茶铺', '消息设置')
      await dialogOf(page).getByRole('switch', { name: '收货地址修改' }).click()
      await press(page, '保存')
    },
    done: '已保存',
    query: teashopInAddress,
    body: {},
  },
  {
    path: '/user/cleargrant',
    at: shops,
    begin: async (page) => {
      await openAction(page, '南山茶铺', '清除授权')
      await press(page, '清除授权')
    },
    done: '1 项全部成功',
    body: { targets: [teashop] },
    run: true,
  },
  {
    path: '/user/merchantremove',
    at: shops,
    begin: async (page) => {
      await openAction(page, '海风数码', '移除')
      await press(page, '移除')
    },
    done: '1 项全部成功',
    body: { targets: [{ op: 'jd', app_id: '20002', seller_nick: '海风数码' }] },
    run: true,
  },
]

/** What is done on the partner's own page. */
const ofPartner: readonly Deed[] = [
  {
    path: '/user/updatepartner',
    at: account,
    begin: async (page) => {
      await page.getByRole('button', { name: '编辑推送', exact: true }).click()
      await dialogOf(page).getByLabel('订单推送地址').fill('https://shop.example.com/orders')
      await press(page, '保存')
    },
    done: '已保存',
    body: { order_push_url: 'https://shop.example.com/orders' },
  },
  {
    path: '/user/updateipwhite',
    at: account,
    begin: async (page) => {
      await page.getByRole('button', { name: '编辑白名单', exact: true }).click()
      await dialogOf(page).getByRole('textbox').fill('8.8.8.8')
      await press(page, '保存')
    },
    done: '已保存',
    body: { ip_list: ['8.8.8.8'] },
  },
  {
    path: '/user/bindauthpushurl',
    at: account,
    begin: async (page) => {
      await page.getByLabel('授权推送地址').fill('https://shop.example.com/grants')
      await page.getByRole('button', { name: '绑定', exact: true }).click()
    },
    done: '已保存',
    body: { auth_push_url: 'https://shop.example.com/grants' },
  },
]

const password: Deed = {
  path: '/user/editpwd',
  at: '/dashboard',
  begin: async (page) => {
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    await page.getByLabel('旧密码', { exact: true }).fill('secret1')
    await page.getByLabel('新密码', { exact: true }).fill('secret2')
    await page.getByLabel('确认新密码', { exact: true }).fill('secret2')
    await press(page, '确定')
  },
  done: '修改成功',
  body: { old_password: 'secret1', new_password: 'secret2', new_password_again: 'secret2' },
}

/** Deeds that need nothing of the answer: code 0 says that they are done. */
export const deeds: readonly Deed[] = [...ofShops, ...ofPartner, password]

/** Deeds that show something of the answer: the content of a code to be scanned. */
export const scans: readonly (Deed & { readonly lacks: string })[] = [
  {
    path: '/user/getpayqrcode',
    at: account,
    begin: async (page) => {
      await page.getByRole('button', { name: '充值', exact: true }).click()
      await dialogOf(page).getByRole('button', { name: /^充值/ }).click()
    },
    done: /请用微信支付扫码支付/,
    body: { amount_fen: 100_000, pay_channel: 'WXPAY' },
    lacks: 'out_trade_no',
  },
  {
    path: '/user/getbindwxqrcode',
    at: account,
    begin: (page) => page.getByRole('button', { name: '绑定微信', exact: true }).click(),
    done: /请用微信扫一扫/,
    body: {},
    lacks: 'scene_str',
  },
]

/** Goes where a deed is done, and begins it. */
export async function begin(page: Page, { at, begin }: Deed): Promise<void> {
  await go(page, at)
  await begin(page)
}

/** Leaves whatever a deed has opened, and what was told of it: the next one begins on the page. */
export async function leave(page: Page): Promise<void> {
  await close(dialogOf(page))
  await page
    .getByRole('button', { name: '关闭提示', includeHidden: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).click()))
}

const close = async (dialog: Locator) => {
  if (!(await dialog.isVisible())) return
  await dialog
    .getByRole('button', { name: /^(关闭|取消|在后台继续)$/ })
    .first()
    .click()
  const discard = dialog.getByRole('button', { name: '放弃修改' })
  await expect(discard.or(dialog.page().locator('body:not(:has([role=dialog]))'))).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(dialog).toHaveCount(0)
}

/** Tries one of several things; when it cannot be done, that is a failure and the next begins on a fresh page. */
export const attempt = (page: Page, name: string, body: () => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    const problem = await body().then(
      () => '',
      (error: unknown) => String(error),
    )
    expect.soft(problem, name).toBe('')
    if (problem) await page.goto('/dashboard')
  })
