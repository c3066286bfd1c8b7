import { type ComponentProps, useState } from 'react'
import type { GetOneResult, RaRecord } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { PlatformError, TransportError } from '@/platform/errors'
import { ActionHost } from '@/screens/actions/ActionHost'
import { ShowDrawer } from '@/screens/show/ShowDrawer'
import { variants } from '../scope'
import { type Around, show } from './kinds.fixture'
import { button, dialog, later, link, silenceErrors, texts, visible } from './onPage'
import {
  components,
  merchant,
  merchantRow,
  now,
  resources,
  trade,
  tradeDetail,
  tradeRow,
} from './show.fixture'
import { violations } from './violations'

const getOne = vi.fn<() => Promise<GetOneResult>>()

beforeEach(async () => {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
  getOne.mockResolvedValue({ data: tradeDetail })
  await page.viewport(1440, 900)
})

afterEach(() => {
  getOne.mockReset()
})

/** The drawer over a list that is a button here: it opens the drawer, and gets the focus back. */
const List = ({ id, onClose, ...rest }: ComponentProps<typeof ShowDrawer>) => {
  const [open, setOpen] = useState(false)
  return (
    <ActionHost>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <ShowDrawer
          id={id}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
          {...rest}
        />
      )}
    </ActionHost>
  )
}

const open = async ({
  id = tradeRow.id as string,
  onClose = vi.fn(),
  previous,
  next,
  seen,
  ...around
}: Partial<ComponentProps<typeof ShowDrawer>> &
  Around & { /** A row that a list has shown. */ seen?: RaRecord } = {}) => {
  const shown = await show(<List id={id} onClose={onClose} previous={previous} next={next} />, {
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
  const headings = page.getByRole('heading', { level: 3 })
  expect(texts(headings)).toEqual(['交易', '金额', '商户', '退款', '支付通知'])
  await visible(drawer.getByText('¥\u00a0123,456.78').first())
  await expect.element(drawer.getByRole('table').first()).toHaveTextContent('R2024060100001')
  expect(document.title).toBe('P20240601103000001234 - 交易记录 - 开放平台')
  await visible(drawer.getByText('支付成功'))
  getOne.mockResolvedValue({ data: { ...tradeDetail, trade_state: 'REFUND' } })
  await queryClient.invalidateQueries({ queryKey: ['pay/tradelist'] })
  await visible(drawer.getByText('转入退款'))
  const actions = page.getByRole('group', { name: '操作' })
  await visible(actions.getByRole('button', { name: '退款' }))
  await actions.getByRole('button', { name: '退款' }).click()
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

it('a detail over its list shows the row of the list at once, and the rest when it is there', async () => {
  const { answer, come } = later<GetOneResult>()
  getOne.mockReturnValue(answer)
  await open({ seen: tradeRow })
  await visible(drawer.getByText('家居清洁套装'))
  expect(drawer.getByRole('table').elements()).toHaveLength(0)
  come({ data: tradeDetail })
  await expect.element(drawer.getByRole('table').first()).toHaveTextContent('R2024060100001')
})

it('a detail over its list shows its labels until anything is known', async () => {
  getOne.mockReturnValue(new Promise(() => {}))
  await open()
  await visible(drawer.getByText('订单金额'), drawer.getByRole('progressbar', { name: '正在加载' }))
  expect(drawer.getByText('—').elements()).toHaveLength(0)
})

describe('a detail that cannot be shown', () => {
  beforeEach(() => void silenceErrors())

  it('says that there is no such record, and leads back', async () => {
    getOne.mockRejectedValue(new PlatformError({ code: 43001, message: '交易不存在', data: null }))
    const { onClose, path } = await open()
    await visible(drawer.getByText('该交易不存在或已被删除'))
    expect(path()).toBe('/pay/tradelist')
    await button('返回列表').click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'a refusal',
      new PlatformError({ code: 10500, message: '系统繁忙，请稍后再试', data: null }),
      '系统繁忙，请稍后再试',
    ],
    ['no answer in time', new TransportError('timeout'), '请求超时，请稍后重试'],
  ])('says what happened (%s), stays, and tries again', async (_, error, words) => {
    getOne.mockRejectedValueOnce(error)
    const { path } = await open()
    await expect.element(drawer.getByRole('alert')).toHaveTextContent(`详情加载失败${words}`)
    await expect.poll(() => document.querySelector('[aria-label="消息提示"]')?.textContent).toBe(words)
    expect(path()).toBe('/pay/tradelist')
    await drawer.getByRole('button', { name: '重试' }).click()
    await visible(drawer.getByText('家居清洁套装'))
    expect(drawer.getByRole('alert').elements()).toHaveLength(0)
  })

  it('keeps what was there when a refresh fails', async () => {
    const { queryClient } = await open()
    await visible(drawer.getByText('家居清洁套装'))
    getOne.mockRejectedValue(new TransportError('network'))
    await queryClient.invalidateQueries({ queryKey: ['pay/tradelist'] })
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('网络连接失败，请检查网络')
    await visible(drawer.getByText('家居清洁套装'))
  })
})

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
