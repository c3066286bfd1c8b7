import { expect, it } from 'vitest'
import { RecoveryPage } from '@/pages/recovery/RecoveryPage'
import { RegisterPage } from '@/pages/register/RegisterPage'
import { button, visible } from './onPage'
import { field, publicPlatform, showPage } from './pages.fixture'

const platform = publicPlatform()

it.each([
  ['registers', RegisterPage, '/user/sendregsms'],
  ['resets a password', RecoveryPage, '/user/findpwd/sendvcode'],
])('who %s and has mistyped the number waits for no other code', async (_, Page, call) => {
  platform.answer(call, { code: 0, data: { expire_seconds: 300, resend_seconds: 60 } })
  await showPage(<Page signInAddress="/login" onDone={() => undefined} />)
  await field('手机号').fill('15400000001')
  await button('获取验证码').click()
  await visible(button(/秒后重新获取$/))
  await field('手机号').fill('15400000002')
  await button('重新获取').click()
  await expect
    .poll(() => platform.sentTo(call))
    .toEqual([{ mobile: '15400000001' }, { mobile: '15400000002' }])
})
