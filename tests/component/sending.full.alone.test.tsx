import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { createJournal } from '@/runs/journal'
import { refusal } from './behindFetch'
import { button, click, later, link, visible } from './onPage'
import { enter, type Fate, mailChannel, openSending, sendingPlatform, smsChannel } from './sending.fixture'
import { violations, withoutLandmarks } from './violations'

// Nothing is kept without a known operator.
vi.mock(import('@/platform/windowSession'), async (original) => ({
  ...(await original()),
  ownHash: () => 'mine',
}))

const scope = 'open-platform-console.runs'
const journal = createJournal(scope)
const keptIds = async () => (await journal.load(() => false)).map(({ header }) => header.id)

beforeEach(() => journal.clear())

/** As when a page is reloaded or crashes: the browser releases the page's locks. */
const loadAnew = async () => {
  await cleanup()
  const { held = [] } = await navigator.locks.query()
  for (const { name = '' } of held)
    if (name.startsWith(scope)) await navigator.locks.request(name, { steal: true }, async () => undefined)
}

describe.each([
  ['text messages', smsChannel],
  ['e-mail', mailChannel],
] as const)('%s', (_, channel) => {
  const { choose, addresses, addressOf, unit, most, price_li, seeList } = channel
  const open = async (fate?: Fate, balance_li?: number) => {
    const platform = sendingPlatform(channel, { fate, balance_li })
    await openSending(channel)
    return platform
  }
  const entered = `${addressOf(1)} ${addressOf(2)}\n${addressOf(3)} 154`
  const cost = (count: number) => ((count * price_li) / 1000).toFixed(3)
  const accepted = (count: number) =>
    page.getByText(new RegExp(`已受理 ${count.toLocaleString('en')} ${unit}`))

  /** Everything for three recipients except the final confirmation. */
  const fillIn = async () => {
    await choose()
    await addresses().fill(entered)
    await button('发送给 3 人…').click()
  }
  const confirm = (count: string) => button(new RegExp(`^确认发送 ${count} ${unit}`))

  it('asks with the cost, sends once whatever is clicked, and leads to what was sent', async () => {
    const { sent } = await open()
    await fillIn()
    const dialog = page.getByRole('dialog', { name: '确认发送' })
    await expect.element(dialog).toHaveTextContent(new RegExp(`预计费用¥\\s${cost(3)}`))
    await expect.element(dialog).toHaveTextContent('无效 1 个，重复 0 个')
    await confirm('3').dblClick()
    await visible(page.getByText(new RegExp(`已受理 3 ${unit}，费用 ¥\\s${cost(3)}`)))
    expect(sent).toHaveLength(1)
    const filter = encodeURIComponent('{"task_id":"T1"}')
    await expect.element(link(seeList)).toHaveAttribute('href', expect.stringContaining(filter))
    await button(`再发一${unit}`).click()
    await expect.element(addresses()).toHaveValue('')
    expect(await keptIds()).toEqual([])
  })

  it.each([
    ['one part', 3],
    ['several parts', most + 1],
  ])('what stands below the outcome stays where it is when the answer comes: %s', async (_, count) => {
    const answers = [later(), later()]
    const { sent } = await open((_body, number) => answers[number - 1]?.answer)
    await choose()
    await enter(channel, count)
    await click(button(`发送给 ${count.toLocaleString('en')} 人…`), confirm(count.toLocaleString('en')))
    const top = () => page.getByRole('table', { name: '发送任务' }).element().getBoundingClientRect().top
    await expect.poll(() => sent.length).toBe(1)
    await visible(page.getByRole('progressbar'))
    const before = top()
    answers[0]?.come()
    await visible(page.getByText(new RegExp(`已受理 [\\d,]+ ${unit}`)))
    expect(top()).toBe(before)
    answers[1]?.come()
    await visible(button(`再发一${unit}`))
    expect(top()).toBe(before)
  })

  it('a refusal is said and everything that was entered is still there', async () => {
    const { sent } = await open(() => refusal(30001, '账户余额不足'))
    await fillIn()
    await confirm('3').click()
    // Shown in a toast, and where it happened.
    await button('关闭提示').click()
    await visible('账户余额不足')
    await button('返回修改').click()
    await expect.element(addresses()).toHaveValue(entered)
    // Sending once more is a new intent.
    await click(button('发送给 3 人…'), confirm('3'), button('关闭提示'))
    await visible('账户余额不足')
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2)
  })

  it('does not go on without the money', async () => {
    await open(undefined, 2 * price_li)
    await fillIn()
    await expect.element(page.getByRole('alert')).toHaveTextContent(new RegExp(`还差 ¥\\s${cost(1)}`))
    await expect.element(confirm('3')).toBeDisabled()
  })

  it('does not go on where each task could be paid for, but not all of them', async () => {
    await open(undefined, (most + 1) * price_li)
    await choose()
    await enter(channel, most + 2)
    const count = (most + 2).toLocaleString('en')
    await button(`发送给 ${count} 人…`).click()
    const alert = page.getByRole('dialog').getByRole('alert').last()
    await expect.element(alert).toHaveTextContent(new RegExp(`还差 ¥\\s${cost(1)}`))
    await expect.element(confirm(count)).toBeDisabled()
  })

  it.each([
    ['had been done', 'lost', [most, most, 1]],
    ['had never arrived', 'gone', [most, most, most, 1]],
  ] as const)('goes on after a reload under the same ids; what was under way %s', async (_, fate, counts) => {
    const total = 2 * most + 1
    let isLoaded = false
    const platform = await open((body, number) => {
      if (isLoaded || number !== 2) return undefined
      if (fate === 'lost')
        platform.kept.set(body.request_id ?? '', { accepted: most, rejected: [], amount_li: 0 })
      return 'gone'
    })
    const { sent } = platform
    await choose()
    await enter(channel, total)
    await click(button(`发送给 ${total.toLocaleString('en')} 人…`), confirm(total.toLocaleString('en')))
    await expect.poll(() => sent.length).toBe(2)
    const [first] = sent
    // The first recipients are forgotten.
    await expect.poll(keptIds).not.toContain(first?.request_id)
    expect(await keptIds()).toHaveLength(3)

    await loadAnew()
    isLoaded = true
    await openSending(channel)
    await visible(/页面重新加载前，于 2026-11-22 23:30/)
    const state = (row: number) => page.getByRole('table', { name: '发送任务' }).getByRole('row').nth(row)
    await expect.element(state(1)).toHaveTextContent('已提交')
    await expect.element(state(2)).toHaveTextContent('结果未知')
    await expect.element(state(3)).toHaveTextContent('未发送')
    expect(sent).toHaveLength(2)
    await button('再次查询结果').click()
    await visible(accepted(total))
    expect(platform.counts()).toEqual(counts)
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(3)
    await expect.poll(keptIds).toEqual([])
  })

  it.each(['en', 'es'] as const)(
    'has no fault for those who cannot see it, and fits a phone: %s',
    async (locale) => {
      sendingPlatform(channel)
      await openSending(channel, { locale, width: 390 })
      await channel.loaded()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      expect(await violations(document.body, withoutLandmarks)).toEqual([])
    },
  )
})
