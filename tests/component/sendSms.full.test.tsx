import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from './behindFetch'
import { button, chooser, click, option, pick, visible } from './onPage'
import {
  type ChannelFixture,
  enter,
  type Fate,
  openSending,
  type SentBody,
  sendingPlatform,
  smsChannel,
  variable,
} from './sending.fixture'

const open = async ({ fate, ...different }: Partial<ChannelFixture> & { fate?: Fate } = {}) => {
  const platform = sendingPlatform({ ...smsChannel, ...different }, { fate })
  await openSending(smsChannel)
  return platform
}
const numbers = smsChannel.addresses

it('signature and template are chosen together; the others say why not', async () => {
  await open()
  await expect.element(chooser('签名')).toHaveValue('青禾')
  await chooser('模板').click()
  await expect.element(option(/缺货通知/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(option(/缺货通知/)).toHaveTextContent('模板未审核通过')
  await click(option(/发货通知/), chooser('签名'))
  await expect.element(option(/青禾验证/)).toHaveTextContent('签名与模板类型不一致')
  await expect.element(option(/柚见/)).toHaveTextContent('签名未审核通过')
  await expect.element(option(/柚见/)).toHaveAttribute('aria-disabled', 'true')
})

it('what is chosen from is as high as what is typed into, and the radios begin where both do', async () => {
  await open()
  await visible(chooser('模板'))
  const name = page.getByRole('textbox', { name: /任务名称/ })
  const frames = [chooser('签名'), chooser('模板'), name].map((one) =>
    one.element().closest('.MuiOutlinedInput-root')?.getBoundingClientRect(),
  )
  expect(new Set(frames.map((frame) => frame?.height))).toEqual(new Set([36]))
  const circle = page.getByRole('radio', { name: '立即发送' }).element().parentElement?.querySelector('svg')
  const left = circle?.getBoundingClientRect().left ?? 0
  expect(Math.abs(left - (frames[2]?.left ?? 0))).toBeLessThan(3)
})

it('a wrong value is said while it is typed; the phone shows what each gets', async () => {
  await open()
  await pick('模板', '发货')
  await variable().fill('单 号')
  await expect.element(variable()).toHaveAccessibleDescription(/字母、数字或连字符/)
  await variable().fill('A100')
  await numbers().fill('15400000001\n15400000002')
  await visible('【青禾】您的订单A100已发出', '收件人 15400000001')
  await button('下一位').click()
  await visible('收件人 15400000002', '2 人共 2 条')
  await expect.element(page.getByRole('region', { name: '预计费用' })).toHaveTextContent('0.090')
})

it('promotion at night is said before it is sent, and planned for the morning with one click', async () => {
  await open()
  await numbers().fill('15400000001')
  await pick('模板', '会员日')
  await expect.element(page.getByRole('alert')).toHaveTextContent('推广短信只能在8:00至22:00发送')
  await expect.element(button('发送给 1 人…')).toBeDisabled()
  await button('改为 11-23 08:00 发送').click()
  await expect.element(page.getByRole('textbox', { name: '定时时间' })).toHaveValue('2026-11-23 08:00:00')
  await expect.element(button('发送给 1 人…')).toBeEnabled()
  await page.getByRole('textbox', { name: '定时时间' }).fill('2026-11-22 23:35:00')
  await expect.element(button('发送给 1 人…')).toBeDisabled()
})

it('what it costs is asked again when the platform does not say it; nothing is sent before', async () => {
  let fails = true
  const { previewsms } = smsChannel.answers(10_000)
  const preview = (body: SentBody) => (fails ? new Response('', { status: 502 }) : previewsms?.(body))
  const { sent } = await open({ answers: () => ({ previewsms: preview }) })
  await smsChannel.choose()
  await enter(smsChannel, 2)
  await button('发送给 2 人…').click()
  const alert = page.getByRole('dialog', { name: '确认发送' }).getByRole('alert')
  await visible(alert)
  await expect.element(button('确认发送 2 条')).toBeDisabled()
  fails = false
  await click(alert.getByRole('button'), button(/^确认发送 2 条，¥/))
  await visible(/已受理 2 条/)
  expect(sent).toHaveLength(1)
})

it('more than one task may hold is split after asking; what is refused in one is tried again by itself', async () => {
  let refused = false
  const fate = (body: SentBody) => {
    if (body.mobiles?.length !== 500 || refused) return undefined
    refused = true
    const rejected = [{ row: 0, mobile: '154****1000', code: 41026, message: '触发号码频率限制（1个）' }]
    return refusal(41026, '触发号码频率限制（1个）', { rejected })
  }
  const { sent, counts } = await open({ fate })
  await pick('模板', '会员日')
  await button(/^改为/).click()
  await enter(smsChannel, 1500)
  await button('发送给 1,500 人…').click()
  await visible(/将分 2 个任务依次发送/)
  await button(/^确认定时发送 1,500 条/).click()
  await visible(/已受理 1,000 条/)
  await expect
    .element(page.getByRole('table', { name: '被拒号码' }))
    .toHaveTextContent('154000010003触发号码频率限制')
  await button('重试被拒绝的').click()
  await visible(/已受理 1,500 条/)
  expect(counts()).toEqual([1000, 500, 500])
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2)
})
