import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enter, expect, signIn, test, totalOf } from './fixtures'
import { keys } from './page'

/* An operator's tasks in WebKit, each from signing in to its result on the platform. */

test('a visitor is sent to sign in, comes back to the list, and filters it', async ({ webkit }) => {
  await webkit.goto('/pay/tradelist?filter=%7B%22pay_channel%22%3A%22ALIPAY%22%7D')
  await expect.poll(() => webkit.url()).toContain('/login?redirect=')
  await enter(webkit)
  await expect.poll(() => webkit.text('heading')).toContain('交易记录')
  expect(await webkit.url()).toContain('ALIPAY')
  const before = await totalOf(webkit)
  await webkit.see('gridcell', { name: '支付宝' })
  expect(await webkit.count('gridcell', { name: '微信支付' })).toBe(0)

  await webkit.click('button', { part: '展开' })
  await webkit.click('combobox', { name: '交易状态' })
  await webkit.click('option', { name: '转入退款' })
  await webkit.click('button', { name: '查询' })
  await expect.poll(() => totalOf(webkit)).toBeLessThan(before)
})

/** The shops that a bulk run sent to the platform, call by call. The second answer never reaches the page. */
const loseSecondAnswer = `
  const calls = globalThis.pauses = []
  const { fetch } = globalThis
  globalThis.fetch = async (address, init) => {
    if (!String(address).includes('/user/syncpause')) return fetch(address, init)
    calls.push(JSON.parse(init.body))
    const answer = await fetch(address, init)
    return calls.length < 2 ? answer : new Promise(() => {})
  }`

const noteCalls = loseSecondAnswer.replace('calls.length < 2', 'true')

interface Pause {
  readonly request_id: string
  readonly targets: readonly object[]
}

test('a bulk run that a reload has cut off is offered again, and does nothing twice', async ({ webkit }) => {
  await signIn(webkit)
  await webkit.goto(
    `/merchant/merchant?filter=${encodeURIComponent('{"op":"pdd","grant_status":"GRANTED","sync_status":"RUNNING"}')}`,
  )
  const total = await totalOf(webkit)
  expect(total).toBeGreaterThan(200)
  await webkit.click('checkbox', { name: '选择本页全部' })
  await webkit.click('button', { part: '选择此筛选下全部' })
  await webkit.see('body', { part: '已选择此筛选下全部' })
  await webkit.run(loseSecondAnswer)
  await webkit.click('button', { part: '暂停同步', within: ['region', { name: '已选记录' }] })
  await webkit.click('button', { part: '暂停同步', within: ['dialog'] })
  const calls = () => webkit.run<readonly Pause[]>('return globalThis.pauses')
  await expect.poll(async () => (await calls()).length).toBe(2)
  const before = await calls()
  await webkit.reload()
  await webkit.see('body', { part: '有 1 个后台任务被中断' })
  await webkit.run(noteCalls)
  await webkit.click('button', { name: '查看' })
  await webkit.click('button', { name: '继续', within: ['dialog'] })
  await webkit.see('body', { part: `${total.toLocaleString('en')} 条全部成功` })
  const sent = [...before, ...(await calls())].flatMap(({ targets, request_id }) =>
    targets.map((target) => [JSON.stringify(target), request_id] as const),
  )
  expect(new Set(sent.map(([target]) => target)).size).toBe(total)
  expect(new Set(sent.map((one) => one.join())).size).toBe(total)
  await webkit.press(keys.Escape)
  await expect.poll(() => totalOf(webkit)).toBe(0)
})

/** When a draft was last written, ms; 0 for never. */
const lastDraftAt = `
  const database = 'open-platform-console.drafts'
  return indexedDB.databases().then((all) => all.some(({ name }) => name === database) ? new Promise((done, fail) => {
    const opening = indexedDB.open(database)
    opening.onerror = fail
    opening.onsuccess = () => {
      const asking = opening.result.transaction('drafts').objectStore('drafts').getAll()
      asking.onerror = fail
      asking.onsuccess = () => {
        opening.result.close()
        done(Math.max(0, ...asking.result.map(({ savedAt }) => savedAt)))
      }
    }
  }) : 0)`

test('a half-typed form is offered again in another window, and saved whole', async ({ webkit }) => {
  await signIn(webkit)
  await webkit.goto('/pay/replytemplate/create')
  // A killed window loses what was typed in its last half second, so we wait for both. Each is one key, so that it is stored
  // once.
  await webkit.fill('textbox', { name: '标题' }, '催')
  await expect.poll(() => webkit.run(lastDraftAt)).toBeGreaterThan(0)
  const titleAt = Number(await webkit.run(lastDraftAt))
  await webkit.fill('textbox', { name: '回复内容' }, '好')
  await expect.poll(() => webkit.run(lastDraftAt)).toBeGreaterThan(titleAt)
  await webkit.changeWindow()
  await webkit.goto('/pay/replytemplate/create')
  await webkit.see('status', { part: '标题、回复内容' })
  expect(await webkit.text('textbox', { name: '标题' })).toBe('')
  await webkit.click('button', { name: '恢复' })
  await expect.poll(() => webkit.text('textbox', { name: '回复内容' })).toBe('好')
  await webkit.type('textbox', { name: '回复内容' }, '，今日发出。')
  await webkit.click('button', { name: '创建' })
  await webkit.see('row', { part: '好，今日发出。' })
})

test('tabs keep their filter and what is typed, and are there again after a reload', async ({ webkit }) => {
  const titles = () =>
    webkit.run('return [...document.querySelectorAll("[role=tab]")].map(({ title }) => title)')
  await signIn(webkit)
  await webkit.click('link', { name: '交易记录', within: ['main'] })
  await webkit.click('button', { name: '展开' })
  await webkit.click('combobox', { name: '支付渠道' })
  await webkit.click('option', { name: '支付宝' })
  await webkit.click('button', { name: '查询' })
  await expect.poll(() => webkit.url()).toContain('ALIPAY')
  await webkit.click('tab', { name: '首页' })
  await webkit.click('link', { name: '授权商家', within: ['main'] })
  await webkit.see('gridcell')
  await webkit.click('tab', { name: '交易记录' })
  await expect.poll(() => webkit.url()).toContain('ALIPAY')
  expect(await webkit.count('gridcell', { name: '微信支付' })).toBe(0)
  await webkit.back()
  await expect.poll(() => webkit.text('heading')).toContain('授权商家')
  await webkit.reload()
  await webkit.see('gridcell')
  await expect.poll(titles).toEqual(['首页', '交易记录', '授权商家'])
  await webkit.type('tab', { name: '授权商家' }, keys.Delete)
  await expect.poll(titles).toEqual(['首页', '交易记录'])
  await expect.poll(() => webkit.url()).toContain('ALIPAY')
})

test('a list is exported into a file, whole', async ({ webkit, session }) => {
  await signIn(webkit)
  await webkit.goto(`/pay/tradelist?filter=${encodeURIComponent('{"trade_state":"REFUND"}')}`)
  const total = await totalOf(webkit)
  await webkit.click('button', { name: '导出' })
  await webkit.click('radio', { part: 'CSV', within: ['dialog'] })
  await webkit.click('button', { part: '导出 ', within: ['dialog'] })
  const saved = () => readdirSync(session.home, { recursive: true }).map(String)
  await expect.poll(saved).toContainEqual(expect.stringMatching(/交易记录_\d{8}-\d{6}\.csv$/))
  const name = saved().find((one) => one.endsWith('.csv')) ?? ''
  await expect
    .poll(() => readFileSync(join(session.home, name), 'utf8').trimEnd().split('\r\n').length)
    .toBe(total + 1)
})

test('an end of the session costs nothing: the save goes on after signing in again', async ({
  webkit,
  platform,
}) => {
  await signIn(webkit)
  await webkit.goto('/pay/replytemplate/create')
  await webkit.fill('textbox', { name: '标题' }, '节日问候')
  await webkit.fill('textbox', { name: '回复内容' }, '祝您中秋快乐！')
  // The platform keeps three sessions, and a further one ends the oldest.
  for (let times = 0; times < 3; times += 1)
    await platform.call('/user/login', { username: 'demo_partner', password: 'demo123456' })
  await webkit.click('button', { name: '创建' })
  await webkit.fill('textbox', { name: '密码', within: ['alertdialog'] }, `demo123456${keys.Enter}`)
  await webkit.seeNone('alertdialog')
  await webkit.see('row', { part: '祝您中秋快乐！' })
  expect(await webkit.count('row', { part: '祝您中秋快乐！' })).toBe(1)
})

test('a text message goes to two numbers, and a list shows both', async ({ webkit }) => {
  await signIn(webkit)
  await webkit.goto('/sendsms/sendsms')
  await webkit.fill('combobox', { name: '模板' }, '发货通知')
  await webkit.click('option', { part: '发货通知' })
  await webkit.fill('textbox', { part: '变量 order' }, 'SO20240610001')
  await webkit.fill('textbox', { part: '变量 company' }, '顺丰速运')
  await webkit.fill('textbox', { name: '手机号' }, '15400000001, 15400000002')
  await webkit.click('button', { part: '发送给 2 人' })
  await webkit.click('button', { part: '确认发送 2 条', within: ['dialog'] })
  await webkit.see('body', { part: '已受理 2 条' })
  await webkit.click('link', { name: '查看短信列表' })
  // The list of the messages that were just sent.
  expect(await totalOf(webkit)).toBe(2)
})
