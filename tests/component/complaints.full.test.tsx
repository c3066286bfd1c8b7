import complaint from '@resources/pay/complaint/complaint.area'
import ComplaintDesk from '@resources/pay/complaint/ui/ComplaintDesk.part'
import ComplaintMarks from '@resources/pay/complaint/ui/ComplaintMarks.part'
import RefundResult from '@resources/pay/complaint/ui/RefundResult.part'
import replyTemplate from '@resources/pay/replyTemplate/replyTemplate.area'
import trade from '@resources/pay/trade/trade.area'
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import { RowActions } from '@/screens/actions'
import { ActionHost } from '@/screens/actions/ActionHost'
import { ShowDrawer } from '@/screens/show/ShowDrawer'
import { allDone, platform } from './actions.fixture'
import { show } from './kinds.fixture'
import { absent, button, dialog, later, link, silenceErrors, visible } from './onPage'

const now = Math.floor(Date.now() / 1000)
const dot = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Crect width='8' height='8' fill='${colour}'/%3E%3C/svg%3E`

const one: RaRecord = {
  id: '200201820240601080076610000',
  complaint_id: '200201820240601080076610000',
  complaint_time: now - 3600,
  complaint_detail: '付款三天了还没有发货',
  complaint_state: 'PENDING',
  problem_type: 'REFUND',
  problem_description: '商家未发货',
  apply_refund_amount: 12_900,
  order_fee: 12_900,
  out_trade_no: 'DD2024060100001',
  user_tag_list: ['HIGH_RISK'],
  incoming_user_response: true,
  user_complaint_times: 2,
  refund_decision: 'NONE',
  first_reply_time: null,
  due_time: now + 3 * 3600 + 12 * 60 + 30,
  reply_deadline_time: now + 3 * 3600 + 12 * 60 + 30,
  close_deadline_time: now + 70 * 3600,
  complaint_media_list: [{ media_type: 'USER_COMPLAINT_IMAGE', media_url: [dot('red'), dot('blue')] }],
  trades: [
    {
      trade_no: 'P1',
      out_trade_no: 'DD2024060100001',
      trade_state: 'SUCCESS',
      payer_total: 12_900,
      refund_fee: 0,
      refundable_fee: 12_900,
    },
  ],
  history: {
    total: 2,
    items: [
      {
        log_id: '2',
        operator: '商家',
        operate_time: now - 600,
        operate_type: 'MERCHANT_RESPONSE',
        operate_details: '正在核实',
        images: [],
      },
      {
        log_id: '1',
        operator: '投诉人',
        operate_time: now - 3600,
        operate_type: 'USER_CREATE_COMPLAINT',
        operate_details: '还没有发货',
        images: [],
      },
    ],
  },
}

const closedOne: RaRecord = { ...one, complaint_state: 'PROCESSED', due_time: null }

const template = {
  id: '1',
  template_id: 1,
  title: '已发货',
  problem_type: 'REFUND',
  content: '订单 {订单号} 退 {金额} 元',
}

beforeEach(() => page.viewport(1440, 900))

const open = async ({
  record = () => one,
  act = platform(),
  requestResult,
  content,
  templates = () => Promise.resolve(),
  offered = [template],
}: {
  /** What the platform has by now. */
  record?: (id?: string) => RaRecord
  act?: ReturnType<typeof platform>
  requestResult?: () => Promise<{ data: { done: boolean } }>
  content?: ReactNode
  /** Delays the templates once they are requested. */
  templates?: () => Promise<void>
  offered?: readonly object[]
} = {}) => {
  const next = vi.fn()
  const previous = vi.fn()
  const drawer = <ShowDrawer id={String(one.id)} onClose={vi.fn()} previous={previous} next={next} />
  await show(<ActionHost>{content ?? drawer}</ActionHost>, {
    resources: [complaint, trade, replyTemplate],
    resource: complaint,
    components: { ComplaintDesk, ComplaintMarks, RefundResult },
    at: '/pay/complaintlist',
    dataProvider: {
      act,
      requestResult,
      getOne: (async (_: string, { id }: { id: string }) => ({ data: record(id) })) as never,
      getList: (async () => {
        await templates()
        return { data: offered, total: offered.length }
      }) as never,
    },
  })
  await visible('付款三天了还没有发货')
  return { act, next, previous }
}

const words = page.getByRole('textbox', { name: /回复内容/ })
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const reply = async (text: string) => {
  await words.fill(text)
  await send()
}

it('shows what is urgent, the facts, the trades, the conversation in its order, and pictures in large', async () => {
  await open()
  await visible(page.getByText('剩 3 小时 12 分').first(), '第 2 次投诉', '新留言')
  await expect.element(link('DD2024060100001')).toHaveAttribute('href', '/pay/tradelist/P1/show')
  const said = [...document.querySelectorAll('.desk-talk > li')].map((item) => item.textContent)
  expect(said[0]).toContain('用户提交投诉')
  expect(said[1]).toContain('商户留言')
  // Pictures can be enlarged, and browsed with the keys.
  await button('放大图片 1').click()
  await visible(page.getByRole('dialog', { name: '图片 1' }).getByText('1 / 2'))
  await userEvent.keyboard('{ArrowRight}')
  await visible('2 / 2')
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await visible('1 / 2')
  await userEvent.keyboard('{Escape}')
  await absent('1 / 2')
})

it('keeps the room of the reply templates while they are on the way', async () => {
  const { answer, come } = later()
  await open({ templates: () => answer })
  await visible(words)
  const place = () => words.element().getBoundingClientRect().toJSON()
  const before = place()
  come()
  await visible(button('已发货'))
  expect(place()).toEqual(before)
})

it('opens a dialog with its templates, or without them once they take too long', async () => {
  const { answer, come } = later()
  const asked = vi.fn(async () => dialog().elements().length)
  const content = (
    <>
      <p>付款三天了还没有发货</p>
      <RowActions record={one} />
    </>
  )
  await open({ content, templates: () => asked().then(() => answer) })
  await button('回复').click()
  await visible(dialog())
  await absent(button('已发货'))
  come()
  await visible(button('已发货'))
  expect(await asked.mock.results[0]?.value).toBe(0)
})

it('is answered by keys: R, a template with its variables, Ctrl+Enter, and on to the next', async () => {
  const { act, next, previous } = await open()
  await userEvent.keyboard('jk')
  expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 1])
  await userEvent.keyboard('r')
  await expect.element(words).toHaveFocus()
  await userEvent.keyboard('jk')
  expect(next).toHaveBeenCalledTimes(1)
  await words.fill('')
  await button('已发货').click()
  await expect.element(words).toHaveValue('订单 DD2024060100001 退 129.00 元')
  await expect.element(words).toHaveFocus()
  await send()
  await expect.poll(() => next.mock.calls.length).toBe(2)
  expect(act.mock.calls[0]?.[1]).toMatchObject({
    action: 'reply',
    input: { response_content: '订单 DD2024060100001 退 129.00 元' },
  })
})

it('Alt and a digit put in the template of that place, which its button shows; what is typed stays', async () => {
  const more = ['正在核实', '已联系', '其他问题'].map((title, index) => ({
    ...template,
    id: String(index + 2),
    template_id: index + 2,
    title,
    content: `${title}，请稍候`,
    problem_type: title === '其他问题' ? 'OTHERS' : 'REFUND',
  }))
  await open({ offered: [template, ...more] })
  await visible(button('已联系'))
  await absent(button('其他问题'))
  await expect.element(button('已联系')).toHaveAttribute('aria-keyshortcuts', 'Alt+3')
  await words.click()
  await userEvent.keyboard('{Alt>}2{/Alt}')
  await expect.element(words).toHaveValue('正在核实，请稍候')
  await expect.element(words).toHaveFocus()
  // A template replaces the previous one.
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.element(words).toHaveValue('订单 DD2024060100001 退 129.00 元')
  await userEvent.keyboard('{Alt>}9{/Alt}')
  await expect.element(words).toHaveValue('订单 DD2024060100001 退 129.00 元')
  await words.fill('您好！')
  await userEvent.keyboard('{Alt>}3{/Alt}')
  await expect.element(words).toHaveValue('您好！已联系，请稍候')
})

it('leads with the amount that is asked for, then the state and the deadline', async () => {
  await open()
  const shown = () =>
    [...document.querySelectorAll('.show-glance > span')].map((one) => one.getAttribute('data-field'))
  await expect.poll(shown).toEqual(['apply_refund_amount', 'complaint_state', 'due_time'])
  await visible(page.getByText(/^¥\s129\.00$/).first())
})

const glance = () => page.elementLocator(document.querySelector('.show-glance') ?? document.body)

it.each([
  ['the amount of its orders', {}, /^订单金额 ¥\s129\.00待处理/],
  ['that no amount is known', { order_fee: null }, /^申请退款金额 —/],
])('where no amount is asked for, says by its name %s', async (_, rest, said) => {
  await open({ record: () => ({ ...one, apply_refund_amount: null, ...rest }) })
  await expect.poll(() => glance().element().textContent).toMatch(said)
})

/** The desk with two complaints; the second one is the next. */
const TwoDesks = () => {
  const [id, go] = useState(one.id)
  return <ShowDrawer id={String(id)} onClose={vi.fn()} next={id === one.id ? () => go('after') : undefined} />
}
const either = (id = String(one.id)) => ({ ...one, id, complaint_id: id })

it('once one is answered, the focus is in the reply to the next one, and at the end in the same', async () => {
  await open({ record: either, content: <TwoDesks /> })
  await reply('正在核实')
  await visible(page.getByRole('heading', { name: 'after' }))
  await expect.element(words).toHaveFocus()
  await expect.element(words).toHaveValue('')
  await userEvent.keyboard('已发货')
  await send()
  await expect.element(words).toHaveValue('')
  await expect.element(words).toHaveFocus()
})

it('the same once it is decided in a dialog', async () => {
  await open({ record: either, content: <TwoDesks /> })
  await userEvent.keyboard('x')
  await dialog()
    .getByRole('textbox', { name: /拒绝原因/ })
    .fill('已发货')
  await dialog().getByRole('button', { name: '拒绝退款' }).click()
  await visible(page.getByRole('heading', { name: 'after' }))
  await expect.element(words).toHaveFocus()
  await expect.element(words).toHaveValue('')
})

it('warns of a long answer without refusing it; wants a link with its text, or neither, and sends nothing until then', async () => {
  const { act } = await open()
  await words.fill('长'.repeat(201))
  expect(document.querySelector('.kind-length')?.getAttribute('data-tone')).toBe('warning')
  await words.fill('长'.repeat(200))
  expect(document.querySelector('.kind-length')?.getAttribute('data-tone')).toBe(null)
  await words.fill('您好')
  await button('跳转链接').click()
  await page.getByRole('textbox', { name: /跳转链接/ }).fill('https://example.com/a')
  // Whatever will be sent stays visible.
  await button('跳转链接').click()
  await visible(page.getByRole('textbox', { name: /跳转链接/ }))
  await send()
  await visible('链接与文案须同时填写，或都不填')
  expect(act).not.toHaveBeenCalled()
})

it('says of a closed complaint why it cannot be answered, and of a key why it opens nothing', async () => {
  const { act } = await open({ record: () => closedOne })
  await visible(/^投诉单已处理完成；/)
  expect(words.elements()).toHaveLength(0)
  await userEvent.keyboard('r')
  await visible(page.getByText('投诉单已处理完成', { exact: true }))
  expect(act).not.toHaveBeenCalled()
})

it('keeps what was written when somebody else has closed the complaint meanwhile, and says so', async () => {
  let kept = one
  const message = '投诉单已处理完成'
  const act = platform(() => {
    kept = closedOne
    return { succeeded: [], failed: [{ id: String(one.id), code: 44004, message }] }
  })
  const { next } = await open({ act, record: () => kept })
  await reply('写了很久的回复')
  await visible(/^投诉单已处理完成；/, page.getByRole('alert').getByText(message, { exact: true }))
  await expect.element(words).toHaveValue('写了很久的回复')
  expect(next).not.toHaveBeenCalled()
})

it('keeps a reply of which nobody knows whether it was sent, and sends it again under its own number only', async () => {
  silenceErrors()
  const act = platform((sent) => {
    if (act.mock.calls.length === 1) throw new TransportError('timeout')
    return { ...allDone(sent), answer: {} }
  })
  const requestResult = async () => ({ data: { done: false } })
  const { next } = await open({ act, requestResult })
  await reply('正在核实')
  const again = button('再次发送')
  await visible(again)
  await expect.element(words).toHaveValue('正在核实')
  expect(words.element().closest('[inert]')).not.toBeNull()
  expect(next).not.toHaveBeenCalled()
  await again.click()
  await expect.poll(() => next.mock.calls.length).toBe(1)
  const sent = act.mock.calls.map(([, { requestId, input }]) => [requestId, input])
  expect(sent).toEqual([sent[0], sent[0]])
})

it('takes nobody on to the next who has gone to another while the reply was on its way', async () => {
  const { answer: arrival, come: arrive } = later()
  const act = platform(async (sent) => {
    await arrival
    return { ...allDone(sent), answer: {} }
  })
  const Desk = () => {
    const [id, go] = useState(one.id)
    return (
      <ShowDrawer id={String(id)} onClose={vi.fn()} previous={() => go('before')} next={() => go('after')} />
    )
  }
  const record = (id = String(one.id)) => ({ ...one, id, complaint_id: id })
  await open({ act, record, content: <Desk /> })
  await reply('正在核实')
  await expect.poll(() => act.mock.calls.length).toBe(1)
  await button('上一条').click()
  await visible(page.getByRole('heading', { name: 'before' }))
  arrive()
  await visible('回复成功', page.getByRole('heading', { name: 'before' }))
})

const approve = (name: string | RegExp) =>
  page
    .getByRole('dialog', { name: /^同意退款：/ })
    .getByRole('button', { name, exact: typeof name === 'string' })

it('shows both results of an approval: the decision, and why the money did not go', async () => {
  const answer = {
    launch_refund_day: 0,
    refund_status: null,
    out_refund_no: null,
    refund_refusal: { code: 43005, message: '商户账户余额不足' },
  }
  const { next } = await open({ act: platform((sent) => ({ ...allDone(sent), answer })) })
  await userEvent.keyboard('a')
  await approve('同意退款').click()
  await visible('已同意退款', '商户账户余额不足', /审批仍然有效/)
  expect(next).not.toHaveBeenCalled()
  await dialog().getByRole('button', { name: '处理下一条' }).click()
  expect(next).toHaveBeenCalledTimes(1)
})

/** Asks for a refund of 1,290 yuan with approval, and types its amount; before that it cannot be sent. */
const typeRefund = async () => {
  await userEvent.keyboard('a')
  await expect.element(approve('同意退款')).toBeEnabled()
  await page.getByRole('switch', { name: '同时发起退款' }).click()
  const withRefund = approve(/^同意并退款 ¥\s1,290\.00$/)
  await expect.element(withRefund).toBeDisabled()
  await page.getByRole('textbox', { name: /1,290\.00/ }).fill('1290')
  return withRefund
}

it('a refund above 1,000 yuan that goes with the approval is confirmed by its amount, and none without it', async () => {
  const { act } = await open({ record: () => ({ ...one, apply_refund_amount: 129_000 }) })
  const withRefund = await typeRefund()
  await withRefund.click()
  await expect
    .poll(() => act.mock.calls[0]?.[1])
    .toMatchObject({ action: 'approve', input: { refund_now: true } })
})

it('where no amount is asked for, the refund is that of the order: the button says so, and it is typed above 1,000 yuan', async () => {
  await open({ record: () => ({ ...one, apply_refund_amount: null, order_fee: 129_000 }) })
  const withRefund = await typeRefund()
  await expect.element(withRefund).toBeEnabled()
})

const shownFacts = () =>
  dialog()
    .getByRole('definition')
    .elements()
    .map((one) => one.textContent?.replace(/\s/g, ' '))

it('an approval shows what it rests on: the order, who paid, and what was paid, refunded and is left of all its trades', async () => {
  const [paid] = Array.isArray(one.trades) ? one.trades : []
  const trades = [paid, { ...paid, trade_no: 'P2', payer_total: 1_000, refund_fee: 400, refundable_fee: 600 }]
  await open({ record: () => ({ ...one, payer_openid: 'oDemo1***', trades }) })
  await userEvent.keyboard('a')
  await visible(approve('同意退款'))
  await expect
    .poll(shownFacts)
    .toEqual(['DD2024060100001', 'oDemo1***', '¥ 129.00', '¥ 129.00', '¥ 139.00', '¥ 4.00', '¥ 135.00'])
})

it('with the refund the button is as red as a refund’s and says the amount; without it, it is plain', async () => {
  await open()
  await userEvent.keyboard('a')
  const withRefund = page.getByRole('switch', { name: '同时发起退款' })
  await expect.element(approve('同意退款')).toHaveAttribute('data-color', 'primary')
  await withRefund.click()
  await expect.element(approve(/^同意并退款 ¥\s129\.00$/)).toHaveAttribute('data-color', 'error')
  await withRefund.click()
  await expect.element(approve('同意退款')).toHaveAttribute('data-color', 'primary')
})
