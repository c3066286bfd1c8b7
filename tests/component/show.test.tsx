import merchant from '@resources/merchant/merchant/merchant.area'
import AgentPay from '@resources/merchant/merchant/ui/AgentPay.part'
import PushRule from '@resources/merchant/merchant/ui/PushRule.part'
import trade from '@resources/pay/trade/trade.area'
import { type ComponentProps, useState } from 'react'
import type { GetOneResult, RaRecord } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRandom, type Field, labelLocales, sampleOf, secondsPerDay } from '@/declaration'
import { PlatformError, TransportError } from '@/platform/errors'
import { ActionHost } from '@/screens/actions/ActionHost'
import { PageFrameContext } from '@/screens/page'
import { ShowDrawer } from '@/screens/show/ShowDrawer'
import { ShowPage } from '@/screens/show/ShowPage'
import { isFullRun, variants } from '../scope'
import { type Around, show, stillFrame } from './kinds.fixture'
import { button, dialog, later, link, silenceErrors, texts, visible } from './onPage'
import { violations } from './violations'

const resources = [merchant, trade]
const components = { PushRule, AgentPay }

const now = Date.parse('2026-11-20T10:00:00+08:00') / 1000

/** A record with a value for each field. */
const sampled = ({ fields }: { readonly fields: { readonly [name: string]: Field } }) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sampleOf(field, createRandom(name))]),
  )

const tradeDetail: RaRecord = {
  ...sampled(trade),
  id: 'P20240601103000001234',
  trade_no: 'P20240601103000001234',
  mch_name: '青禾家居旗舰店（杭州余杭区仓前街道未来科技城）官方直营店铺有限公司',
  seller_nick: '青禾家居旗舰店',
  body: '家居清洁套装',
  total_fee: 12_345_678,
  refundable_fee: 12_344_478,
  trade_state: 'SUCCESS',
  pay_time: now - 3 * secondsPerDay,
  refunds: [{ ...sampled(trade.fields.refunds), out_refund_no: 'R2024060100001' }],
  notify_logs: [
    { ...sampled(trade.fields.notify_logs), response_text: '<html>Internal Server Error</html>' },
  ],
}

/** The trade as in its list row: without the parts that only the detail has. */
const { refunds: _, notify_logs: __, ...tradeRow } = tradeDetail

const merchantRow: RaRecord = {
  ...sampled(merchant),
  id: 'taobao~demo8aqEXPhU0001~青禾家居旗舰店',
  shop_name: '青禾家居旗舰店',
  op: 'taobao',
  grant_status: 'EXPIRING',
  grant_expire_time: now + 5 * secondsPerDay,
  sync_status: 'ERROR',
  paid_push_rule: JSON.stringify({
    is_enable: true,
    filter_express: "买家留言 包含 'vip' 且 买家留言 不包含 '测试'",
  }),
  flag_push_rule: JSON.stringify({
    ordersync_after_seller_change_memo: true,
    ordersync_memo_filter_express: '',
    ordersync_seller_flag: '0,1,2,3,4,5',
  }),
  agent_pay: { is_enable: true, month_limit_li: 5_000_000, month_used_li: 1_234_567 },
  error_message: 'access_token 已过期',
}

const getOne = vi.fn<(resource: string, params: { id: string }) => Promise<GetOneResult>>()

beforeEach(async () => {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
  getOne.mockResolvedValue({ data: tradeDetail })
  await page.viewport(1440, 900)
})

afterEach(() => void getOne.mockReset())

/** The drawer over a list that is a button here: it opens the drawer, and gets the focus back. */
const List = ({ onClose, ...rest }: ComponentProps<typeof ShowDrawer>) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <ActionHost>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && <ShowDrawer onClose={close} {...rest} />}
    </ActionHost>
  )
}

const open = async ({
  id = tradeRow.id as string,
  next,
  seen,
  ...around
}: Partial<ComponentProps<typeof ShowDrawer>> &
  Around & { /** A row that a list has shown. */ seen?: RaRecord } = {}) => {
  const onClose = vi.fn()
  const shown = await show(<List id={id} onClose={onClose} next={next} />, {
    resources,
    components,
    resource: trade,
    at: '/pay/tradelist',
    dataProvider: { getOne: getOne as never },
    ...around,
  })
  if (seen)
    shown.queryClient.setQueryData(['pay/tradelist', 'getOne', { id: seen.id, meta: undefined }], seen)
  await button('打开').click()
  return { ...shown, onClose }
}

const drawer = dialog()

it('a detail over its list shows the record in its groups, names the page after it, offers what can be done with it, and is asked for again when it has changed', async () => {
  const { queryClient } = await open()
  await visible(page.getByRole('dialog', { name: 'P20240601103000001234' }))
  expect(texts(page.getByRole('heading', { level: 3 }))).toEqual(['交易', '金额', '商户', '退款', '支付通知'])
  await visible(drawer.getByText('¥\u00a0123,456.78').first())
  await expect.element(drawer.getByRole('table').first()).toHaveTextContent('R2024060100001')
  expect(document.title).toBe('P20240601103000001234 - 交易记录 - 开放平台')
  expect(texts(drawer.getByText('支付成功'))).toHaveLength(2)
  getOne.mockResolvedValue({ data: { ...tradeDetail, trade_state: 'REFUND' } })
  await queryClient.invalidateQueries({ queryKey: ['pay/tradelist'] })
  await expect.poll(() => texts(drawer.getByText('转入退款'))).toHaveLength(2)
  await page.getByRole('group', { name: '操作' }).getByRole('button', { name: '退款' }).click()
  await expect.element(page.getByRole('textbox', { name: '退款金额' })).toHaveValue('123444.78')
})

it('a detail over its list keeps the focus inside, closes with Escape, and gives the focus back', async () => {
  const { onClose } = await open()
  await visible(drawer)
  for (let i = 0; i < 30; i++) {
    await userEvent.tab()
    expect(drawer.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await expect.poll(() => document.activeElement?.textContent).toBe('打开')
})

it('a detail over its list goes to the neighbours by button and by key, and not past the ends', async () => {
  const next = vi.fn()
  await open({ next })
  await expect.element(button('上一条')).toBeDisabled()
  await button('下一条').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.keyboard('{ArrowDown}')
  expect(next).toHaveBeenCalledTimes(2)
})

it('a detail over its list can be copied as a link and opened as a page', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  getOne.mockResolvedValue({ data: merchantRow })
  await open({ resource: merchant, id: merchantRow.id as string })
  await button('复制链接').click()
  const path = `/merchant/merchant/${encodeURIComponent(merchantRow.id as string)}`
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${path}/show`)
  await visible('已复制')
  await expect.element(link('以整页打开')).toHaveAttribute('href', `${path}/page`)
})

it('a detail over its list shows its labels until anything is known, the row of the list at once, and the rest when it is there', async () => {
  const { answer, come } = later<GetOneResult>()
  getOne.mockReturnValue(answer)
  const { screen } = await open()
  await visible(drawer.getByText('订单金额'), drawer.getByRole('progressbar', { name: '正在加载' }))
  expect(drawer.getByText('—').elements()).toHaveLength(0)
  await screen.unmount()
  await open({ seen: tradeRow })
  await visible(drawer.getByText('家居清洁套装'))
  expect(drawer.getByRole('table').elements()).toHaveLength(0)
  come({ data: tradeDetail })
  await expect.element(drawer.getByRole('table').first()).toHaveTextContent('R2024060100001')
})

it('a detail that is not there says so, and leads back', async () => {
  silenceErrors()
  getOne.mockRejectedValue(new PlatformError({ code: 43001, message: '交易不存在', data: null }))
  const { onClose, path } = await open()
  await visible(drawer.getByText('该交易不存在或已被删除'))
  expect(path()).toBe('/pay/tradelist')
  await button('返回列表').click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it.each([
  new PlatformError({ code: 10500, message: '系统繁忙，请稍后再试', data: null }),
  new TransportError('timeout'),
])(
  'a detail says what happened, %s, stays, tries again, and keeps what is there when a refresh fails',
  async (error) => {
    silenceErrors()
    getOne.mockRejectedValueOnce(error)
    const { path, queryClient } = await open()
    await expect.element(drawer.getByRole('alert')).toHaveTextContent(`详情加载失败${error.message}`)
    await expect
      .poll(() => document.querySelector('[aria-label="消息提示"]')?.textContent)
      .toBe(error.message)
    expect(path()).toBe('/pay/tradelist')
    await drawer.getByRole('button', { name: '重试' }).click()
    await visible(drawer.getByText('家居清洁套装'))
    expect(drawer.getByRole('alert').elements()).toHaveLength(0)
    getOne.mockRejectedValue(new TransportError('network'))
    await queryClient.invalidateQueries({ queryKey: ['pay/tradelist'] })
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('网络连接失败，请检查网络')
    await visible(drawer.getByText('家居清洁套装'))
  },
)

if (isFullRun)
  it.each(variants(labelLocales.flatMap((locale) => [390, 1440].map((width) => ({ locale, width })))))(
    'on every screen: $width px, $locale: nothing but a table goes sideways, and nobody is shut out',
    async ({ locale, width }) => {
      await page.viewport(width, 844)
      for (const [resource, record] of [
        [merchant, merchantRow],
        [trade, tradeDetail],
      ] as const) {
        getOne.mockResolvedValue({ data: record })
        const { screen } = await open({
          resource,
          id: String(record.id),
          locale,
          mode: width === 390 ? 'dark' : 'light',
        })
        await visible(drawer.getByText('青禾家居旗舰店').first())
        const { left, right } = drawer.element().getBoundingClientRect()
        expect(right - left).toBe(Math.min(720, width))
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
        const body = drawer.element().querySelector('.show-body')
        expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0)
        expect(await violations(drawer.element())).toEqual([])
        await screen.unmount()
      }
    },
  )

const setSubject = vi.fn()

const openPage = () =>
  show(
    <PageFrameContext value={{ ...stillFrame, setSubject }}>
      <Routes>
        <Route path="/merchant/merchant/:id/page" element={<ShowPage />} />
        <Route path="/merchant/merchant" element={<p>商家列表</p>} />
      </Routes>
    </PageFrameContext>,
    {
      resources,
      components,
      resource: merchant,
      at: `/merchant/merchant/${encodeURIComponent(String(merchantRow.id))}/page`,
      dataProvider: { getOne: getOne as never },
    },
  )

it('a detail as a page shows the record of its address, names the page after it, offers its actions, and leads back to the list', async () => {
  getOne.mockResolvedValue({ data: merchantRow })
  const { path } = await openPage()
  const article = page.getByRole('article', { name: '青禾家居旗舰店' })
  await visible(article.getByRole('heading', { level: 1, name: '青禾家居旗舰店' }))
  expect(getOne.mock.calls[0]?.[1].id).toBe(merchantRow.id)
  // Components of the area draw their own parts.
  await visible('买家留言包含“vip” 且 买家留言不包含“测试”', '5 天后到期')
  expect(setSubject).toHaveBeenLastCalledWith('青禾家居旗舰店')
  expect(await violations(article.element())).toEqual([])
  await visible(button('暂停同步'))
  await link('授权商家').click()
  expect(path()).toBe('/merchant/merchant')
})

it('a detail as a page says that there is no such record, and stays', async () => {
  silenceErrors(PlatformError)
  getOne.mockRejectedValue(
    new PlatformError({ code: 40001, message: '商家不存在或未授权给该应用', data: null }),
  )
  const { path } = await openPage()
  await visible('该授权商家不存在或已被删除')
  expect(path()).toContain('/page')
  await link('返回列表').click()
  expect(path()).toBe('/merchant/merchant')
})
