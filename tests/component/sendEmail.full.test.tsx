import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from './behindFetch'
import { button, chooser, click, option, pick, visible } from './onPage'
import { enter, type Fate, mailChannel, openSending, type SentBody, sendingPlatform } from './sending.fixture'

let sent: readonly SentBody[]
/** How the platform answers a call that sends; by default it accepts everything. */
let fate: Fate | undefined
beforeEach(async () => {
  fate = undefined
  sent = sendingPlatform(mailChannel, { fate: (body, number) => fate?.(body, number) }).sent
  await openSending(mailChannel)
})

const field = (name: string) => page.getByRole('textbox', { name })
const name = () => field('变量 Name 的值')
const { addresses } = mailChannel
const send = (count: number) => button(`发送给 ${count.toLocaleString('en')} 人…`)
const lack = () => page.getByRole('status').last()
const plan = async (time: string) => {
  await page.getByRole('radio', { name: '定时发送' }).click()
  await field('定时时间').fill(time)
}

it('only what was approved can be chosen, and each type of mail has its usual sender', async () => {
  await chooser('模板').click()
  await expect.element(option(/^缺货/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(option(/^缺货/)).toHaveTextContent('未审核通过')
  await option(/^月度对账单/).click()
  await expect.element(chooser('发信地址')).toHaveValue('notice@mail.example.com')
  await pick('模板', '会员日')
  await expect.element(chooser('发信地址')).toHaveValue('news@mail.example.com')
  await expect.element(field('发件人名')).toHaveValue('青禾会员')
  await visible(/已退订的收件人会自动跳过/)
})

it.each([
  ['没有模板', async () => {}, '请选择模板'],
  ['回信地址不是地址', () => field('回信地址').fill('nobody'), '请更正回信地址'],
  ['变量没有填', () => name().fill(''), '请填写全部变量'],
  ['变量过长', () => name().fill('长'.repeat(201)), '请填写全部变量'],
  ['没有收件人', () => addresses().fill('nobody'), '请录入收件人'],
  ['时间太近', () => plan('2026-11-22 23:35:00'), '请更改发送时间'],
])('a mail cannot be sent and says why: %s', async (_, spoil, word) => {
  if (word !== '请选择模板') await mailChannel.choose()
  await enter(mailChannel, 1)
  await spoil()
  await expect.element(lack()).toHaveTextContent(word)
  await expect.element(button(/^发送/).last()).toBeDisabled()
})

it('each reader’s mail is shown with the values that are theirs', async () => {
  await mailChannel.choose()
  await visible('林青，对账单')
  await enter(mailChannel, 2)
  const frame = page.getByTitle('邮件正文')
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('林青，月度对账单'))
  await visible(page.getByText('reader0@example.com', { exact: true }))
  await button('下一位').click()
  await visible(page.getByText('reader1@example.com', { exact: true }))
  await name().fill('<b>陈</b>')
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('&lt;b&gt;陈'))
})

it('a mail goes out as it was entered: its sender, its readers in small letters and once each, its time', async () => {
  await mailChannel.choose()
  await field('发件人名').fill('青禾财务')
  await field('回信地址').fill('finance@example.com')
  await addresses().fill('Lin <LIN@example.com>; zhao@example.com')
  await plan('2026-11-23 08:00:00')
  await field('任务名称').fill(' 对账 ')
  await click(send(2), button(/^确认定时发送 2 封/))
  await visible(/将于 2026-11-23 08:00:00 发送/)
  const { request_id: _, ...body } = sent[0] ?? {}
  expect(body).toEqual({
    template_id: 1,
    sender_address: 'notice@mail.example.com',
    sender_alias: '青禾财务',
    reply_to: 'finance@example.com',
    param: { Name: '林青' },
    to: ['lin@example.com', 'zhao@example.com'],
    plan_time: Date.parse('2026-11-23T08:00:00+08:00') / 1000,
    task_name: '对账',
  })
})

it('more mails than are left of the day’s quota are not sent', async () => {
  await mailChannel.choose()
  await enter(mailChannel, 1501)
  await send(1501).click()
  await visible('超出今日剩余额度 1,500 封')
  await expect.element(button(/^确认发送/)).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(send(1501)).toBeEnabled()
})

it('a reader who is refused is named with the line and the reason', async () => {
  const reader = { to_address: 'reader1@example.com', code: 42001, reason: 'UNSUBSCRIBED', message: '已退订' }
  fate = () => refusal(42001, '收件人无效（1个）', { rejected: [reader] })
  await mailChannel.choose()
  await addresses().fill('reader0@example.com\nreader1@example.com')
  await click(send(2), button(/^确认发送 2 封/))
  await expect
    .element(page.getByRole('table', { name: '未受理的收件人' }))
    .toHaveTextContent('reader1@example.com2已退订')
  await visible('收件人无效（1个）')
})
