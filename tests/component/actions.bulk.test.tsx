import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NotOfferedError } from '@/platform/answerErrors'
import { PlatformError, TransportError } from '@/platform/errors'
import { isFullRun, variants } from '../scope'
import { allDone, idsOf, inShops, platform, shop, slowPlatform, ticked } from './actions.fixture'
import { watchSaved } from './browserFiles'
import { absent, button, dialog, focus, silenceErrors, texts, toasts, visible } from './onPage'
import { violations } from './violations'

const closed = (id: string | number) => ({ id: String(id), code: 40005, message: '店铺已关闭' })
const oneRefused = { succeeded: ['甲', '丙'], failed: [closed('乙')] }
const row = (name: RegExp) => page.getByRole('row', { name })
const said = () => texts(toasts().getByRole('alert'))
const filterButton = (name: string) =>
  page.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name })

const three = [shop('甲', 'GRANTED'), shop('乙', 'GRANTED'), shop('丙', 'GRANTED')]
const pause = async (count = 3) => {
  await button('暂停同步').click()
  const confirm = count > 1 ? `暂停同步（${count} 条）` : '暂停同步'
  await dialog().getByRole('button', { name: confirm }).click()
}
beforeEach(() => void silenceErrors())

test('a bulk action shows why each was refused, keeps it ticked, and tries only those again', async () => {
  const act = platform((sent) => (act.mock.calls.length > 1 ? allDone(sent) : oneRefused))
  await inShops(three, act)
  await pause()
  await visible('处理完成：成功 2 条，失败 1 条')
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('乙店失败店铺已关闭')
  await visible('失败的记录保持选中')
  await expect.element(ticked()).toHaveTextContent(/^乙$/)
  await button('重试失败的 1 条').click()
  await visible('3 条全部成功')
  expect(idsOf(act, 1)).toEqual(['乙'])
  expect(act.mock.calls[1]?.[1].requestId).not.toBe(act.mock.calls[0]?.[1].requestId)
  await expect.element(ticked()).toHaveTextContent('无')
  // The button that opened it is gone.
  await button('关闭').click()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test.each([
  ['the one record', three.slice(0, 1)],
  ['all records alike', three],
])('a bulk action tells by one toast, beside the results, why %s was refused', async (_, records) => {
  const act = platform((sent) => ({ succeeded: [], failed: sent.records.map(({ id }) => closed(id)) }))
  await inShops(records, act)
  await pause(records.length)
  await expect.element(row(/甲店/)).toHaveTextContent('失败店铺已关闭')
  await expect.poll(said).toEqual(['店铺已关闭'])
})

test('a bulk action promises nothing, and sends nothing again, where the platform does not tell what became of a call', async () => {
  const act = platform(() => Promise.reject(new TransportError('network')))
  const requestResult = vi.fn(() => Promise.reject(new NotOfferedError('GET /user/requestresult', 404)))
  await inShops(three, { act, requestResult })
  await pause()
  await visible('处理完成：成功 0 条，失败 0 条，结果未知 3 条')
  await expect.element(dialog()).toHaveTextContent('本平台不提供结果查询，不会自动补发。请先刷新列表核对')
  await expect.element(dialog()).not.toHaveTextContent('请求号')
  await absent(button(/核实|重试/))
  await expect.poll(said).toEqual(['网络连接失败，请检查网络'])
  expect(act).toHaveBeenCalledTimes(1)
  await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
})

test('a bulk action whose outcome is unknown is verified first, and sent again only where it was not done', async () => {
  const act = platform(() => Promise.reject(new TransportError('timeout')))
  const denied = new PlatformError({ code: 10003, message: '无权限', data: null })
  const requestResult = vi.fn<() => Promise<{ data: { done: boolean } }>>().mockRejectedValue(denied)
  await inShops(three, { act, requestResult })
  await pause()
  await visible(/只有平台答复未执行的，才会以同一请求号补发/)
  await expect.element(row(/甲店/)).toHaveTextContent('请求超时，请稍后重试')
  await button('核实未知的 3 条').click()
  await expect.element(row(/甲店/)).toHaveTextContent('无权限')
  expect(act).toHaveBeenCalledTimes(1)
  requestResult.mockResolvedValue({ data: { done: false } })
  act.mockImplementation(platform())
  await button('核实未知的 3 条').click()
  await visible('3 条全部成功')
  expect(act.mock.calls[1]?.[1].requestId).toBe(act.mock.calls[0]?.[1].requestId)
})

test('a bulk action goes on when its dialog is closed, and takes off the ticks of what is done', async () => {
  const { act, answer } = slowPlatform()
  await inShops(three, act)
  await pause()
  await button('在后台继续').click()
  await absent(dialog())
  await expect.element(ticked()).toHaveTextContent('甲、乙、丙')
  answer(oneRefused)
  await expect.element(ticked()).toHaveTextContent(/^乙$/)
})

if (isFullRun)
  test('a bulk action pauses after the call under way, goes on, and counts exactly', async () => {
    const { act, answer } = slowPlatform()
    const list = Array.from({ length: 250 }, (_, index) => shop(`${index}`, 'GRANTED'))
    await inShops(list, act)
    await pause(250)
    await button('暂停').click()
    await visible('正在暂停，等待已发出的请求…')
    act.mockImplementation(platform())
    answer(allDone({ records: list.slice(0, 100) }))
    await visible('已暂停：已处理 100 / 250', filterButton('待处理 150'))
    expect(act).toHaveBeenCalledTimes(1)
    await button('继续').click()
    await visible('250 条全部成功')
    expect(act.mock.calls.map(([, { records }]) => records.length)).toEqual([100, 100, 50])
    const progress = page.getByRole('progressbar', { name: '250 条全部成功' })
    await expect.element(progress).toHaveAttribute('aria-valuenow', '250')
    await button('后 200 条').click()
    await visible('第 201–250 条，共 250 条')
  })

test('a bulk action says of records that are gone that they are no longer ticked, and does not try them again', async () => {
  const failed = ['乙', '丙'].map((id) => ({ id, code: 40001, message: '商家不存在' }))
  await inShops(
    three,
    platform(() => ({ succeeded: ['甲'], failed })),
  )
  await pause()
  await visible('2 条记录已不存在，已取消选择')
  await expect.element(ticked()).toHaveTextContent('无')
  await absent(button(/重试/), '失败的记录保持选中')
})

if (isFullRun)
  test('a bulk action accounts for the records that it left out, apart from those that failed, in the list and in the file', async () => {
    const saved = watchSaved()
    const act = platform(() => oneRefused)
    await inShops([...three, shop('丁', 'CLEARED')], act)
    await button('暂停同步').click()
    await dialog().getByRole('button', { name: '暂停同步（3 条）' }).click()
    await visible('处理完成：成功 2 条，失败 1 条，跳过 1 条')
    await expect.element(filterButton('全部 4')).toBeVisible()
    await filterButton('已跳过 1').click()
    await expect.element(row(/丁店/)).toHaveTextContent('丁店已跳过商家授权已清除')
    await absent(row(/乙店/))
    await expect.element(ticked()).toHaveTextContent('乙、丁')
    await button('下载结果').click()
    await expect.poll(() => saved[0]?.text()).toContain('丁店,丁,已跳过,,商家授权已清除,,')
    await button('重试失败的 1 条').click()
    await expect
      .poll(() => act.mock.calls.map((_, call) => idsOf(act, call)))
      .toEqual([['甲', '乙', '丙'], ['乙']])
  })

if (isFullRun)
  test('a bulk action is told of in a file, row by row; the refusals can be copied as a table, also from a site without https', async () => {
    const saved = watchSaved()
    await inShops(
      three,
      platform(() => oneRefused),
    )
    await pause()
    await button('下载结果').click()
    await expect
      .poll(() => saved.map(({ name }) => name))
      .toEqual([expect.stringMatching(/^暂停同步（3 条）_[\d-]+\.csv$/)])
    expect((await saved[0]?.text())?.split('\r\n').slice(1, 4)).toEqual([
      expect.stringMatching(/^甲店,甲,成功,同步状态：已暂停,,,\d{4}-\d\d-\d\d [\d:]{8}$/),
      expect.stringMatching(/^乙店,乙,失败,,店铺已关闭,40005,\d{4}-/),
      expect.stringMatching(/^丙店,丙,成功,同步状态：已暂停,,,\d{4}-/),
    ])
    await expect.element(row(/甲店/)).toHaveTextContent('甲店成功同步状态：已暂停')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const older = vi.spyOn(document, 'execCommand').mockImplementation(() => {
      expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement)
      expect(document.activeElement).toHaveValue('乙店\t店铺已关闭')
      return true
    })
    await button('复制失败清单').click()
    await visible('已复制')
    expect(older).toHaveBeenCalledTimes(1)
  })

if (isFullRun)
  test.each(variants(['light', 'dark'] as const))(
    'a bulk action is for everybody, by keyboard on a phone, in %s',
    async (mode) => {
      await page.viewport(390, 844)
      const { act, answer } = slowPlatform()
      await inShops(three, act, { mode })
      await button('暂停同步').click()
      await visible(button('暂停同步（3 条）'))
      focus(button('暂停同步（3 条）'))
      await userEvent.keyboard('{Enter}')
      await visible(button('在后台继续'))
      answer({ succeeded: ['甲'], failed: ['乙', '丙'].map(closed) })
      await visible(button('重试失败的 2 条'))
      const shown = dialog().element()
      expect(shown.scrollWidth).toBe(shown.clientWidth)
      expect(shown.contains(document.activeElement)).toBe(true)
      expect(await violations(shown)).toEqual([])
      await userEvent.keyboard('{Escape}')
      await absent(dialog())
      await page.viewport(1280, 800)
    },
  )
