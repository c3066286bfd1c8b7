import merchant from '@resources/merchant/merchant/merchant.area'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NotOfferedError } from '@/platform/answerErrors'
import { PlatformError, TransportError } from '@/platform/errors'
import { variants } from '../scope'
import {
  button,
  Here,
  idsOf,
  inShops,
  ownTime,
  platform,
  ShopList,
  shop,
  slowPlatform,
  ticked,
} from './actions.fixture'
import { show } from './kinds.fixture'
import { violations } from './violations'

const allDone = ({ records }: { records: readonly { id: string | number }[] }) => ({
  succeeded: records.map(({ id }) => String(id)),
  failed: [],
})
const shops = (count: number) => Array.from({ length: count }, (_, index) => shop(`${index}`, 'GRANTED'))
const row = (name: RegExp) => page.getByRole('row', { name })
const toasts = () =>
  page
    .getByRole('region', { name: '消息提示' })
    .getByRole('alert')
    .elements()
    .map((one) => one.textContent)
const filterButton = (name: string) =>
  page.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

describe('an action on many records', () => {
  const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'GRANTED')]
  const pause = async (count = 3) => {
    await button('暂停同步').click()
    const confirm = count > 1 ? `暂停同步（${count} 项）` : '暂停同步'
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  }
  // react-admin prints every refused call while in development.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  test('shows why each was refused, keeps it ticked, and tries only those again', async () => {
    const act = platform((sent) =>
      act.mock.calls.length > 1
        ? allDone(sent)
        : { succeeded: ['甲', '丙'], failed: [{ id: '乙', code: 40005, message: '店铺已关闭' }] },
    )
    await inShops(three, act)
    await pause()
    await expect.element(page.getByText('处理完成：成功 2 项，失败 1 项')).toBeVisible()
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('乙店失败店铺已关闭')
    await expect.element(page.getByText('失败的记录保持选中')).toBeVisible()
    await expect.element(ticked()).toHaveTextContent(/^乙$/)
    await button('重试失败的 1 项').click()
    await expect.element(page.getByText('3 项全部成功')).toBeVisible()
    expect(idsOf(act, 1)).toEqual(['乙'])
    expect(act.mock.calls[1]?.[1].requestId).not.toBe(act.mock.calls[0]?.[1].requestId)
    await expect.element(ticked()).toHaveTextContent('无')
    // The button that opened it is gone.
    await button('关闭', { exact: true }).click()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test.each([
    ['the one record', [shop('甲', 'GRANTED')], '店铺已关闭'],
    ['all records alike', three, '店铺已关闭'],
  ])('tells by one toast, beside the list of results, why %s was refused', async (_, records, words) => {
    const act = platform((sent) => ({
      succeeded: [],
      failed: sent.records.map(({ id }) => ({ id: String(id), code: 40005, message: '店铺已关闭' })),
    }))
    await inShops(records, act)
    await pause(records.length)
    await expect.element(row(/甲店/)).toHaveTextContent('失败店铺已关闭')
    await expect.poll(toasts).toEqual([words])
  })

  test('tells by one toast what different refusals a run has met with', async () => {
    const act = platform(() => ({
      succeeded: ['甲'],
      failed: [
        { id: '乙', code: 40005, message: '店铺已关闭' },
        { id: '丙', code: 40006, message: '授权已过期' },
      ],
    }))
    await inShops(three, act)
    await pause()
    await expect.poll(toasts).toEqual(['2 项有问题：店铺已关闭; 授权已过期'])
  })

  test('promises nothing, and sends nothing again, where the platform does not tell what became of a call', async () => {
    const act = platform(() => Promise.reject(new TransportError('network')))
    const requestResult = vi.fn(() => Promise.reject(new NotOfferedError('GET /user/requestresult', 404)))
    await inShops(three, { act, requestResult })
    await pause()
    await expect.element(page.getByText('处理完成：成功 0 项，失败 0 项，结果未知 3 项')).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent('本平台不提供结果查询，不会自动补发。请先刷新列表核对')
    await expect.element(dialog).not.toHaveTextContent('请求号')
    await expect.element(button(/核实|重试/)).not.toBeInTheDocument()
    await expect.poll(toasts).toEqual(['网络连接失败，请检查网络'])
    expect(act).toHaveBeenCalledTimes(1)
    await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
  })

  test('asks the platform first where it may yet tell, and sends again only what that has not done', async () => {
    const act = platform(() => Promise.reject(new TransportError('timeout')))
    const requestResult = vi.fn(
      (): Promise<{ data: { done: boolean } }> =>
        Promise.reject(new PlatformError({ code: 10003, message: '无权限', data: null })),
    )
    await inShops(three, { act, requestResult })
    await pause()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent('只有平台答复未执行的，才会以同一请求号补发')
    await expect.element(dialog).toHaveTextContent('请刷新列表核对')
    await expect.element(row(/甲店/)).toHaveTextContent('请求超时，请稍后重试')
    await button('核实未知的 3 项').click()
    await expect.element(row(/甲店/)).toHaveTextContent('无权限')
    expect(act).toHaveBeenCalledTimes(1)
    requestResult.mockResolvedValue({ data: { done: false } })
    act.mockImplementation(async (_, sent) => ({ data: allDone(sent) }))
    await button('核实未知的 3 项').click()
    await expect.element(page.getByText('3 项全部成功')).toBeVisible()
    expect(act.mock.calls[1]?.[1].requestId).toBe(act.mock.calls[0]?.[1].requestId)
  })

  test('goes on when its dialog is closed, and takes off the ticks of what is done', async () => {
    const { act, answer } = slowPlatform()
    await inShops(three, act)
    await pause()
    await button('在后台继续').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
    answer({ succeeded: ['甲', '丙'], failed: [{ id: '乙', code: 40005, message: '店铺已关闭' }] })
    await expect.element(ticked()).toHaveTextContent(/^乙$/)
  })

  test('goes on to its end when the operator leaves the page', async () => {
    const act = platform(async (sent) => {
      await left
      return allDone(sent)
    })
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const { router } = await show(
      <Here>
        <ShopList records={shops(101)} />
      </Here>,
      { resources: [merchant], dataProvider: { act } },
    )
    await pause(101)
    await expect.poll(() => act.mock.calls.length).toBe(1)
    await router.navigate('/elsewhere')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    leave()
    await expect.poll(() => act.mock.calls.length).toBe(2)
    expect(idsOf(act, 1)).toEqual(['100'])
  })

  test('pauses after the call under way, goes on, and counts exactly', async () => {
    const { act, answer } = slowPlatform()
    const list = shops(250)
    await inShops(list, act)
    await pause(250)
    await button('暂停', { exact: true }).click()
    await expect.element(page.getByText('正在暂停，等待已发出的请求…')).toBeVisible()
    act.mockImplementation(async (_, sent) => ({ data: allDone(sent) }))
    answer(allDone({ records: list.slice(0, 100) }))
    await expect.element(page.getByText('已暂停：已处理 100 / 250')).toBeVisible()
    await expect.element(filterButton('待处理 150')).toBeVisible()
    expect(act).toHaveBeenCalledTimes(1)
    await button('继续', { exact: true }).click()
    await expect.element(page.getByText('250 项全部成功')).toBeVisible()
    expect(act.mock.calls.map(([, { records }]) => records.length)).toEqual([100, 100, 50])
    await expect
      .element(page.getByRole('progressbar', { name: '250 项全部成功' }))
      .toHaveAttribute('aria-valuenow', '250')
    await button('后 200 条').click()
    await expect.element(page.getByText('第 201–250 条，共 250 条')).toBeVisible()
  })

  test('stops after the call under way, and says what was not done', async () => {
    const { act, answer } = slowPlatform()
    const list = shops(101)
    await inShops(list, act)
    await pause(101)
    await button('停止', { exact: true }).click()
    answer({
      ...allDone({ records: list.slice(1, 100) }),
      failed: [{ id: '0', code: 40005, message: '店铺已关闭' }],
    })
    await expect
      .element(page.getByText('已停止：成功 99 项，失败 1 项，未处理 1 项', { exact: true }))
      .toBeVisible()
    await filterButton('未处理 1').click()
    await expect.element(row(/100店/)).toBeVisible()
    await expect.element(ticked()).toHaveTextContent('0、100')
  })

  test('asks after a call that timed out, and does not call it failed', async () => {
    const act = platform(() => Promise.reject(new TransportError('timeout')))
    const requestResult = vi.fn(async () => ({
      data: { done: true, answer: { success: ['甲', '乙', '丙'], failed: [] } },
    }))
    await inShops(three, { act, requestResult })
    await pause()
    await expect.element(page.getByText('3 项全部成功')).toBeVisible()
    expect(act).toHaveBeenCalledTimes(1)
    expect(requestResult.mock.calls).toEqual([[act.mock.calls[0]?.[1].requestId]])
  })

  test('says what is unknown while the platform cannot be reached, and asks first when it goes on', async () => {
    const act = platform(() => Promise.reject(new TransportError('timeout')))
    const requestResult = vi.fn(() => Promise.reject(new TransportError('network')))
    await inShops(three, { act, requestResult })
    await button('暂停同步').click()
    ownTime()
    await button('暂停同步（3 项）').click()
    await expect.poll(() => requestResult.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(page.getByText(/^无法连接平台，已自动暂停/)).toBeVisible()
    await expect.element(row(/甲店/)).toHaveTextContent('结果未知')
    await expect.element(filterButton('结果未知 3')).toBeVisible()
    requestResult.mockImplementation(async (): Promise<never> => {
      throw new PlatformError({ code: 50014, message: '登录已过期', data: null })
    })
    await button('继续', { exact: true }).click()
    await expect.element(page.getByText(/^登录已过期，已自动暂停/)).toBeVisible()
    expect(act).toHaveBeenCalledTimes(1)
    await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
  })

  test('says of records that are gone that they are no longer ticked, and does not try them again', async () => {
    const act = platform(() => ({
      succeeded: ['甲'],
      failed: [
        { id: '乙', code: 40001, message: '商家不存在' },
        { id: '丙', code: 40001, message: '商家不存在' },
      ],
    }))
    await inShops(three, act)
    await pause()
    await expect.element(page.getByText('2 条记录已不存在，已取消选择')).toBeVisible()
    await expect.element(ticked()).toHaveTextContent('无')
    await expect.element(button(/重试/)).not.toBeInTheDocument()
    await expect.element(page.getByText('失败的记录保持选中')).not.toBeInTheDocument()
  })

  test('is told of in a file, row by row; the refusals can be copied as a table, also from a site without https', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return '#'
    })
    const names = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toMatch(/^暂停同步（3 项）_[\d-]+\.csv$/)
    })
    const act = platform(() => ({
      succeeded: ['甲', '丙'],
      failed: [{ id: '乙', code: 40005, message: '店铺已关闭' }],
    }))
    await inShops(three, act)
    await pause()
    await button('下载结果').click()
    await expect.poll(() => names.mock.calls.length).toBe(1)
    expect((await saved[0]?.text())?.split('\r\n').slice(1, 4)).toEqual([
      '甲店,甲,成功,,',
      '乙店,乙,失败,店铺已关闭,40005',
      '丙店,丙,成功,,',
    ])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const older = vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const { activeElement } = document
      expect(activeElement).toBeInstanceOf(HTMLTextAreaElement)
      expect(activeElement).toHaveValue('乙店\t店铺已关闭')
      return true
    })
    await button('复制失败清单').click()
    await expect.element(page.getByText('已复制')).toBeVisible()
    expect(older).toHaveBeenCalledTimes(1)
  })

  test.each(variants(['light', 'dark'] as const))(
    'is for everybody, by keyboard on a phone, in %s',
    async (mode) => {
      await page.viewport(390, 844)
      const { act, answer } = slowPlatform()
      await inShops(three, act, { mode })
      await button('暂停同步').click()
      await expect.element(button('暂停同步（3 项）')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: '暂停同步' }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(button('在后台继续')).toBeVisible()
      answer({
        succeeded: ['甲'],
        failed: ['乙', '丙'].map((id) => ({ id, code: 40005, message: '店铺已关闭' })),
      })
      await expect.element(button('重试失败的 2 项')).toBeVisible()
      const dialog = page.getByRole('dialog').element()
      expect(dialog.scrollWidth).toBe(dialog.clientWidth)
      expect(dialog.contains(document.activeElement)).toBe(true)
      // Colours are judged when nothing moves any more.
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      expect(await violations(dialog)).toEqual([])
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await page.viewport(1280, 800)
    },
  )
})
