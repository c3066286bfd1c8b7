import announcement from '@resources/announcement/announcement.area'
import type { endpoints } from '@resources/dashboard/dashboard.page'
import Dashboard from '@resources/dashboard/ui/Dashboard.part'
import fee from '@resources/fee/fee.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import complaint from '@resources/pay/complaint/complaint.area'
import trade from '@resources/pay/trade/trade.area'
import sms from '@resources/sms/message/sms.area'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AnswerOf, dayOf, secondsPerDay } from '@/declaration'
import { Aside } from './kinds.fixture'
import { absent, button, focus, toasts, visible } from './onPage'
import { renderInFrame } from './shell/openNavbar'
import { answered, platform, refused } from './shell/system.fixture'

type Figures = AnswerOf<typeof endpoints.figures>

const now = 1_717_200_000
const figures: Figures = {
  stat_time: now,
  cards: {
    balance_li: 98_765,
    today_consume_li: 1_234_567,
    shop_total: 2014,
    shop_expiring: 12,
    today_push: 45_000,
    today_push_success: 44_370,
    today_push_failed: 630,
    today_push_retrying: 12,
    today_push_waiting: 4,
    push_success_rate: 9860,
    today_sms: null,
    today_sms_sent: null,
    sms_delivered_rate: null,
    today_pay_fee: 16_000_050,
    today_pay_count: 1500,
    complaint_pending: null,
    complaint_overdue: null,
    unread_announcement: 5,
  },
  trend: Array.from({ length: 30 }, (_, index) => ({
    date: dayOf(now - (29 - index) * secondsPerDay),
    push: 100 + index,
    sms: 0,
    pay_fee: index === 17 ? 999_900 : 5000,
    consume_li: 45,
  })),
  platforms: [
    { op: 'taobao', shops: 2, orders: 30_000 },
    { op: 'pdd', shops: 1, orders: 15_000 },
  ],
  todos: [
    { type: 'BALANCE_LOW', count: 1, route: '/paymentaccount/paymentaccount?topup=1' },
    { type: 'PUSH_FAILED', count: 26, route: '/merchant/pushlog?filter=%7B%22status%22%3A%22FAILED%22%7D' },
  ],
  notices: [{ id: 318, title: '端午节期间短信审核时间调整', publish_time: now - secondsPerDay }],
  push_errors: [
    {
      op: 'jd',
      app_id: 'part8aqEXPhU0001',
      seller_nick: 'jd_demo197898',
      shop_name: '半夏家居专营店',
      fail: 4,
      last_error: 'Bad Gateway',
    },
  ],
}

const areas = [merchant, pushLog, fee, trade, announcement]
let answer: () => Response
let asked: ReturnType<typeof platform>
const callsSoFar = () => asked.mock.calls.length

beforeEach(() => {
  answer = () => answered(figures)
  asked = platform({ '/user/dashboard': () => answer() })
})

const open = (resources: Parameters<typeof renderInFrame>[1] = {}) =>
  renderInFrame(<Dashboard />, { resources: areas, ...resources })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const busy = () => refused(10500, '系统繁忙，请稍后再试')
/** Lets the test decide when a minute has passed. */
const holdClock = () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
}
const isDone = () => expect.element(button('刷新')).toHaveAttribute('aria-busy', 'false')
const addressOf = (name: string | RegExp) =>
  decodeURIComponent(link(name).element().getAttribute('href') ?? '')

it('the dashboard shows the figures of the morning, each leading to its list', async () => {
  await open()
  await visible(link('账户余额 ¥ 98.765'), '成功率 98.60%', '成功 44,370，失败 630')
  await expect.element(page.getByRole('listitem').filter({ hasText: '充值' })).toHaveTextContent('余额不足')
  expect(addressOf('今日收款 ¥ 160,000.50')).toBe(
    '/pay/tradelist?filter={"begin_date":"2024-06-01","end_date":"2024-06-01","date_type":"pay"}',
  )
  expect(addressOf('即将到期 12')).toBe(
    '/merchant/merchant?filter={"grant_status":"EXPIRING"}&sort=grant_expire_time&order=ASC',
  )
  expect(addressOf('重试中 12')).toBe(
    '/merchant/pushlog?filter={"begin_date":"2024-06-01","end_date":"2024-06-01","status":"RETRYING"}',
  )
  expect(addressOf('待推送 4')).toContain('"status":"WAITING"')
  expect(addressOf('今日推送失败 26')).toBe('/merchant/pushlog?filter={"status":"FAILED"}')
  expect(addressOf(/半夏家居专营店/)).toContain('"status":"FAILED","op":"jd"')
  expect(addressOf(/端午节/)).toBe('/announcement/announcementdetail?id=318')
})

it('the dashboard has no card without its page, nor for what the platform does not tell', async () => {
  const cards = { ...figures.cards, today_pay_fee: null, today_pay_count: null }
  answer = () => answered({ ...figures, cards })
  await open({ resources: [trade, fee] })
  await visible(link(/今日消费/))
  for (const name of ['授权店铺', '今日收款', '待处理投诉', '最新公告', '平台分布'])
    expect(page.getByText(name).elements(), name).toEqual([])
})

it.each([
  [1024, 4],
  [1440, 4],
  [1920, 4],
  [390, 2],
])('at %i px the dashboard’s eight cards fill whole rows', async (width, inRow) => {
  const [today_sms, complaint_pending] = [132, 16]
  answer = () => answered({ ...figures, cards: { ...figures.cards, today_sms, complaint_pending } })
  await open({ width, resources: [...areas, sms, complaint] })
  await visible(link(/今日收款/), link(/待处理投诉/))
  const tops = [...document.querySelectorAll('.board-cards > li')].map(
    (card) => card.getBoundingClientRect().top,
  )
  expect(tops).toHaveLength(8)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow)
})

const noPayments = { today_pay_fee: null, today_pay_count: null }
it.each([
  [1024, noPayments, [3, 2]],
  [1920, noPayments, [3, 2]],
  [1920, {}, [3, 3]],
  [1920, { today_sms: 132 }, [4, 3]],
  [390, noPayments, [2, 2, 1]],
])('at %i px fewer cards (%o) leave no hole in a row either', async (width, over, inRows) => {
  answer = () => answered({ ...figures, cards: { ...figures.cards, ...over } })
  await open({ width, resources: [...areas, sms, complaint] })
  await visible(link(/^未读公告/), link(/^授权店铺/))
  const boxes = [...document.querySelectorAll('.board-cards > li')].map((card) =>
    card.getBoundingClientRect(),
  )
  const tops = [...new Set(boxes.map(({ top }) => top))]
  const rows = tops.map((top) => boxes.filter((box) => box.top === top))
  expect(rows.map((row) => row.length)).toEqual(inRows)
  const end = document.querySelector('.board-cards')?.getBoundingClientRect().right
  for (const row of rows) expect(row.at(-1)?.right).toBeCloseTo(end ?? 0, 0)
})

it.each(['en', 'es'] as const)(
  'on a phone the figures of a row stand in one line in %s',
  async (language) => {
    const [today_sms, complaint_pending] = [132, 16]
    answer = () => answered({ ...figures, cards: { ...figures.cards, today_sms, complaint_pending } })
    await open({ width: 340, language, resources: [...areas, sms, complaint] })
    const cards = page.getByRole('region', { name: { en: 'Overview', es: 'Resumen' }[language] })
    await visible(cards.getByRole('link', { name: /132$/ }))
    const top = (element: Element | null) => element?.getBoundingClientRect().top
    const names = cards.getByRole('listitem').elements()
    const rows = new Map<number | undefined, (number | undefined)[]>()
    for (const card of names)
      rows.set(top(card), [...(rows.get(top(card)) ?? []), top(card.querySelector('.board-figure'))])
    expect([...rows.values()].map((figures) => figures.length)).toEqual([2, 2, 2, 2])
    for (const [one, other] of rows.values()) expect(one).toBe(other)
    // The point of this test: two words too long for one line.
    const lines = names.map((card) => card.querySelector('.board-label')?.getClientRects()[0]?.height ?? 0)
    expect(Math.max(...lines)).toBeGreaterThan(Math.min(...lines))
  },
)

it('the dashboard says when nothing waits, and has no announcement that cannot be opened, and no share that is not told', async () => {
  const [notice] = figures.notices
  const notices = [{ ...notice, id: null, title: '没有编号的公告' }, notice]
  const platforms = figures.platforms.map((one) => ({ ...one, shops: null, orders: null }))
  answer = () => answered({ ...figures, todos: [], push_errors: [], notices, platforms })
  await open({ language: 'es' })
  await visible(
    link(/端午节/),
    'Nada pendiente',
    'Hoy no hay notificaciones push fallidas; 12 en reintento',
    'Aún no hay cifras',
  )
  expect(page.getByText('没有编号的公告').elements()).toEqual([])
})

it('the dashboard draws the trend of one figure at a time, told in words, and has all of them in a table', async () => {
  await open()
  const drawing = page.getByRole('figure', { name: /近 30 天趋势 收款：.*最高 ¥ 9,999.00（2024-05-20）/ })
  await visible(drawing)
  await expect.poll(() => drawing.element().querySelector('svg')).not.toBeNull()
  await page.getByRole('radio', { name: '计费推送' }).click()
  await visible(page.getByRole('figure', { name: /计费推送：合计 3,435/ }))
  await page.getByRole('radio', { name: '表格' }).first().click()
  const rows = page.getByRole('table', { name: '近 30 天趋势' }).getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('2024-06-01¥ 50.001290¥ 0.045')
  expect(rows.elements()).toHaveLength(31)
  await visible('66.67%')
})

it('the axis of the trend has room for its widest figure', async () => {
  const trend = figures.trend.map((day) => ({ ...day, pay_fee: 120_000_000_000 }))
  answer = () => answered({ ...figures, trend })
  await open({ language: 'es' })
  const ticks = () => [...document.querySelectorAll<SVGTextElement>('.chart-tick')]
  await expect.poll(() => ticks().some(({ textContent }) => /^¥\s1,200\sM$/.test(textContent))).toBe(true)
  expect(Math.min(...ticks().map((tick) => tick.getBBox().x))).toBeGreaterThanOrEqual(0)
})

it('the figures that the trend may show stand in one line beside the menu of the narrowest desktop in Spanish', async () => {
  const besideMenu = (
    <div style={{ width: 751 }}>
      <Dashboard />
    </div>
  )
  await renderInFrame(besideMenu, { width: 1024, language: 'es', resources: areas })
  const figures = page.getByRole('group', { name: 'Indicador' })
  await visible(figures)
  const tops = [...figures.element().querySelectorAll('label')].map((one) => one.getBoundingClientRect().top)
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

it('the trend looks back seven days or thirty, with their sum and that of the seven before', async () => {
  await open()
  await visible(/^收款合计 ¥\s11,449\.00（含今日至今）$/)
  await absent(page.getByText(/再前/))
  await page.getByRole('radio', { name: '7 天' }).click()
  await visible(
    page.getByRole('heading', { name: '近 7 天趋势' }),
    /^收款合计 ¥\s350\.00（含今日至今）$/,
    /^再前 7 天 ¥\s10,299\.00$/,
  )
  await page.getByRole('radio', { name: '表格' }).first().click()
  expect(page.getByRole('table', { name: '近 7 天趋势' }).getByRole('row').elements()).toHaveLength(8)
})

it('the trend tells a day under the pointer, and day by day with the arrow keys', async () => {
  await open()
  const drawing = page.getByRole('figure', { name: /近 30 天趋势/ })
  const told = drawing.getByRole('tooltip')
  await visible(drawing)
  await drawing.hover()
  await expect.element(told).toHaveTextContent(/2024-05-1\d收款 ¥ 50.00/)
  await page.getByRole('heading', { name: '首页' }).hover()
  await absent(told)

  const day = drawing.getByRole('slider', { name: '近 30 天趋势' })
  page.getByRole('radio', { name: '图表' }).first().element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(day).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(told).toHaveTextContent('2024-05-03收款 ¥ 50.00')
  await userEvent.keyboard('{ArrowRight>17}')
  await expect.element(told).toHaveTextContent('2024-05-20收款 ¥ 9,999.00')
  await expect
    .element(day)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^2024-05-20，收款：¥\s9,999.00$/))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await absent(told)
})

it('a click anywhere on a card leads where its figure does, and its notes lead to their own', async () => {
  const { path } = await open()
  await visible(link(/^授权店铺/))
  const card = page.getByRole('listitem').filter({ hasText: '授权店铺' })
  const { left, top } = card.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, top + 4)).toBe(link(/^授权店铺/).element())
  const note = link('即将到期 12')
  const box = note.element().getBoundingClientRect()
  expect(document.elementFromPoint(box.left + 4, box.top + 4)).toBe(note.element())
  await card.click({ position: { x: 8, y: 8 } })
  await expect.poll(path).toBe('/merchant/merchant')
})

it('a day of the trend leads to its records, by pointer, key and table', async () => {
  const { path } = await open()
  const drawing = page.getByRole('figure', { name: /近 30 天趋势/ })
  await drawing.hover()
  await visible('点击查看明细')
  await page.getByRole('radio', { name: '计费推送' }).click()
  await page.getByRole('radio', { name: '表格' }).first().click()
  expect(addressOf('2024-05-20')).toBe(
    '/partnerfee/partnerfee?filter={"service":"ORDER_PUSH","begin_date":"2024-05-20","end_date":"2024-05-20"}',
  )
  await page.getByRole('radio', { name: '图表' }).first().click()
  drawing.getByRole('slider').element().focus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(path).toBe('/partnerfee/partnerfee')
})

it('a platform’s bar leads to its shops', async () => {
  await open()
  await visible(link('拼多多'))
  expect(addressOf('拼多多')).toBe('/merchant/merchant?filter={"op":"pdd"}')
})

it('the dashboard keeps the figures when a refresh fails, and has a way to try again', async () => {
  answer = busy
  await open()
  const alert = page.getByRole('alert').filter({ hasText: '首页数据未能更新' })
  await expect.element(alert).toHaveTextContent('首页数据未能更新 系统繁忙，请稍后再试')
  await expect.element(toasts().getByRole('alert')).toHaveTextContent('系统繁忙，请稍后再试')
  expect(link(/账户余额/).elements()).toEqual([])
  answer = () => answered(figures)
  await alert.getByRole('button', { name: '重试' }).click()
  await visible(link(/账户余额/))
  expect(alert.elements()).toEqual([])
  answer = busy
  await button('刷新').click()
  await expect.element(alert).toHaveTextContent(/显示的是 \d\d:\d\d:\d\d 的数据/)
  await visible(link(/账户余额/))
})

it('a dashboard without figures tells of the failure, and of what the operator asks for himself; it does not ask each minute', async () => {
  holdClock()
  answer = busy
  await open()
  await toasts().getByRole('button', { name: '关闭提示' }).click()
  await absent(toasts())
  // The console asks beside the failure, which stays in sight meanwhile.
  vi.advanceTimersByTime(180_000)
  expect(callsSoFar()).toBe(1)
  await button('刷新').click()
  await expect.element(toasts().getByRole('alert')).toHaveTextContent('系统繁忙，请稍后再试')
})

it('the dashboard asks again each minute while somebody can see it', async () => {
  const seen = holdClock()
  await renderInFrame(
    <Aside>
      <Dashboard />
    </Aside>,
    { resources: areas },
  )
  await visible(link(/账户余额/))
  await isDone()
  expect(callsSoFar()).toBe(1)
  vi.advanceTimersByTime(60_000)
  await expect.poll(callsSoFar).toBe(2)
  await isDone()
  seen.mockReturnValue('hidden')
  vi.advanceTimersByTime(180_000)
  seen.mockReturnValue('visible')
  await button('其他页面').click()
  vi.advanceTimersByTime(180_000)
  expect(callsSoFar()).toBe(2)
  await button('其他页面').click()
  await isDone()
  vi.advanceTimersByTime(60_000)
  await expect.poll(callsSoFar).toBeGreaterThan(2)
})

/** Also while the popup lies over them. */
const cardNames = () =>
  page
    .getByRole('region', { name: '概览', includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .elements()
    .flatMap((one) => one.getAttribute('aria-label')?.split(' ')[0] ?? [])
const handle = (name: string) => button(`移动卡片：${name}`)

it('an operator orders the cards by keyboard or buttons; the order is kept for the next visit, and can be taken back', async () => {
  const { screen } = await open()
  await expect.poll(cardNames).toContain('今日收款')
  const declared = cardNames()
  const [first = '', second = '', ...others] = declared
  await button('卡片顺序').click()
  await visible(handle(second))
  focus(handle(second))
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(cardNames).toEqual([second, first, ...others])
  await expect.element(handle(second)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(cardNames).toEqual([first, ...others, second])
  await expect.element(button(`后移：${second}`)).toBeDisabled()
  await button(`后移：${first}`).click()
  const arranged = [others[0], first, ...others.slice(1), second]
  await expect.poll(cardNames).toEqual(arranged)
  await screen.unmount()

  const next = await open()
  await expect.poll(cardNames).toEqual(arranged)
  await button('卡片顺序').click()
  await button('恢复默认顺序').click()
  await expect.poll(cardNames).toEqual(declared)
  await expect.element(button('恢复默认顺序')).toBeDisabled()
  await next.screen.unmount()
})

it('cards can be dragged to their place', async () => {
  await open()
  await expect.poll(cardNames).toContain('今日收款')
  const [first = '', second = '', ...others] = cardNames()
  await button('卡片顺序').click()
  await visible(handle(second))
  // Not a real pointer drag: the browser leaves the page waiting when the row under the pointer moves.
  const drag = (type: string, name: string) =>
    handle(name)
      .element()
      .closest('li')
      ?.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      )
  drag('dragstart', second)
  await expect.poll(() => document.querySelector('[data-dragged]')?.textContent).toContain(second)
  drag('dragover', first)
  drag('dragend', second)
  await expect.poll(cardNames).toEqual([second, first, ...others])
})
