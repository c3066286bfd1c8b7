import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegisterPage } from '@/pages/register/RegisterPage'
import { absent, button, click, visible } from './onPage'
import { field, fillIn, publicPlatform, showPage } from './pages.fixture'
import { violations } from './violations'
import { browserAsks } from './visited'

const platform = publicPlatform()
const onDone = vi.fn()
const alert = page.getByRole('alert')
const submit = button('注册')
const sendCode = button('获取验证码')

const filled = {
  公司名称: '青禾软件科技有限公司',
  联系人: '林青',
  手机号: '15400000001',
  短信验证码: '000000',
  用户名: 'qinghe_01',
  密码: 'demo123456',
  确认密码: 'demo123456',
}

const fillAll = async (other: Readonly<Record<string, string>> = {}) => {
  await page.getByRole('radio', { name: '软件服务商' }).click()
  await fillIn({ ...filled, ...other })
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
}

const send = async (other?: Readonly<Record<string, string>>) => {
  await fillAll(other)
  await submit.click()
}

const keptTyped = async () => {
  for (const [label, value] of Object.entries(filled)) await expect.element(field(label)).toHaveValue(value)
  await expect.element(page.getByRole('radio', { name: '软件服务商' })).toBeChecked()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  await showPage(<RegisterPage signInAddress="/login" onDone={onDone} />)
})

it('opens an account and hands the name over to the sign-in', async () => {
  await send({ 用户名: ' qinghe_01 ', 手机号: '+86 154-0000-0001', '邀请码（选填）': 'QH2024' })
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  expect(onDone.mock.lastCall?.[0]).toMatchObject({ username: 'qinghe_01', text: { zh: '注册成功，请登录' } })
  expect(platform.sentTo('/user/register')).toEqual([
    {
      partner_type: 'ISV',
      company_name: '青禾软件科技有限公司',
      contact_name: '林青',
      mobile: '15400000001',
      vcode: '000000',
      username: 'qinghe_01',
      password: 'demo123456',
      password_again: 'demo123456',
      invite_code: 'QH2024',
      agree: true,
      request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
})

it('what is filled in is checked before anything is sent: all that is missing is marked, the first gets the focus', async () => {
  await submit.click()
  const messages = [
    '请选择账号类型',
    '请输入公司名称',
    '请输入联系人',
    '请输入手机号',
    '请输入验证码',
    '请输入用户名',
    '请输入密码',
    '请再次输入密码',
    '请先阅读并同意服务协议',
  ]
  for (const message of messages) await visible(page.getByText(message, { exact: true }))
  await expect.element(page.getByRole('radio', { name: '软件服务商' })).toHaveFocus()
  expect(platform.sentTo('/user/register')).toEqual([])

  await page.getByRole('radio', { name: '代理商' }).click()
  await absent('请选择账号类型')
  await submit.click()
  await expect.element(field('公司名称')).toHaveFocus()
})

it('what is filled in is marked when it is wrong and left, and no longer when it is changed', async () => {
  for (const [label, typed, message] of [
    ['公司名称', '青', '长度在 2 到 50 个字符'],
    ['手机号', '12400000001', '手机号格式不正确'],
    ['短信验证码', '12345', '验证码为 6 位数字'],
    ['密码', '12345', '长度在 6 到 20 个字符'],
  ] as const) {
    await field(label).fill(typed)
    await field('联系人').click()
    await expect.element(field(label)).toHaveAccessibleDescription(message)
    await expect.element(field(label)).toBeInvalid()
    await field(label).fill(`${typed}1`)
    await expect.element(field(label)).toBeValid()
  }
})

it('what is filled in is missing where the next field is gone to, not where the page is left alone', async () => {
  await click(field('公司名称'), page.getByRole('heading', { name: '注册账号' }))
  await expect.element(field('公司名称')).toBeValid()
  await field('公司名称').click()
  await userEvent.tab()
  await expect.element(field('公司名称')).toHaveAccessibleDescription('请输入公司名称')
})

it('the code is sent to a number that can be one, and not again for a minute', async () => {
  platform.answer('/user/sendregsms', { code: 0, data: { expire_seconds: 300, resend_seconds: 60 } })
  await sendCode.click()
  await expect.element(field('手机号')).toHaveAccessibleDescription('请输入手机号')
  await expect.element(field('手机号')).toHaveFocus()
  expect(platform.sentTo('/user/sendregsms')).toEqual([])

  await field('手机号').fill('15400000001')
  await submit.click()
  await expect.element(field('短信验证码')).toHaveAccessibleDescription('请输入验证码')
  await sendCode.click()
  await expect.element(field('短信验证码')).toHaveAccessibleDescription('验证码已发送，5 分钟内有效')
  await expect.element(field('短信验证码')).toHaveFocus()
  const waiting = button(/^(60|59) 秒后重新获取$/)
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  await waiting.click({ force: true })
  expect(platform.sentTo('/user/sendregsms')).toEqual([{ mobile: '15400000001' }])
})

it('the code is refused beside the number, waits as long as the platform says, and can be asked for again', async () => {
  platform.answer(
    '/user/sendregsms',
    { code: 60215, message: '手机号格式不正确' },
    { code: 60216, message: '手机号已注册' },
    'lost',
    { code: 60213, message: '验证码发送过于频繁，请17秒后重试' },
  )
  await field('手机号').fill('15400000001')
  for (const message of ['手机号格式不正确', '手机号已注册']) {
    await sendCode.click()
    await expect.element(field('手机号')).toHaveAccessibleDescription(message)
    await expect.element(field('手机号')).toHaveFocus()
    await expect.element(sendCode).toHaveAttribute('aria-disabled', 'false')
  }
  await sendCode.click()
  await expect.element(alert).toHaveTextContent('网络连接失败，请检查网络')
  await expect.element(sendCode).toHaveAttribute('aria-disabled', 'false')
  await sendCode.click()
  await visible(alert.filter({ hasText: '验证码发送过于频繁，请17秒后重试' }), button(/^1[67] 秒后重新获取$/))
})

it.each([
  [60211, '短信验证码', '验证码错误', true],
  [60212, '短信验证码', '验证码已过期，请重新获取', true],
  [60216, '手机号', '手机号已注册', false],
  [60218, '用户名', '用户名已存在', false],
  [60221, '确认密码', '两次输入的密码不一致', false],
  [60222, '密码', '长度在 6 到 20 个字符', false],
  [60223, '邀请码（选填）', '邀请码无效', false],
])('the refusal %i stands beside %s, and nothing typed is lost', async (code, label, message, toast) => {
  platform.answer('/user/register', { code, message })
  await send()
  await expect.element(field(label)).toHaveAccessibleDescription(message)
  await expect.element(field(label)).toHaveFocus()
  if (toast) await expect.element(alert).toHaveTextContent(message)
  else await absent(alert)
  await keptTyped()
  expect(onDone).not.toHaveBeenCalled()
})

it('a refusal of a parameter stands beside it in words of the page, of no field is a toast', async () => {
  platform.answer(
    '/user/register',
    { code: 10001, message: '参数错误：company_name' },
    { code: 10001, message: '参数错误：公司名称' },
    { code: 10500, message: '系统繁忙，请稍后再试' },
  )
  await fillAll()
  for (const [times, name] of ['青禾甲', '青禾乙'].entries()) {
    await field('公司名称').fill(name)
    await submit.click()
    await expect.poll(() => platform.sentTo('/user/register')).toHaveLength(times + 1)
    await expect.element(field('公司名称')).toHaveAccessibleDescription('平台未接受此项，请检查后重新填写')
  }
  await field('公司名称').fill(filled.公司名称)
  await submit.click()
  await expect.element(alert).toHaveTextContent('系统繁忙，请稍后再试')
  await keptTyped()
})

it('a refusal is followed by another request, as the platform forgets what it refused', async () => {
  platform.answer('/user/register', { code: 60218, message: '用户名已存在' }, { code: 0, data: {} })
  await send()
  await expect.element(field('用户名')).toBeInvalid()
  await field('用户名').fill('qinghe_02')
  await submit.click()
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  const [first, second] = platform.sentTo('/user/register')
  expect(second?.request_id).not.toBe(first?.request_id)
  expect(first).not.toHaveProperty('invite_code')
})

it('repeats what had no answer under the same id, so that it is not done twice', async () => {
  platform.answer('/user/register', 'lost', { code: 0, data: {} })
  await send()
  await expect
    .element(alert)
    .toHaveTextContent('网络连接失败，请检查网络。尚不清楚是否已提交成功，请再次提交，不会重复处理。')
  await keptTyped()
  await submit.click()
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  const [first, second] = platform.sentTo('/user/register')
  expect(second).toEqual(first)
})

it('says that the first of two different forms was taken', async () => {
  platform.answer('/user/register', 'lost', { code: 10005, message: '请勿重复提交' })
  await send()
  await expect.element(alert).toHaveTextContent('尚不清楚')
  await field('用户名').fill('qinghe_02')
  await submit.click()
  await expect.element(alert).toHaveTextContent('此前的提交已被受理，请直接登录。')
})

it('objects to being left while something is filled in', async () => {
  expect(browserAsks()).toBe(false)
  await field('联系人').fill('林')
  expect(browserAsks()).toBe(true)
  await field('联系人').fill('')
  expect(browserAsks()).toBe(false)
})

it('shows the agreement over the page, and gives the focus back', async () => {
  const link = button('《开放平台服务协议》')
  await link.click()
  const dialog = page.getByRole('dialog', { name: '开放平台服务协议' })
  await visible(dialog.getByRole('heading', { name: '店铺与消费者数据' }))
  await userEvent.keyboard('{Escape}')
  await absent(dialog)
  await expect.element(link).toHaveFocus()
  await click(link, dialog.getByRole('button', { name: '关闭' }))
  await absent(dialog)
})

it('changes the language at once, keeps what was typed, and says what is wrong in it', async () => {
  await fillAll({ 用户名: '1' })
  await click(submit, button('Español'))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Crear una cuenta')
  await expect.element(field('Empresa')).toHaveValue('青禾软件科技有限公司')
  await expect
    .element(field('Nombre de usuario'))
    .toHaveAccessibleDescription('Use 4–20 letras, dígitos o _; la primera, una letra')
  await button(/condiciones de servicio/).click()
  await visible(page.getByRole('heading', { name: 'Datos de tiendas y consumidores' }))
})

it('is a form that password managers know', async () => {
  const expected = {
    用户名: 'username',
    密码: 'new-password',
    确认密码: 'new-password',
    短信验证码: 'one-time-code',
  }
  for (const [label, autocomplete] of Object.entries(expected))
    await expect.element(field(label)).toHaveAttribute('autocomplete', autocomplete)
  await expect.element(field('短信验证码')).toHaveAttribute('inputmode', 'numeric')
})

it.each([1280, 390])(
  'has nothing axe finds fault with, and nothing scrolls sideways at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await submit.click()
    await visible('请先阅读并同意服务协议')
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
    await button('《开放平台服务协议》').click()
    await visible(page.getByRole('dialog'))
    expect(await violations('dialog')).toEqual([])
  },
)
