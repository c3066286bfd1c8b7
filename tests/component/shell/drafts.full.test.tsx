import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PlatformError, TransportError } from '@/platform/errors'
import { withFailureToast } from '@/platform/failures'
import { button, click, dialog, grid, later, silenceErrors, subject, tab, visible } from '../onPage'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
beforeEach(() => {
  silenceErrors()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00+08:00') })
})

const letter = '编辑信件 - 第1封信'
const alert = (text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const toast = (text: string) => page.getByRole('region', { name: '消息提示' }).getByText(text)

/** Goes to another page until answers are no longer fresh, and back. */
const awayForAWhile = async () => {
  await entry('店铺').click()
  await visible(grid())
  const asked = platform.getOne.mock.calls.length
  vi.setSystemTime(Date.now() + 31_000)
  await tab(letter).click()
  await expect.poll(() => platform.getOne.mock.calls.length).toBe(asked + 1)
}
/** An answer that the platform has not given yet. */
const owed = () => {
  const { answer, come } = later<Error>()
  const refused = answer.then((error): never => {
    throw error
  })
  return { answer: withFailureToast(() => refused), refuse: come }
}

test('a draft one comes back to is still there when its record cannot be read anew, and can be saved', async () => {
  const { path } = await openWorkspace(platform, { at: '/demo/letter/L1' })
  await subject().fill('草稿')
  platform.getOne.mockRejectedValueOnce(new TransportError('network'))
  await awayForAWhile()
  await visible(alert('网络连接失败，请检查网络'))
  await expect.element(subject()).toHaveValue('草稿')
  await button('保存').click()
  await expect.poll(path).toBe('/demo/letter')
  expect(platform.update.mock.calls[0]?.[1].data).toMatchObject({ subject: '草稿' })
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
    await visible(grid())
    refuse(refusal)
    await visible(toast(text))
    expect(path()).toBe('/demo/shop')
    await tab(letter).click()
    await visible(page.getByRole('main').getByText(text))
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
    await click(button('保存'), entry('店铺'))
    await visible(grid())
    await tab(letter).click()
    await expect.element(button('保存')).toBeDisabled()
    refuse(new TransportError('timeout'))
    await visible(alert('请求超时，请稍后重试'), toast('请求超时，请稍后重试'))
    expect(toast('请求超时，请稍后重试').elements()).toHaveLength(1)
    await expect.element(button('保存')).toBeEnabled()
  })
})

const shopName = () => dialog().getByRole('textbox', { name: '店铺名称' })
const enter = () => userEvent.keyboard('{Enter}')
const press = (name: string) => () => button(name).click()

test.each([
  ['on a page, from an input', '/demo/letter/create', subject, subject, enter],
  ['on a page, by its button', '/demo/letter/create', subject, () => button('创建'), press('创建')],
  ['in a dialog, from an input', '/demo/shop/create', shopName, shopName, enter],
  ['in a dialog, by its button', '/demo/shop/create', shopName, () => button('创建'), press('创建')],
])(
  'while it is sent a form %s takes nothing more, and a refusal leaves the focus',
  async (_, at, input, used, send) => {
    await openWorkspace(platform, { at })
    await input().fill('草稿')
    const element = input().element()
    const { answer, refuse } = owed()
    platform.create.mockReturnValueOnce(answer)
    await send()
    await expect.poll(() => platform.create.mock.calls.length).toBe(1)
    // Like a fast user: clicks into the input and goes on typing.
    const { x, y, width, height } = element.getBoundingClientRect()
    expect(element.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(false)
    await userEvent.keyboard('多')
    refuse(new TransportError('timeout'))
    await visible(toast('请求超时，请稍后重试'))
    await expect.element(input()).toHaveValue('草稿')
    await expect.element(used()).toHaveFocus()
    await input().fill('草稿二')
    await expect.element(input()).toHaveValue('草稿二')
  },
)
