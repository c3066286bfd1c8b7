import { expect, type Locator, type Page } from '@playwright/test'
import { chooseInAccount } from './onPage'

/** Something that an operator does, with a single call. */
export interface Act {
  /** Below `/api`; all are posted. */
  readonly path: string
  /** The page where it is done. */
  readonly at: string
  /** Does it, up to the click that sends the call. */
  begin(page: Page): Promise<void>
  /** What the console says once the call is answered with code 0. */
  readonly done: string | RegExp
  /** What the call must contain. */
  readonly query?: object
  readonly body: object
  /** It is a run, with its own dialog that shows what happened to each record. */
  readonly run?: true
}

/** A shop as the platform names it. */
export interface Shop {
  readonly op: string
  readonly app_id: string
  readonly seller_nick: string
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()

const allDone = '1 条全部成功'

/** Opens an action of a row: with its button, or from the menu if there was no room for one. */
export async function openAction(row: Locator, name: string): Promise<void> {
  await expect(row).toBeVisible()
  const button = row.getByRole('button', { name })
  if (await button.isVisible()) return button.click()
  await row.getByRole('button', { name: /^更多操作/ }).click()
  await row.page().getByRole('menuitem', { name, exact: true }).click()
}

/** The topics that the test switches the other way in a shop's settings. */
export const flippedTopics: readonly string[] = ['收货地址修改', '交易成功']

/** What is done to one shop in the list of merchants: settings, topics, and at last its end. */
export function actsOnShop({ op, app_id, seller_nick }: Shop, rowOf: (page: Page) => Locator): Act[] {
  const at = '/merchant/merchant'
  const targets = [{ op, app_id, seller_nick }]
  const query = { op, appId: app_id, sellerNick: seller_nick }
  const setting = (
    path: string,
    name: string,
    fill: (dialog: Locator) => Promise<void>,
    sent: Pick<Act, 'query' | 'body'>,
  ): Act => ({
    path,
    at,
    done: '已保存',
    ...sent,
    begin: async (page) => {
      await openAction(rowOf(page), name)
      await fill(dialogOf(page))
      await press(page, '保存')
    },
  })
  const ending = (path: string, name: string): Act => ({
    path,
    at,
    done: allDone,
    run: true,
    body: { targets },
    begin: async (page) => {
      await openAction(rowOf(page), name)
      await press(page, name)
    },
  })
  return [
    setting(
      '/user/savepaidpushrule',
      '留言规则',
      async (dialog) => {
        await dialog.getByRole('switch', { name: '按买家留言推送' }).setChecked(true)
        await dialog.getByRole('textbox', { name: /表达式/ }).fill("买家留言 包含 '发票'")
      },
      { body: { targets, is_enable: true, filter_express: "买家留言 包含 '发票'" } },
    ),
    setting(
      '/user/saveflagpushrule',
      '备注旗帜规则',
      async (dialog) => {
        await dialog.getByRole('switch', { name: '修改备注或旗帜后推送' }).setChecked(true)
        await dialog.getByRole('textbox', { name: /表达式/ }).fill("卖家备注 包含 '加急'")
        for (const [index, flag] of ['灰', '红', '黄', '绿', '蓝', '紫'].entries())
          await dialog.getByRole('checkbox', { name: flag }).setChecked(index === 1 || index === 3)
      },
      {
        body: {
          targets,
          ordersync_after_seller_change_memo: true,
          ordersync_seller_flag: '1,3',
          ordersync_memo_filter_express: "卖家备注 包含 '加急'",
        },
      },
    ),
    setting(
      '/user/saveagentpay',
      '代付设置',
      async (dialog) => {
        await dialog.getByRole('switch', { name: '启用代付' }).setChecked(true)
        await dialog.getByRole('textbox', { name: '每月限额' }).fill('300')
      },
      { body: { targets, is_enable: true, month_limit_li: 300_000 } },
    ),
    setting(
      '/user/updateeventlist',
      '消息设置',
      async (dialog) => {
        for (const name of flippedTopics) await dialog.getByRole('switch', { name }).click()
      },
      { query, body: {} },
    ),
    {
      path: '/user/updateevent',
      at,
      begin: async (page) => {
        await rowOf(page).getByRole('checkbox').check()
        await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '更多' }).click()
        await page.getByRole('menuitem', { name: '批量消息设置' }).click()
        await dialogOf(page).getByRole('radio', { name: '交易成功' }).click()
        await press(page, '为 1 家店铺开启')
      },
      done: allDone,
      run: true,
      query,
      body: { topic: 'pdd_trade_success', is_enable: true },
    },
    ending('/user/cleargrant', '清除授权'),
    ending('/user/merchantremove', '移除'),
  ]
}

const ofPartner = { at: '/paymentaccount/paymentaccount', done: '已保存' }

/** What the partner can do on their own page. */
export const partnerActs: readonly Act[] = [
  {
    ...ofPartner,
    path: '/user/updatepartner',
    begin: async (page) => {
      await page.getByRole('button', { name: '编辑推送', exact: true }).click()
      await dialogOf(page).getByLabel('订单推送地址').fill('https://shop.example.com/orders')
      await press(page, '保存')
    },
    body: { order_push_url: 'https://shop.example.com/orders' },
  },
  {
    ...ofPartner,
    path: '/user/updateipwhite',
    begin: async (page) => {
      await page.getByRole('button', { name: '编辑白名单', exact: true }).click()
      await dialogOf(page).getByRole('textbox').fill('198.51.100.7, 198.51.100.8')
      await press(page, '保存')
    },
    body: { ip_list: ['198.51.100.7', '198.51.100.8'] },
  },
  {
    ...ofPartner,
    path: '/user/bindauthpushurl',
    begin: async (page) => {
      await page.getByLabel('授权推送地址').fill('https://erp.example.com/grant')
      await page.getByRole('button', { name: '绑定', exact: true }).click()
    },
    body: { auth_push_url: 'https://erp.example.com/grant' },
  },
]

/** An act that shows a QR code, and then asks repeatedly whether it has been scanned. */
interface Scan extends Act {
  /** The field of the answer that the code needs. */
  readonly lacks: string
  /** The call that asks whether it has been scanned, and the message once it has. */
  readonly check: string
  readonly scanned: RegExp
}

export const scans: readonly Scan[] = [
  {
    path: '/user/getpayqrcode',
    at: ofPartner.at,
    begin: async (page) => {
      await page.getByRole('button', { name: '充值', exact: true }).click()
      await press(page, '充值 ¥ 1,000.00')
    },
    done: /请用微信支付扫码支付/,
    body: { amount_fen: 100_000, pay_channel: 'WXPAY' },
    lacks: 'out_trade_no',
    check: '/user/checkpaymentstatus',
    scanned: /^充值成功/,
  },
  {
    path: '/user/getbindwxqrcode',
    at: ofPartner.at,
    begin: (page) => page.getByRole('button', { name: '绑定微信', exact: true }).click(),
    done: /请用微信扫一扫/,
    body: {},
    lacks: 'scene_str',
    check: '/user/checkwxbindstatus',
    scanned: /^已绑定微信/,
  },
]

export const changePassword = (before: string, after: string): Act => ({
  path: '/user/editpwd',
  at: '/dashboard',
  begin: async (page) => {
    await chooseInAccount(page, '修改密码')
    await dialogOf(page).getByLabel('旧密码', { exact: true }).fill(before)
    await dialogOf(page).getByLabel('新密码', { exact: true }).fill(after)
    await dialogOf(page).getByLabel('确认新密码', { exact: true }).fill(after)
    await press(page, '确定')
  },
  done: '修改成功',
  body: { old_password: before, new_password: after, new_password_again: after },
})

/** On the registration or the password recovery page: requests a code for a number. */
export async function askForCode(page: Page, at: '/register' | '/resetpwd', mobile: string): Promise<void> {
  await page.goto(at)
  await page.getByLabel('手机号', { exact: true }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
}

/** Registers `newcomer` with the code that was sent. */
export async function register(page: Page, vcode: string): Promise<void> {
  await page.getByRole('radio', { name: '软件服务商' }).check()
  await page.getByLabel('公司名称').fill(newcomer.company_name)
  await page.getByLabel('联系人').fill(newcomer.contact_name)
  await page.getByLabel('短信验证码').fill(vcode)
  await page.getByLabel('用户名', { exact: true }).fill(newcomer.username)
  await page.getByLabel('密码', { exact: true }).fill(newcomer.password)
  await page.getByLabel('确认密码').fill(newcomer.password)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}

export const newcomer = {
  company_name: '山岚软件有限公司',
  contact_name: '山岚',
  username: 'shanlan_soft',
  password: 'mountain1',
}

/** Sets a new password with the code that was sent. */
export async function resetPassword(page: Page, vcode: string, password: string): Promise<void> {
  await page.getByLabel('短信验证码').fill(vcode)
  await page.getByLabel('新密码').fill(password)
  await page.getByLabel('确认密码').fill(password)
  await page.getByRole('button', { name: '重置密码', exact: true }).click()
}
