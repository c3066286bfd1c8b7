import type { Locator, Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import { filterBy } from '../onPage'
import { anId, type Story, said } from './wire'

/** What a call says of a shop in its body. */
interface Shop {
  readonly op: string
  readonly app_id: string
  readonly seller_nick: string
  readonly shop_name: string
}

/** The shop as bodies name it, and as addresses do. */
const target = () => ({ op: shop.op, app_id: shop.app_id, seller_nick: shop.seller_nick })
const inAddress = () => ({ sellerNick: shop.seller_nick, appId: shop.app_id, op: shop.op })

const asked = { page: '1', limit: '20', sort: '-create_time' } as const
const running = { op: 'pdd', grant_status: 'GRANTED', sync_status: 'RUNNING' } as const

/** Asks for what the filters say, and gives what the platform answers. */
const query = async (page: Page): Promise<readonly Shop[]> => {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/user/merchantlist')),
    page.getByRole('button', { name: '查询' }).click(),
  ])
  return (await response.json()).data.items
}

/** What the platform answers of a topic. */
interface Topic {
  readonly topic: string
  readonly title: string
  readonly is_enable: boolean
  readonly is_mandatory: boolean
}

/** The shop of this story, and its topics, in the platform's words. */
let shop: Shop
let topics: readonly Topic[]

const rowOf = (page: Page): Locator => page.getByRole('row', { name: `选择：${shop.shop_name}` }).first()

/** The shop's own menu, and what stands in it under this name. */
const choose = async (page: Page, name: string) => {
  await rowOf(page)
    .getByRole('button', { name: /^更多操作：/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** What can be taken back, and what is done with several, says what became of each until it is closed. */
const allDone = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 项全部成功', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭', exact: true }).click()
}

/** The merchants' list and what is done from it. */
export const merchants: Story = {
  'GET /user/merchantlist': async ({ page, wire }) => {
    await signIn(page)
    await page.getByRole('navigation').getByRole('link', { name: '授权商家', exact: true }).click()
    await wire.sent('GET /user/merchantlist', { query: asked })
    await page.getByRole('button', { name: '展开' }).click()
    await filterBy(page, '平台', '拼多多')
    await filterBy(page, '授权状态', '已授权')
    await filterBy(page, '同步状态', '正常')
    const [first] = await query(page)
    await wire.sent('GET /user/merchantlist', { query: { ...asked, ...running } })
    if (!first) throw new Error('the sandbox has no such shop')
    shop = first
    await expect(rowOf(page)).toBeVisible()
  },

  'POST /user/savepaidpushrule': async ({ page, wire }) => {
    await rowOf(page).getByRole('button', { name: '留言规则' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: '按买家留言推送' }).setChecked(true)
    await dialog.getByRole('textbox', { name: /表达式/ }).fill("买家留言 包含 '发票'")
    await dialog.getByRole('button', { name: '保存' }).click()
    await wire.sent('POST /user/savepaidpushrule', {
      body: {
        targets: [target()],
        is_enable: true,
        filter_express: "买家留言 包含 '发票'",
        request_id: anId,
      },
    })
    await said(page, '已保存')
  },

  'POST /user/saveflagpushrule': async ({ page, wire }) => {
    await choose(page, '备注旗帜规则')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: '修改备注或旗帜后推送' }).setChecked(true)
    await dialog.getByRole('textbox', { name: /表达式/ }).fill("卖家备注 包含 '加急'")
    for (const [index, flag] of ['灰', '红', '黄', '绿', '蓝', '紫'].entries())
      await dialog.getByRole('checkbox', { name: flag }).setChecked(index === 1 || index === 3)
    await dialog.getByRole('button', { name: '保存' }).click()
    await wire.sent('POST /user/saveflagpushrule', {
      body: {
        targets: [target()],
        ordersync_after_seller_change_memo: true,
        ordersync_seller_flag: '1,3',
        ordersync_memo_filter_express: "卖家备注 包含 '加急'",
        request_id: anId,
      },
    })
    await said(page, '已保存')
  },

  'POST /user/saveagentpay': async ({ page, wire }) => {
    await choose(page, '代付设置')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: '启用代付' }).setChecked(true)
    await dialog.getByRole('textbox', { name: '每月限额' }).fill('300')
    await dialog.getByRole('button', { name: '保存' }).click()
    await wire.sent('POST /user/saveagentpay', {
      body: {
        targets: [target()],
        is_enable: true,
        month_limit_li: 300_000,
        request_id: anId,
      },
    })
    await said(page, '已保存')
  },

  'GET /user/eventlist': async ({ page, wire }) => {
    const answer = page.waitForResponse((one) => one.url().includes('/user/eventlist'))
    await choose(page, '消息设置')
    await wire.sent('GET /user/eventlist', { query: inAddress() })
    topics = (await (await answer).json()).data.items
    await expect(page.getByRole('dialog').getByRole('switch')).toHaveCount(topics.length)
  },

  'POST /user/updateeventlist': async ({ page, wire }) => {
    const dialog = page.getByRole('dialog')
    const [off, turned] = topics.filter(({ is_mandatory }) => !is_mandatory)
    if (!off || !turned) throw new Error('the channel has too few topics')
    await dialog.getByRole('switch', { name: off.title }).setChecked(false)
    await dialog.getByRole('switch', { name: turned.title }).setChecked(!turned.is_enable)
    await dialog.getByRole('button', { name: '保存' }).click()
    const on = topics.filter((one) => one !== off && one.is_enable !== (one === turned))
    await wire.sent('POST /user/updateeventlist', {
      query: inAddress(),
      body: { topic_list: on.map(({ topic }) => topic), request_id: anId },
    })
    await expect(dialog).toBeHidden()
    await said(page, '已保存')
  },

  'POST /user/updateevent': async ({ page, wire }) => {
    const off = topics.find(({ is_mandatory }) => !is_mandatory)
    await rowOf(page).getByRole('checkbox').check()
    await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '批量消息设置' }).click()
    const dialog = page.getByRole('dialog', { name: '批量消息设置' })
    await dialog.getByRole('radio', { name: off?.title ?? '' }).click()
    await dialog.getByRole('button', { name: '为 1 家店铺开启' }).click()
    await wire.sent('POST /user/updateevent', {
      query: inAddress(),
      body: { topic: off?.topic, is_enable: true, request_id: anId },
    })
    await allDone(page)
    await page.getByRole('button', { name: '取消选择' }).click()
  },

  'POST /user/cleargrant': async ({ page, wire }) => {
    await choose(page, '清除授权')
    await page.getByRole('dialog').getByRole('button', { name: '清除授权' }).click()
    await wire.sent('POST /user/cleargrant', { body: { targets: [target()], request_id: anId } })
    await allDone(page)
    await expect(rowOf(page)).toBeHidden()
  },

  'POST /user/merchantremove': async ({ page, wire }) => {
    await filterBy(page, '授权状态', '已清除')
    await filterBy(page, '同步状态', '已暂停')
    await query(page)
    await choose(page, '移除')
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
    await wire.sent('POST /user/merchantremove', {
      body: { targets: [target()], request_id: anId },
    })
    await allDone(page)
    await expect(rowOf(page)).toBeHidden()
  },
}
