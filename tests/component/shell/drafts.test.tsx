import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PlatformError, TransportError } from '@/platform/errors'
import { withFailureToast } from '@/platform/failures'
import { button, subject, tab } from '../onPage'
import { entry, openWorkspace, type WorkspacePlatform, workspacePlatform } from './workspace.fixture'

let platform: WorkspacePlatform
beforeEach(() => {
  platform = workspacePlatform()
  // react-admin prints every call that fails.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const letter = '编辑信件 - 第1封信'
const body = () => page.getByRole('textbox', { name: '正文' })
const alert = (text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const toast = (text: string) => page.getByRole('region', { name: '消息提示' }).getByText(text)

/** To another page for longer than an answer is good for, and back. */
const awayForAWhile = async () => {
  await entry('店铺').click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  const asked = platform.getOne.mock.calls.length
  vi.setSystemTime(Date.now() + 31_000)
  await tab(letter).click()
  await expect.poll(() => platform.getOne.mock.calls.length).toBe(asked + 1)
}
/** An answer that the platform still owes. */
const owed = () => {
  let refuse = (_: Error) => {}
  const answer = withFailureToast(
    () =>
      new Promise<never>((_, reject) => {
        refuse = reject
      }),
  )
  return { answer, refuse }
}
const saved = (version: number, text: string) => ({
  data: { id: 'L1', no: 'L1', subject: '第1封信', body: text, version },
})

describe('a draft one comes back to', () => {
  test('is still there when its record cannot be read anew, and can be saved', async () => {
    const { path } = await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    platform.getOne.mockRejectedValueOnce(new TransportError('network'))
    await awayForAWhile()
    await expect.element(alert('网络连接失败，请检查网络')).toBeVisible()
    await expect.element(subject()).toHaveValue('草稿')
    await button('保存').click()
    await expect.poll(path).toBe('/demo/letter')
    expect(platform.update.mock.calls[0]?.[1].data).toMatchObject({ subject: '草稿' })
  })

  test('is saved with the version it began from, until the newer one is asked for', async () => {
    platform.getOne.mockResolvedValueOnce(saved(1, '旧正文'))
    await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    platform.getOne.mockResolvedValue(saved(2, '别人的正文'))
    await awayForAWhile()
    await expect.element(alert('该记录已被更新')).toBeVisible()
    platform.update.mockRejectedValueOnce(
      new PlatformError({ code: 10007, message: '数据已被他人修改，请刷新后重试', data: null }),
    )
    await button('保存').click()
    await expect.poll(() => platform.update.mock.calls.length).toBe(1)
    expect(platform.update.mock.calls[0]?.[1].data).toMatchObject({ body: '旧正文', version: 1 })
    await button('载入最新数据').click()
    await expect.element(body()).toHaveValue('别人的正文')
    await expect.element(subject()).toHaveValue('草稿')
    await button('保存').click()
    await expect.poll(() => platform.update.mock.calls.length).toBe(2)
    expect(platform.update.mock.calls[1]?.[1].data).toMatchObject({
      subject: '草稿',
      body: '别人的正文',
      version: 2,
    })
  })
})

test('an untouched form one comes back to shows what somebody else has saved', async () => {
  platform.getOne.mockResolvedValueOnce(saved(1, '旧正文'))
  await openWorkspace(platform, { at: '/demo/letter/L1' })
  await expect.element(body()).toHaveValue('旧正文')
  platform.getOne.mockResolvedValue(saved(2, '别人的正文'))
  await awayForAWhile()
  await expect.element(body()).toHaveValue('别人的正文')
})

describe('a save that is refused behind the screen', () => {
  test.each([
    ['as a whole', new TransportError('timeout'), '请求超时，请稍后重试'],
    [
      'for one field',
      new PlatformError({ code: 10001, message: '参数错误：主题', data: null }),
      '参数错误：主题',
    ],
  ])('%s is said where the operator is, and in the form when he comes back', async (_, refusal, text) => {
    const { path } = await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    const { answer, refuse } = owed()
    platform.update.mockReturnValueOnce(answer)
    await button('保存').click()
    await expect.poll(() => platform.update.mock.calls.length).toBe(1)
    await entry('店铺').click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    refuse(refusal)
    await expect.element(toast(text)).toBeVisible()
    expect(path()).toBe('/demo/shop')
    await tab(letter).click()
    await expect.element(page.getByRole('main').getByText(text)).toBeVisible()
    await expect.element(subject()).toHaveValue('草稿')
    await button('保存').click()
    await expect.poll(path).toBe('/demo/letter')
    expect(platform.update.mock.calls[1]?.[1].data).toMatchObject({ subject: '草稿' })
  })

  test('is still under way for the operator who comes back before it is; then the form says it, and one toast', async () => {
    await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    const { answer, refuse } = owed()
    platform.update.mockReturnValueOnce(answer)
    await button('保存').click()
    await entry('店铺').click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    await tab(letter).click()
    await expect.element(button('保存')).toBeDisabled()
    refuse(new TransportError('timeout'))
    await expect.element(alert('请求超时，请稍后重试')).toBeVisible()
    await expect.element(toast('请求超时，请稍后重试')).toBeVisible()
    expect(toast('请求超时，请稍后重试').elements()).toHaveLength(1)
    await expect.element(button('保存')).toBeEnabled()
  })
})

describe('while it is sent', () => {
  const shopName = () => page.getByRole('dialog').getByRole('textbox', { name: '店铺名称' })
  const enter = () => userEvent.keyboard('{Enter}')
  const press = (name: string) => () => button(name).click()

  test.each([
    ['on a page, from an input', '/demo/letter/create', subject, subject, enter],
    ['on a page, by its button', '/demo/letter/create', subject, () => button('创建'), press('创建')],
    ['in a dialog, from an input', '/demo/shop/create', shopName, shopName, enter],
    ['in a dialog, by its button', '/demo/shop/create', shopName, () => button('创建'), press('创建')],
  ])(
    'a form %s takes nothing more, and a refusal leaves the focus where it was',
    async (_, at, input, used, send) => {
      await openWorkspace(platform, { at })
      await input().fill('草稿')
      const element = input().element()
      const { answer, refuse } = owed()
      platform.create.mockReturnValueOnce(answer)
      await send()
      await expect.poll(() => platform.create.mock.calls.length).toBe(1)
      // As quick fingers do: on to the input by the pointer, and on with typing.
      const { x, y, width, height } = element.getBoundingClientRect()
      expect(element.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(false)
      await userEvent.keyboard('多')
      refuse(new TransportError('timeout'))
      await expect.element(page.getByRole('alert').filter({ hasText: '请求超时，请稍后重试' })).toBeVisible()
      await expect.element(input()).toHaveValue('草稿')
      await expect.element(used()).toHaveFocus()
      await input().fill('草稿二')
      await expect.element(input()).toHaveValue('草稿二')
    },
  )
})
