import merchant from '@resources/merchant/merchant/merchant.area'
import complaint from '@resources/pay/complaint/complaint.area'
import refundArea from '@resources/pay/refund/refund.area'
import { tradeActions } from '@resources/pay/trade/trade.actions'
import trade from '@resources/pay/trade/trade.area'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l, type Resource } from '@/declaration'
import { NotOfferedError } from '@/platform/answerErrors'
import { PlatformError, TransportError } from '@/platform/errors'
import { ActionHost, RecordActions, RowActions } from '@/screens/actions'
import { isFullRun } from '../scope'
import {
  confirmForGood,
  Here,
  idsOf,
  inShops,
  inTrades,
  onRow,
  ownTime,
  paid,
  platform,
  shop,
  slowPlatform,
  ticked,
} from './actions.fixture'
import { show } from './kinds.fixture'
import {
  absent,
  button,
  chooseIn,
  click,
  dialog,
  focus,
  later,
  silenceErrors,
  texts,
  toasts,
  visible,
} from './onPage'

const short = '商户账户余额不足'
const refused = (code: number, message: string) => ({ succeeded: [], failed: [{ id: 'P1', code, message }] })
const done = { succeeded: ['P1'], failed: [] }

const sync = () => chooseIn(page, '同步状态')

/** Fills in the refund and sends it. */
const refund = async () => {
  await button('退款').click()
  await page.getByLabelText('退款原因').fill('商品缺货')
  await button(/退款 ¥/).click()
}

test('a row’s actions: the first stands open; the rest are under "more", where those not allowed say why', async () => {
  await inTrades(paid)
  await visible(button('退款'))
  await absent(button('同步状态'), button('关闭交易'))
  await button('更多操作：P1').click()
  const close = page.getByRole('menuitem', { name: /关闭交易/ })
  await expect.element(close).toHaveAttribute('aria-disabled', 'true')
  await expect.element(close).toHaveTextContent('交易已支付，不能关闭')
  await visible(page.getByRole('menuitem', { name: /补发通知/ }).getByText('通知已成功，无需补发'))
  // Irreversible actions are apart, at the end.
  await expect.element(page.getByRole('separator')).toBeInTheDocument()
  expect(texts(page.getByRole('menuitem')).at(-1)).toContain('关闭交易')
})

test('a row’s actions: one without a question is done at once, and said so; a second click meanwhile sends nothing', async () => {
  const { act, answer } = slowPlatform()
  await inTrades(paid, act)
  await sync()
  await sync()
  await expect.poll(() => act.mock.calls.length).toBe(1)
  expect(act.mock.calls).toMatchObject([['pay/tradelist', { action: 'query', records: [paid] }]])
  expect(act.mock.calls[0]?.[1].requestId).toMatch(/^[0-9a-f]{32}$/)
  answer(done)
  await visible('同步状态成功')
  // With forty rows on the screen, a message without a name could be about any of them.
  await expect.element(toasts()).toHaveTextContent(`同步状态成功${paid.trade_no}`)
  await sync()
  await expect.poll(() => act.mock.calls.length).toBe(2)
})

const busy = new PlatformError({ code: 10500, message: '系统繁忙，请稍后再试', data: null })

test.each([
  ['of the record', () => refused(10004, '操作过于频繁，请5秒后再试'), '操作过于频繁，请5秒后再试'],
  ['of the whole call', () => Promise.reject(busy), busy.message],
])(
  'a row’s actions: a refusal %s is shown with the platform’s reason, and is no success',
  async (_, answer, said) => {
    silenceErrors()
    await inTrades(paid, platform(answer))
    await sync()
    await visible(said)
    await absent('同步状态成功')
  },
)

test('an action that asks: shows what the decision rests on, starts with what can be refunded, says the amount on its button, and sends one request id', async () => {
  const act = platform()
  await inTrades({ ...paid, out_trade_no: 'DD1', payer_mask: 'o***1', payer_total: 20_000 }, act)
  await button('退款').click()
  await expect.element(page.getByLabelText('退款金额')).toHaveValue('129.00')
  await expect
    .element(dialog())
    .toHaveTextContent(/商户订单号DD1付款人o\*{3}1实付金额¥\s200\.00可退金额¥\s129\.00/)
  await page.getByLabelText('退款金额').fill('12.5')
  await page.getByLabelText('退款原因').fill('商品缺货')
  await button(/退款 ¥\s12\.50/).click()
  await absent(dialog())
  const sent = act.mock.calls[0]?.[1]
  expect(sent).toMatchObject({ action: 'refund', input: { refund_fee: 1250, reason: '商品缺货' } })
  expect(sent?.requestId).toMatch(/^[0-9a-f]{32}$/)
})

test('a refund that is tried again asks as the refund itself did: its order and amounts, and above 1,000 yuan the amount to type', async () => {
  const failed = { refund_status: 'CLOSED', refund_fee: 129_000, payer_total: 200_000, reason: '商品缺货' }
  await onRow(refundArea, {
    id: 'RF1',
    out_refund_no: 'RF1',
    out_trade_no: 'DD1',
    mch_name: '青禾',
    ...failed,
  })
  await button('重新退款').click()
  await expect
    .element(dialog())
    .toHaveTextContent(/商户订单号DD1商户青禾实付金额¥\s2,000\.00退款金额¥\s1,290\.00退款原因商品缺货/)
  const again = dialog().getByRole('button', { name: /^重新退款 ¥\s1,290\.00$/ })
  await expect.element(again).toHaveAttribute('data-color', 'error')
  await expect.element(again).toBeDisabled()
  await page.getByRole('textbox', { name: /1,290\.00/ }).fill('1290')
  await expect.element(again).toBeEnabled()
})

test('an action that asks: a second try from the same dialog has the same request id, and nothing typed is lost', async () => {
  const act = platform(() => (act.mock.calls.length > 1 ? done : refused(43007, short)))
  await inTrades(paid, act)
  await refund()
  await expect.element(page.getByRole('alert')).toHaveTextContent(short)
  await expect.element(page.getByLabelText('退款原因')).toHaveValue('商品缺货')
  await button(/退款 ¥/).click()
  await absent(dialog())
  expect(act.mock.calls[0]?.[1].requestId).toBe(act.mock.calls[1]?.[1].requestId)
})

test('an action that asks: an amount above what is left, or none, is refused beside its input and nothing is sent', async () => {
  const act = platform()
  await inTrades(paid, act)
  await button('退款').click()
  await page.getByLabelText('退款原因').fill('商品缺货')
  await page.getByLabelText('退款金额').fill('129.01')
  await button(/^退款/).click()
  await visible('不能大于 129.00')
  await page.getByLabelText('退款金额').fill('')
  await button(/^退款/).click()
  await visible('请填写退款金额')
  expect(act).not.toHaveBeenCalled()
})

test('an action that asks: more than 1,000 yuan must be typed', async () => {
  await inTrades({ ...paid, refundable_fee: 234_500 })
  await button('退款').click()
  await expect.element(button(/退款 ¥\s2,345\.00/)).toBeDisabled()
  await page.getByLabelText(/请输入金额 ¥\s2,345\.00 以确认/).fill('2345')
  await expect.element(button(/退款 ¥\s2,345\.00/)).toBeEnabled()
})

test('an action that asks: Escape does not close it while it is sent: what the platform answers is seen', async () => {
  const { act, answer } = slowPlatform()
  await inTrades(paid, act)
  await refund()
  await page.getByRole('heading', { name: '退款：P1' }).click()
  await userEvent.keyboard('{Escape}')
  answer(refused(43007, short))
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(short)
})

if (isFullRun)
  test('an action that asks: who leaves the page while it is sent is told there that it was refused', async () => {
    const { act, answer } = slowPlatform()
    const { router } = await show(
      <Here>
        <ActionHost>
          <RowActions record={paid} />
        </ActionHost>
      </Here>,
      { resources: [trade], dataProvider: { act } },
    )
    await refund()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    await router.navigate('/elsewhere')
    await absent(dialog())
    answer(refused(43007, short))
    await visible(short)
  })

describe('a call that goes unanswered', () => {
  const timeout = () => Promise.reject(new TransportError('timeout'))
  /** Answers, beginning with this call. */
  const answersFrom = (call: number) => {
    const act = platform(() => (act.mock.calls.length >= call ? done : timeout()))
    return act
  }
  const notGot = async () => ({ data: { done: false } })
  const explained = /^结果未知：平台未及时答复/
  beforeEach(() => void silenceErrors())

  test('is asked after under its id, and is a success when the platform did it', async () => {
    const act = platform(timeout)
    const requestResult = vi.fn(async () => ({ data: { done: true, answer: null } }))
    await inTrades(paid, { act, requestResult })
    await refund()
    await visible('退款成功')
    await absent(dialog())
    expect(requestResult.mock.calls).toEqual([[act.mock.calls[0]?.[1].requestId]])
  })

  test('is neither success nor failure when nobody knows: it can be asked after again', async () => {
    const requestResult = vi
      .fn()
      .mockRejectedValueOnce(new TransportError('network'))
      .mockResolvedValueOnce({ data: { done: false } })
      .mockResolvedValueOnce({ data: { done: true, answer: null } })
    await inTrades(paid, { act: platform(timeout), requestResult })
    await refund()
    await visible(explained)
    await button('核实').click()
    await expect.poll(() => requestResult.mock.calls.length).toBe(2)
    await expect.element(button('核实')).toBeEnabled()
    await visible(explained)
    await button('核实').click()
    await visible('退款成功')
  })

  if (isFullRun)
    test('is sent again as it was, under its id, also from the next dialog', async () => {
      const act = answersFrom(3)
      await inTrades(paid, { act, requestResult: notGot })
      await refund()
      await visible(explained)
      await button('再次发送').click()
      await expect.poll(() => act.mock.calls.length).toBe(2)
      await button('关闭').click()
      await absent(dialog())
      await refund()
      await visible('退款成功')
      const sent = act.mock.calls.map(([, { input, requestId }]) => JSON.stringify({ input, requestId }))
      expect(sent).toHaveLength(3)
      expect(new Set(sent).size).toBe(1)
    })

  if (isFullRun)
    test('is another call when it is sent again on a platform that keeps no request ids', async () => {
      const act = answersFrom(2)
      const requestResult = vi.fn().mockRejectedValue(new NotOfferedError('GET /user/requestresult', 404))
      await inTrades(paid, { act, requestResult })
      await refund()
      await visible(explained)
      expect(act).toHaveBeenCalledTimes(1)
      await button('再次发送').click()
      await visible('退款成功')
      expect(act.mock.calls[1]?.[1].requestId).not.toBe(act.mock.calls[0]?.[1].requestId)
    })

  const stillNothing = '平台还没有答复，请稍候…'
  const asksAfter = '没有收到答复，正在核实是否已经执行…'
  /** A lost call, and the question about its outcome; the test decides when each is answered. */
  const slowlyLost = () => {
    const [lost, told] = [later(), later<{ data: { done: true; answer: null } }>()]
    const act = platform(async () => {
      await lost.answer
      return timeout()
    })
    const requestResult = vi.fn(() => told.answer)
    return {
      calls: { act, requestResult },
      lose: lost.come,
      tell: () => told.come({ data: { done: true, answer: null } }),
    }
  }

  if (isFullRun)
    test('is waited for in words after three seconds, at the button, which stays where it is; so is the question what became of it', async () => {
      ownTime()
      const { calls, lose, tell } = slowlyLost()
      await inTrades(paid, calls)
      await refund()
      await expect.poll(() => calls.act.mock.calls.length).toBe(1)
      const placeOf = () =>
        button(/退款 ¥/)
          .element()
          .getBoundingClientRect()
          .toJSON()
      const before = placeOf()
      await absent(stillNothing)
      await vi.advanceTimersByTimeAsync(3000)
      await expect.element(dialog().getByRole('status').getByText(stillNothing)).toBeVisible()
      expect(placeOf()).toEqual(before)
      lose()
      await expect.element(dialog().getByRole('status').getByText(asksAfter)).toBeVisible()
      await absent(stillNothing)
      expect(placeOf()).toEqual(before)
      tell()
      await visible('退款成功')
      await absent(asksAfter)
    })

  if (isFullRun)
    test('without a dialog is waited for in a message', async () => {
      ownTime()
      const { calls, lose, tell } = slowlyLost()
      await inTrades(paid, calls)
      await sync()
      await expect.poll(() => calls.act.mock.calls.length).toBe(1)
      await vi.advanceTimersByTimeAsync(3000)
      await visible(stillNothing)
      lose()
      await visible(asksAfter)
      tell()
      await visible('同步状态成功')
    })

  if (isFullRun)
    test('without a dialog is said to be unknown, and another click sends it under the same id', async () => {
      const act = answersFrom(2)
      await inTrades(paid, { act, requestResult: notGot })
      await sync()
      await visible(explained)
      await sync()
      await expect.poll(() => act.mock.calls.length).toBe(2)
      expect(act.mock.calls[0]?.[1].requestId).toBe(act.mock.calls[1]?.[1].requestId)
    })
})

test.each([
  ['zh', '交易已支付，不能关闭'],
  ['en', 'Paid, cannot close'],
  ['es', 'Pagada, no se puede cerrar'],
] as const)('the reason why something cannot be done is said in %s', async (locale, reason) => {
  await show(
    <ActionHost>
      <RecordActions record={paid} />
    </ActionHost>,
    { resources: [trade], locale },
  )
  await button(/P1/).click()
  await visible(reason)
})

test.each([
  ['zh', '当前交易状态是“支付成功”，仅“未支付”或“支付中”时可用'],
  ['en', 'Status: “Paid”; it must be “Unpaid” or “Paying”'],
  ['es', 'Estado: «Pagada»; debe ser «Sin pagar» o «Pago en curso»'],
] as const)(
  'where the declaration has no code for it, the reason is what the record fails, in %s',
  async (locale, reason) => {
    const silent = { ...trade, actions: { close: { ...tradeActions.close, refuse: [] } } }
    await show(
      <ActionHost>
        <RecordActions record={paid} />
      </ActionHost>,
      { resources: [silent], locale },
    )
    // The only button stays visible, and says why it cannot be used.
    await expect.element(page.getByRole('group').getByRole('button')).toHaveAccessibleDescription(reason)
  },
)

const words = {
  zh: '今天没有失败的推送',
  en: 'No push has failed today',
  es: 'Hoy no ha fallado ningún envío',
}

test.each(Object.entries(words))(
  'where the declaration has words of its own, the reason is these, in %s',
  async (locale, reason) => {
    const worded = { ...trade, actions: { close: { ...tradeActions.close, refuse: [], reason: words } } }
    await show(
      <ActionHost>
        <RecordActions record={paid} />
      </ActionHost>,
      { resources: [worded], locale },
    )
    // The only button stays visible, and says why it cannot be used.
    await expect.element(page.getByRole('group').getByRole('button')).toHaveAccessibleDescription(reason)
  },
)

const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'CLEARED')]

test('a bulk action that no ticked record allows cannot be started, and says why; it can as soon as one allows it', async () => {
  const { screen } = await inShops([shop('丙', 'CLEARED'), shop('丁', 'EXPIRED')])
  const pausing = button('暂停同步')
  const reasons = '商家授权已清除；商家授权已过期，请商家重新授权'
  await expect.element(pausing).toHaveAttribute('aria-disabled', 'true')
  await expect.element(pausing).toHaveAccessibleDescription(reasons)
  await expect.element(pausing).toHaveAttribute('data-tip', reasons)
  focus(pausing)
  await expect.element(pausing).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await absent(dialog())
  await screen.unmount()
  await inShops(three)
  await expect.element(pausing).not.toHaveAttribute('aria-disabled')
  await pausing.click()
  await visible(dialog())
})

test('before a bulk action those that it will leave out are named, the number of the others is typed, and only these are sent', async () => {
  const act = platform()
  await inShops(three, act)
  await button('清除授权').click()
  await visible(/其中 1 条不能执行此操作/, '丙店')
  await page.getByLabelText('请输入数量 2 以确认').fill('2')
  await confirmForGood('清除授权（2 条）')
  await visible('2 条全部成功，跳过 1 条')
  expect(idsOf(act, 0)).toEqual(['甲', '乙'])
  await expect.element(ticked()).toHaveTextContent('丙')
})

if (isFullRun)
  test('before a bulk action it is said why each is left out, and every one of many can be read and copied', async () => {
    const states = { 甲: 'CLEARED', 乙: 'EXPIRED', 丙: 'EXPIRED', 丁: 'GRANTED' }
    const { screen } = await inShops(Object.entries(states).map(([id, state]) => shop(id, state)))
    await button('暂停同步').click()
    await visible(
      '乙店、丙店：商家授权已过期，请商家重新授权',
      '甲店：商家授权已清除',
      button('暂停同步（1 条）'),
    )
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const expired = Array.from({ length: 12 }, (_, index) => shop(`甲${index}`, 'EXPIRED'))
    await screen.unmount()
    await inShops([...expired, shop('丁', 'GRANTED')])
    await button('暂停同步').click()
    await absent('甲11店')
    await button('全部 12 条').click()
    await expect
      .element(page.getByRole('region', { name: '不能处理的记录：商家授权已过期，请商家重新授权' }))
      .toHaveTextContent(expired.map(({ shop_name }) => shop_name).join(' '))
    await button('复制清单').click()
    await visible('已复制')
    expect(copied.mock.calls[0]?.[0].split('\n')).toHaveLength(12)
  })

test('before a bulk action it can be taken back while the seconds run, and nothing is sent', async () => {
  const act = platform()
  await inShops(three, act)
  await button('清除授权').click()
  await page.getByLabelText('请输入数量 2 以确认').fill('2')
  ownTime()
  // The seconds only pass when the test says so. On a busy machine they would be over before the click.
  vi.setTimerTickMode('manual')
  await button('清除授权（2 条）').click()
  await visible(button('撤销（5 秒）'))
  await vi.advanceTimersByTimeAsync(3000)
  await button('撤销（2 秒）').click()
  await visible('已取消，没有处理任何记录')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(act).not.toHaveBeenCalled()
  await button('关闭').click()
  await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
})

test('a row’s actions: what removes the record never takes the place of what is harmless; of many that are not allowed, their number stands below and opens with the reasons', async () => {
  await onRow(merchant, shop('甲', 'CLEARED'))
  await absent(button('移除'))
  await button('更多操作：甲店').click()
  const entries = () => texts(page.getByRole('menuitem'))
  await visible(page.getByRole('menuitem', { name: '移除' }))
  await absent(page.getByText('商家授权已清除'))
  const allowed = entries().length
  await expect.poll(entries).toContain('移除')
  const apart = page.getByRole('menuitem', { name: /^暂不可用（\d+）$/ })
  await expect.element(apart).toHaveAttribute('aria-expanded', 'false')
  // With the keyboard only: it is the last one.
  await userEvent.keyboard('{End}')
  await expect.element(apart).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(apart).toHaveAttribute('aria-expanded', 'true')
  const pause = page.getByRole('menuitem', { name: /暂停同步/ })
  await expect.element(pause).toHaveAttribute('aria-disabled', 'true')
  await expect.element(pause).toHaveTextContent('商家授权已清除')
  expect(entries().length).toBeGreaterThan(allowed + 3)
})

describe('a question about pausing shops whose subscription has expired', () => {
  const expired = (id: string) => ({ ...shop(id, 'GRANTED'), subscribe_status: 'EXPIRED' })
  const paidFor = (id: string) => ({ ...shop(id, 'GRANTED'), subscribe_status: 'PAID' })
  const warned = '服务订购已到期：暂停后，续费才能恢复同步。'

  test.each([
    ['one', [expired('甲')], warned],
    ['some of several', [expired('甲'), paidFor('乙'), expired('丙')], `2 条：${warned}`],
  ])('warns that only renewal lets %s be resumed', async (_, records, said) => {
    await inShops(records)
    await button('暂停同步').click()
    await visible(dialog().getByText(said, { exact: true }))
  })

  test('says nothing of it about others', async () => {
    await inShops([paidFor('甲')])
    await button('暂停同步').click()
    await visible(dialog().getByRole('button', { name: '暂停同步' }))
    await absent(dialog().getByText(/续费/))
  })
})

describe('what a question says will happen', () => {
  const saying = (names?: string): Resource => {
    const { clearGrant } = merchant.actions ?? {}
    if (!clearGrant) throw new Error('nothing can be cleared')
    const text = l(
      '清除“{title}”，共 {count} 家',
      'Clears “{title}”, {count} shops',
      'Vacía «{title}», {count} tiendas',
    )
    return {
      ...merchant,
      actions: {
        clearGrant: { ...clearGrant, inBulk: { text }, confirm: { text, ...(names && { names }) } },
      },
    }
  }

  test.each([
    ['one record', ['甲'], '清除“甲店”，共 1 家'],
    ['three', ['甲', '乙', '丙'], '清除“甲店、乙店、丙店”，共 3 家'],
    ['more than three', ['甲', '乙', '丙', '丁'], '清除“甲店、乙店、丙店 等 4 项”，共 4 家'],
  ] as const)('names %s', async (_, ids, said) => {
    await inShops(
      ids.map((id) => shop(id, 'GRANTED')),
      platform(),
      { area: saying() },
    )
    await button('清除授权').click()
    await visible(page.getByRole('dialog').getByText(said, { exact: true }))
  })

  test('takes the names from the field that the declaration says', async () => {
    const owned = { ...shop('甲', 'GRANTED'), seller_nick: '青禾' }
    await inShops([owned], platform(), { area: saying('seller_nick') })
    await button('清除授权').click()
    await visible(page.getByRole('dialog').getByText('清除“青禾”，共 1 家', { exact: true }))
  })
})

describe('what a question is about', () => {
  const facts = () =>
    texts(dialog().getByRole('term')).map(
      (name, index) => `${name}：${texts(dialog().getByRole('definition'))[index]}`,
    )

  test('are what tells the record from others, where the declaration names no facts: title, key and card', async () => {
    await inShops([{ ...shop('甲', 'EXPIRED'), op: 'TB', app_id: 'A1', seller_nick: '青禾' }])
    await button('移除').click()
    await expect
      .poll(facts)
      .toEqual(['店铺名称：甲店', '平台：TB', 'AppId：A1', '商家账号：青禾', '授权状态：已过期'])
  })

  test('are the declared facts of one record, long texts to their end, and none that is empty or hidden', async () => {
    const long = '收到的商品有破损，联系商家后一直没有回复，要求全额退款并赔偿运费。'.repeat(4)
    const asked = {
      complaint_detail: long,
      out_trade_no: 'DD1',
      order_fee: 12_900,
      apply_refund_amount: null,
    }
    await onRow(complaint, {
      ...{
        id: 'C1',
        complaint_id: 'C1',
        complaint_state: 'PROCESSING',
        problem_type: 'REFUND',
        refund_decision: 'NONE',
      },
      ...asked,
    })
    await click(button('更多操作：C1'), page.getByRole('menuitem', { name: /拒绝退款/ }))
    await expect
      .poll(facts)
      .toEqual([`投诉详情：${long}`, '商户订单号：DD1', expect.stringMatching(/^订单金额：¥\s129\.00$/)])
  })

  test('stand in two columns, each name beside its value', async () => {
    await inTrades({
      ...paid,
      out_trade_no: 'DD1',
      body: '清洁套装',
      payer_mask: 'o***1',
      payer_total: 20_000,
    })
    await button('退款').click()
    await visible(dialog().getByRole('term').first())
    const leftOf = (role: 'term' | 'definition') =>
      dialog()
        .getByRole(role)
        .elements()
        .map((element) => element.getBoundingClientRect().left)
    expect(new Set(leftOf('term')).size).toBe(1)
    expect(new Set(leftOf('definition')).size).toBe(1)
  })

  test('are the names of several, the first five and how many more; those of one name with their keys', async () => {
    const namesakes = ['1', '2'].map((app_id) => ({
      ...shop(`同名${app_id}`, 'GRANTED'),
      shop_name: '同名店',
      app_id,
    }))
    const others = ['丙', '丁', '戊', '己', '庚'].map((id) => shop(id, 'GRANTED'))
    await inShops([...namesakes, ...others])
    await button('清除授权').click()
    await expect.poll(facts).toEqual(['选中：同名店（1）、同名店（2）、丙店、丁店、戊店 等 7 项'])
  })

  test.each([
    ['zh', '查询 P1 的最新状态。'],
    ['en', 'Asks the channel for the latest status of P1.'],
    ['es', 'Consulta en el canal el último estado de P1.'],
  ] as const)(
    'is said for a ticked record whose action otherwise asks nothing, in %s',
    async (locale, said) => {
      await inShops([paid], platform(), { area: trade, locale })
      await page.getByRole('button').first().click()
      await visible(said)
    },
  )
})

if (isFullRun)
  test('an action on one record may ask to type its title; it waits while it can be taken back, and says how it ended', async () => {
    const act = platform()
    const { clearGrant } = merchant.actions ?? {}
    if (!clearGrant?.confirm) throw new Error('clearing asks for nothing')
    const asking: Resource = {
      ...merchant,
      actions: { clearGrant: { ...clearGrant, confirm: { ...clearGrant.confirm, type: 'title' } } },
    }
    await onRow(asking, shop('甲', 'GRANTED'), act)
    await click(button('更多操作：甲店'), page.getByRole('menuitem', { name: '清除授权', exact: true }))
    const typed = page.getByLabelText('请输入“甲店”以确认')
    await typed.fill('乙店')
    await visible('输入不一致')
    await expect.element(button('清除授权')).toBeDisabled()
    await typed.fill(' 甲店 ')
    await confirmForGood('清除授权')
    await visible('1 条全部成功')
    expect(act).toHaveBeenCalledTimes(1)
    expect(idsOf(act, 0)).toEqual(['甲'])
  })
