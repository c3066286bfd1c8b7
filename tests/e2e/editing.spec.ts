import type { Page } from '@playwright/test'
import { bodyOf } from './bodies'
import { expect, signIn, test } from './fixtures'
import { ask } from './onPage'
import { targetsOf } from './runs'

/*
 * Settings of several shops at once: those that differ stay as they are until they are changed, and are never overwritten unseen.
 */

interface Shop {
  readonly op: string
  readonly app_id: string
  readonly seller_nick: string
  readonly shop_name: string
  readonly paid_push_rule: string
}

const keyOf = ({ op, app_id, seller_nick }: Shop) => ({ op, app_id, seller_nick })

const shops = async (page: Page) =>
  (
    await ask<{ items: readonly Shop[] }>(
      page.context(),
      'merchantlist?op=taobao&grant_status=GRANTED&limit=20',
    )
  ).items
const ruleOf = async (page: Page, { seller_nick }: Shop) => {
  const rule = (await shops(page)).find((shop) => shop.seller_nick === seller_nick)?.paid_push_rule
  return rule === undefined ? undefined : JSON.parse(rule)
}

/** Two ticked shops, each with its own push rules, and the question about both. */
const openBoth = async (page: Page) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页')
  const [one, other] = await shops(page)
  if (!one || !other) throw new Error('there are shops among the samples')
  for (const [shop, word] of [
    [one, '加急'],
    [other, 'vip'],
  ] as const)
    await ask(page.context(), 'savepaidpushrule', {
      ...keyOf(shop),
      is_enable: true,
      filter_express: `买家留言 包含 '${word}'`,
    })
  await page.goto(
    `/merchant/merchant?perPage=20&filter=${encodeURIComponent('{"op":"taobao","grant_status":"GRANTED"}')}`,
  )
  for (const { shop_name } of [one, other])
    await page.getByRole('checkbox', { name: `选择：${shop_name}`, exact: true }).check()
  await page.getByRole('region', { name: '已选记录' }).getByRole('button', { name: '留言规则' }).click()
  return { one, other, question: page.getByRole('dialog', { name: '留言规则（2 条）' }) }
}

test('two shops with the rules 加急 and vip are switched off at once, and each keeps its own rule', async ({
  page,
}) => {
  const { one, other, question } = await openBoth(page)
  const conditions = question.getByRole('group', { name: '留言条件' })
  await expect(conditions).toContainText('多个值 – 不修改')
  await expect(conditions).toContainText('1 条：包含“加急”；1 条：包含“vip”')
  await expect(question.getByRole('switch')).toBeChecked()
  const save = question.getByRole('button', { name: '保存（2 条）' })

  // How both used to be overwritten: by just saving.
  await save.click()
  await expect(question.getByRole('alert')).toHaveText('还没有修改任何一项')

  await question.getByRole('switch').click()
  await expect(question.getByRole('region', { name: '将要修改' })).toContainText(
    '按买家留言推送：2 条：是 → 否',
  )
  const sent = page.waitForRequest(/\/user\/savepaidpushrule$/)
  await save.click()
  const { request_id, ...body } = bodyOf(await sent) ?? {}
  expect(request_id).toMatch(/./)
  expect({ ...body, targets: new Set(targetsOf(body).map((shop) => JSON.stringify(shop))) }).toEqual({
    targets: new Set([one, other].map((shop) => JSON.stringify(keyOf(shop)))),
    is_enable: false,
    // Each rule was saved once, which made a second version of its shop.
    versions: Object.fromEntries([one, other].map((shop) => [Object.values(keyOf(shop)).join('~'), 2])),
  })
  await expect(question.getByText('2 条全部成功')).toBeVisible()
  expect(await ruleOf(page, one)).toEqual({ is_enable: false, filter_express: "买家留言 包含 '加急'" })
  expect(await ruleOf(page, other)).toEqual({ is_enable: false, filter_express: "买家留言 包含 'vip'" })
})
