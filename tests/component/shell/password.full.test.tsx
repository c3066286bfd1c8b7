import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { absent, accountMenu, button, click, later, visible } from '../onPage'
import { type NavbarOptions, openNavbar } from './openNavbar'

const platform = vi.fn<typeof fetch>()

const answer = (code: number, message = '', data: unknown = null) => Response.json({ code, message, data })

beforeEach(() => {
  platform.mockReset()
  vi.stubGlobal('fetch', platform)
})

const dialog = () => page.getByRole('dialog', { name: '修改密码' })
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** For a button that must be pressed at once, whatever the page is doing. */
const press = () =>
  submit()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const submit = () => dialog().getByRole('button', { name: '确定' })

/** Opens the dialog from the menu of the account. */
const openMenu = async () => {
  await click(accountMenu(), page.getByRole('menuitem', { name: '修改密码' }))
  await visible(dialog())
}

const openDialog = async (options?: NavbarOptions) => {
  const opened = await openNavbar(options)
  await openMenu()
  return opened
}

const type = async (oldPassword: string, newPassword: string, again: string) => {
  if (oldPassword) await field('旧密码').fill(oldPassword)
  if (newPassword) await field('新密码').fill(newPassword)
  if (again) await field('确认新密码').fill(again)
}

const sent = () => platform.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])

it('the change of the password begins with the old password; all three are masked, known to password managers, and shown on request', async () => {
  await openDialog()
  await expect.element(field('旧密码')).toHaveFocus()
  for (const [name, autoComplete, least] of [
    ['旧密码', 'current-password', null],
    ['新密码', 'new-password', '6'],
    ['确认新密码', 'new-password', '6'],
  ] as const) {
    const input = field(name).element()
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveAttribute('autocomplete', autoComplete)
    expect(input).toHaveAttribute('maxlength', '20')
    expect(input.getAttribute('minlength')).toBe(least)
  }
  await field('新密码').fill('demo654321')
  await button('显示新密码').click()
  await expect.element(field('新密码')).toHaveAttribute('type', 'text')
  await expect.element(field('确认新密码')).toHaveAttribute('type', 'password')
  await button('隐藏新密码').click()
  await expect.element(field('新密码')).toHaveAttribute('type', 'password')
})

it('the change of the password sends what was typed, says so for two seconds and closes', async () => {
  platform.mockResolvedValueOnce(answer(0, 'ok', 'success'))
  await openDialog()
  await type(' demo123456', 'demo654321', 'demo654321')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press()
  const said = page.getByRole('status').filter({ hasText: '成功修改成功' })
  await visible(said)
  await absent(dialog())
  expect(sent()).toEqual([
    [
      '/api/user/editpwd',
      { old_password: ' demo123456', new_password: 'demo654321', new_password_again: 'demo654321' },
    ],
  ])
  await vi.advanceTimersByTimeAsync(1900)
  expect(said.query()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  await absent(said)
})

const length = '长度在 6 到 20 个字符'
it.each([
  ['nothing', '', '', '', ['请输入旧密码', length, length]],
  ['no old password', '', 'demo654321', 'demo654321', ['请输入旧密码']],
  ['five characters', 'demo123456', '12345', '12345', [length, length]],
  ['two passwords', 'demo123456', 'demo654321', 'demo654320', ['两次输入的密码不一致']],
  ['no repeat', 'demo123456', 'demo654321', '', [length]],
  ['three pairs of surrogates', 'demo123456', '𠮷𠮷𠮷', '𠮷𠮷𠮷', [length, length]],
])('a password with %s says what is wrong and sends nothing', async (_name, one, two, three, words) => {
  await openDialog()
  await type(one, two, three)
  await submit().click()
  const wrong = () => [...dialog().element().querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  const saidOf = (input: Element) => document.getElementById(input.getAttribute('aria-describedby') ?? '')
  await expect.poll(() => wrong().map((input) => saidOf(input)?.textContent)).toEqual(words)
  expect(platform).not.toHaveBeenCalled()
  await expect.element(wrong()[0] ?? null).toHaveFocus()
})

it('the change of the password notices when the two become the same again, and takes from six characters to the twenty that it lets in', async () => {
  platform.mockImplementation(async () => answer(60219, '旧密码错误'))
  await openDialog()
  await type('demo123456', 'demo654321', 'demo654320')
  await submit().click()
  await visible(dialog().getByText('两次输入的密码不一致'))
  await field('新密码').fill('demo654320')
  await absent(dialog().getByText('两次输入的密码不一致'))
  for (const [times, password] of ['a'.repeat(20), '123456'].entries()) {
    await type('demo123456', password, password)
    await submit().click()
    await expect.poll(() => platform.mock.calls.length).toBe(times + 1)
  }
})

it.each([
  [60219, '旧密码错误', '旧密码'],
  [60220, '新密码不能与旧密码相同', '新密码'],
  [60221, '两次输入的密码不一致', '确认新密码'],
  [60222, '长度在 6 到 20 个字符', '新密码'],
])('refusal %i is said beside its field and keeps what was typed', async (code, message, name) => {
  platform.mockResolvedValueOnce(answer(code, message))
  await openDialog()
  await type('demo123456', 'demo654321', 'demo654321')
  await submit().click()
  await expect.element(field(name)).toHaveAccessibleDescription(message)
  await expect.element(field(name)).toHaveFocus()
  await expect.element(submit()).toBeEnabled()
  await expect.element(field('旧密码')).toHaveValue('demo123456')
  await expect.element(field('新密码')).toHaveValue('demo654321')
  await expect.element(field('确认新密码')).toHaveValue('demo654321')
})

it('the change of the password says any other refusal above the fields: that the outcome is open when no answer came, that the session is over where the operator stays', async () => {
  const alert = dialog().getByRole('alert')
  const send = async (said: string) => {
    await submit().click()
    await expect.element(alert).toHaveTextContent(said)
    await expect.element(field('新密码')).toHaveValue('demo654321')
  }
  await openDialog()
  await type('demo123456', 'demo654321', 'demo654321')
  platform.mockResolvedValueOnce(answer(10500, '系统繁忙，请稍后重试'))
  await send('系统繁忙，请稍后重试')
  platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send('网络连接失败，请检查网络')
  await expect.element(alert).toHaveTextContent('密码可能已经修改')
  platform.mockResolvedValueOnce(answer(50014, '登录已过期，请重新登录'))
  await send('登录已过期，请重新登录')
})

it('the change of the password is sent once, however often it is asked for, and cannot be left meanwhile', async () => {
  const { answer: answered, come } = later<Response>()
  platform.mockReturnValueOnce(answered)
  await openDialog()
  await type('demo123456', 'demo654321', 'demo654321')
  press()
  press()
  await expect.poll(() => platform.mock.calls.length).toBe(1)
  await visible(dialog().getByRole('progressbar'))
  field('确认新密码').element().focus()
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(dialog().getByRole('button', { name: '取消' })).toBeDisabled()
  await visible(dialog())
  come(answer(0))
  await absent(dialog())
  expect(platform).toHaveBeenCalledTimes(1)
})

it('the dialog closes with Escape while nothing is typed, and gives the focus back; keeps what is typed over Escape and a click beside it', async () => {
  await openDialog()
  await expect.element(field('旧密码')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await absent(dialog())
  await expect.element(accountMenu()).toHaveFocus()
  await openMenu()
  await field('新密码').fill('demo65')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 400 } })
  await visible(dialog())
  await expect.element(field('新密码')).toHaveValue('demo65')
})

it('the dialog fits on a phone, and is empty whenever it opens', async () => {
  await openDialog({ width: 390, height: 700 })
  await expect.element(submit()).toBeInViewport({ ratio: 1 })
  await type('demo123456', 'demo65', '')
  await submit().click()
  await visible(dialog().getByText(/长度/))
  await dialog().getByRole('button', { name: '取消' }).click()
  await absent(dialog())
  await openMenu()
  for (const name of ['旧密码', '新密码', '确认新密码']) await expect.element(field(name)).toHaveValue('')
  await absent(dialog().getByText(/长度/))
})
