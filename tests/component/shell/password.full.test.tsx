import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appearancePreference, sizePreference } from '@/theme/preferences'
import { forgetChoices, type NavbarOptions, openNavbar } from './openNavbar'

const platform = vi.fn<typeof fetch>()

const answer = (code: number, message = '', data: unknown = null) =>
  new Response(JSON.stringify({ code, message, data }), { headers: { 'Content-Type': 'application/json' } })

const reset = () => {
  sizePreference.write('medium')
  appearancePreference.write('light')
  forgetChoices()
}

beforeEach(() => {
  reset()
  platform.mockReset()
  vi.stubGlobal('fetch', platform)
})
afterEach(() => {
  vi.unstubAllGlobals()
  reset()
})

const dialog = () => page.getByRole('dialog', { name: '修改密码' })
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Where the button must be pressed at once, whatever the page is still doing. */
const press = () =>
  submit()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const submit = () => dialog().getByRole('button', { name: '确定' })

const openDialog = async (options?: NavbarOptions) => {
  const opened = await openNavbar(options)
  await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  await expect.element(dialog()).toBeVisible()
  return opened
}

const type = async (oldPassword: string, newPassword: string, again: string) => {
  if (oldPassword) await field('旧密码').fill(oldPassword)
  if (newPassword) await field('新密码').fill(newPassword)
  if (again) await field('确认新密码').fill(again)
}

const sent = () => platform.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])

describe('the change of the password', () => {
  it('begins with the old password, all three masked and known to password managers', async () => {
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
  })

  it('shows one of them on request', async () => {
    await openDialog()
    await field('新密码').fill('demo654321')
    await page.getByRole('button', { name: '显示新密码', exact: true }).click()
    await expect.element(field('新密码')).toHaveAttribute('type', 'text')
    await expect.element(field('确认新密码')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: '隐藏新密码', exact: true }).click()
    await expect.element(field('新密码')).toHaveAttribute('type', 'password')
  })

  it('sends what was typed, says so for two seconds and closes', async () => {
    platform.mockResolvedValueOnce(answer(0, 'ok', 'success'))
    await openDialog()
    await type(' demo123456', 'demo654321', 'demo654321')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      press()
      const said = page.getByRole('status').filter({ hasText: '成功修改成功' })
      await expect.element(said).toBeVisible()
      await expect.element(dialog()).not.toBeInTheDocument()
      expect(sent()).toEqual([
        [
          '/api/user/editpwd',
          { old_password: ' demo123456', new_password: 'demo654321', new_password_again: 'demo654321' },
        ],
      ])
      await vi.advanceTimersByTimeAsync(1900)
      expect(said.query()).not.toBeNull()
      await vi.advanceTimersByTimeAsync(200)
      await expect.element(said).not.toBeInTheDocument()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['nothing', '', '', '', ['请输入旧密码', '长度在 6 到 20 个字符', '长度在 6 到 20 个字符']],
    ['no old password', '', 'demo654321', 'demo654321', ['请输入旧密码']],
    ['five characters', 'demo123456', '12345', '12345', ['长度在 6 到 20 个字符', '长度在 6 到 20 个字符']],
    ['two passwords', 'demo123456', 'demo654321', 'demo654320', ['两次输入的密码不一致']],
    ['no repeat', 'demo123456', 'demo654321', '', ['长度在 6 到 20 个字符']],
    [
      'three pairs of surrogates',
      'demo123456',
      '𠮷𠮷𠮷',
      '𠮷𠮷𠮷',
      ['长度在 6 到 20 个字符', '长度在 6 到 20 个字符'],
    ],
  ])('with %s says what is wrong and sends nothing', async (_name, one, two, three, texts) => {
    await openDialog()
    await type(one, two, three)
    await submit().click()
    const said = dialog().getByText(/请输入旧密码|长度在 6 到 20 个字符|两次输入的密码不一致/)
    await expect.poll(() => said.elements().map((element) => element.textContent)).toEqual(texts)
    expect(platform).not.toHaveBeenCalled()
    const [wrong] = dialog().element().querySelectorAll<HTMLElement>('[aria-invalid=true]')
    await expect.element(wrong ?? null).toHaveFocus()
    expect(document.getElementById(wrong?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(texts[0])
  })

  it('takes the twenty characters that it lets in, and six', async () => {
    platform.mockImplementation(async () => answer(60219, '旧密码错误'))
    await openDialog()
    await type('demo123456', 'a'.repeat(20), 'a'.repeat(20))
    await submit().click()
    await expect.poll(() => platform.mock.calls.length).toBe(1)
    await type('demo123457', '123456', '123456')
    await submit().click()
    await expect.poll(() => platform.mock.calls.length).toBe(2)
  })

  it('notices when the two become the same again', async () => {
    await openDialog()
    await type('demo123456', 'demo654321', 'demo654320')
    await submit().click()
    await expect.element(dialog().getByText('两次输入的密码不一致')).toBeVisible()
    await field('新密码').fill('demo654320')
    await expect.element(dialog().getByText('两次输入的密码不一致')).not.toBeInTheDocument()
  })

  it.each([
    [60219, '旧密码错误', '旧密码'],
    [60220, '新密码不能与旧密码相同', '新密码'],
    [60221, '两次输入的密码不一致', '确认新密码'],
    [60222, '长度在 6 到 20 个字符', '新密码'],
  ])('says refusal %i beside its field and keeps what was typed', async (code, message, name) => {
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

  it('says any other refusal above the fields, and can be sent again', async () => {
    platform.mockResolvedValueOnce(answer(10500, '系统繁忙，请稍后重试'))
    await openDialog()
    await type('demo123456', 'demo654321', 'demo654321')
    await submit().click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('系统繁忙，请稍后重试')
    await expect.element(field('新密码')).toHaveValue('demo654321')
    platform.mockResolvedValueOnce(answer(0))
    await submit().click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('says that the outcome is open when no answer came', async () => {
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await openDialog()
    await type('demo123456', 'demo654321', 'demo654321')
    await submit().click()
    const alert = dialog().getByRole('alert')
    await expect.element(alert).toHaveTextContent('网络连接失败，请检查网络')
    await expect.element(alert).toHaveTextContent('密码可能已经修改')
  })

  it('says that the session is over where the operator has chosen to stay', async () => {
    platform.mockResolvedValueOnce(answer(50014, '登录已过期，请重新登录'))
    await openDialog()
    await type('demo123456', 'demo654321', 'demo654321')
    await submit().click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('登录已过期，请重新登录')
    await expect.element(field('新密码')).toHaveValue('demo654321')
  })

  it('is sent once, however often it is asked for, and cannot be left meanwhile', async () => {
    let finish = (_: Response) => {}
    platform.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    await openDialog()
    await type('demo123456', 'demo654321', 'demo654321')
    press()
    press()
    await expect.poll(() => platform.mock.calls.length).toBe(1)
    await expect.element(dialog().getByRole('progressbar')).toBeVisible()
    field('确认新密码').element().focus()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(dialog().getByRole('button', { name: '取消' })).toBeDisabled()
    await expect.element(dialog()).toBeVisible()
    finish(answer(0))
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(platform).toHaveBeenCalledTimes(1)
  })
})

describe('the dialog', () => {
  it('closes with Escape while nothing is typed, and gives the focus back', async () => {
    await openDialog()
    await expect.element(field('旧密码')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '账号菜单: demo_partner' })).toHaveFocus()
  })

  it('keeps what is typed over Escape and a click beside it', async () => {
    await openDialog()
    await field('新密码').fill('demo65')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body, { position: { x: 5, y: 400 } })
    await expect.element(dialog()).toBeVisible()
    await expect.element(field('新密码')).toHaveValue('demo65')
  })

  it('is empty whenever it opens', async () => {
    await openDialog()
    await type('demo123456', 'demo65', '')
    await submit().click()
    await expect.element(dialog().getByText(/长度/)).toBeVisible()
    await dialog().getByRole('button', { name: '取消' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('button', { name: '账号菜单: demo_partner' }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    for (const name of ['旧密码', '新密码', '确认新密码']) await expect.element(field(name)).toHaveValue('')
    await expect.element(dialog().getByText(/长度/)).not.toBeInTheDocument()
  })

  it('fits on a phone', async () => {
    await openDialog({ width: 390, height: 700 })
    const { left, right, bottom } = submit().element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(bottom).toBeLessThanOrEqual(700)
  })

  it.each([
    [
      'en',
      'Account menu',
      'Change password',
      'Confirm',
      'Please enter the old password',
      'Length must be 6 to 20 characters',
    ],
    [
      'es',
      'Menú de la cuenta',
      'Cambiar contraseña',
      'Aceptar',
      'Introduzca la contraseña anterior',
      'La longitud debe ser de 6 a 20 caracteres',
    ],
  ] as const)('speaks %s', async (language, account, title, confirm, empty, length) => {
    await openNavbar({ language })
    await page.getByRole('button', { name: `${account}: demo_partner` }).click()
    await page.getByRole('menuitem', { name: title }).click()
    const opened = page.getByRole('dialog', { name: title })
    await opened.getByRole('button', { name: confirm }).click()
    await expect.element(opened.getByText(empty)).toBeVisible()
    expect(opened.getByText(length).elements()).toHaveLength(2)
  })
})
