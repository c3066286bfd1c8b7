import type { Locator, Page } from '@playwright/test'
import { idOf } from '@/declaration'
import { actsOnShop, flippedTopics, openAction, type Shop } from '../acts'
import { expect, signIn } from '../fixtures'
import { filterBy } from '../onPage'
import { anId, perform, type Step, type Story, said } from './wire'

const asked = { page: '1', limit: '20', sort: '-create_time' } as const
const running = { op: 'pdd', grant_status: 'GRANTED', sync_status: 'RUNNING' } as const

type Listed = Shop & { readonly shop_name: string }

/** Requests what the filters say, and returns the platform's answer. */
const query = async (page: Page): Promise<readonly Listed[]> => {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/user/merchantlist')),
    page.getByRole('button', { name: '查询' }).click(),
  ])
  return (await response.json()).data.items
}

/** The platform's answer about a topic. */
interface Topic {
  readonly topic: string
  readonly title: string
  readonly is_enable: boolean
}

/** The shop of this story, and its topics, in the platform's words. */
let shop: Listed
let topics: readonly Topic[]

const rowOf = (page: Page): Locator => page.getByRole('row', { name: `选择：${shop.shop_name}` }).first()

/** The version of the shop on the screen: a call with an older one is refused. */
const version = expect.any(Number)
/** Sent with an action on the shop: an id and the version. A batch has a version per shop id. */
const seen = () => ({ request_id: anId, version })
const seenInBatch = () => ({
  request_id: anId,
  versions: { [idOf(['op', 'app_id', 'seller_nick'], { ...shop })]: version },
})

const save: Step = async (context) => {
  const { done } = await perform(context, actsOnShop(shop, rowOf), seenInBatch())
  await said(context.page, done)
}

/** Actions that can be undone, and those on several records, show each result until they are closed. */
const run =
  (more: () => object): Step =>
  async (context) => {
    const { done } = await perform(context, actsOnShop(shop, rowOf), more())
    const dialog = context.page.getByRole('dialog')
    await expect(dialog.getByText(done, { exact: true })).toBeVisible()
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

  'POST /user/savepaidpushrule': save,

  'POST /user/saveflagpushrule': save,

  'POST /user/saveagentpay': save,

  'GET /user/eventlist': async ({ page, wire }) => {
    const answer = page.waitForResponse((one) => one.url().includes('/user/eventlist'))
    await openAction(rowOf(page), '消息设置')
    const { op, app_id, seller_nick } = shop
    await wire.sent('GET /user/eventlist', { query: { op, appId: app_id, sellerNick: seller_nick } })
    topics = (await (await answer).json()).data.items
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('switch')).toHaveCount(topics.length)
    await dialog.getByRole('button', { name: '关闭', exact: true }).click()
  },

  'POST /user/updateeventlist': async (context) => {
    const on = topics.filter(({ title, is_enable }) => is_enable !== flippedTopics.includes(title))
    const { done } = await perform(context, actsOnShop(shop, rowOf), {
      topic_list: on.map(({ topic }) => topic),
      ...seen(),
    })
    await expect(context.page.getByRole('dialog')).toBeHidden()
    await said(context.page, done)
  },

  'POST /user/updateevent': async (context) => {
    await run(seen)(context)
    await context.page.getByRole('button', { name: '取消选择' }).click()
  },

  'POST /user/cleargrant': async (context) => {
    await run(seenInBatch)(context)
    await expect(rowOf(context.page)).toBeHidden()
  },

  'POST /user/merchantremove': async (context) => {
    const { page } = context
    await filterBy(page, '授权状态', '已清除')
    await filterBy(page, '同步状态', '已暂停')
    await query(page)
    await run(seenInBatch)(context)
    await expect(rowOf(page)).toBeHidden()
  },
}
