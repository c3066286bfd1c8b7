import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Spoken } from '@/i18n/LiveLanguage'
import { PlatformError, TransportError } from '@/platform/errors'
import { PageSkeleton } from '@/shell/progress'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { absent, button, recordRow, silenceErrors, tab, tick, visible } from '../onPage'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
const failed = () => page.getByRole('main').getByRole('alert')
/** The requests for shops. */
const asked = () => platform.getList.mock.calls.filter(([area]) => area === 'demo/shop').length

/** Opens the list while the platform fails, and waits until the console is at rest. */
const openFailed = async (error: Error, times = 1) => {
  silenceErrors()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let time = 0; time < times; time += 1) platform.getList.mockRejectedValueOnce(error)
  await openWorkspace(platform)
  await visible(button('重试'))
}

/** Lets more time pass than the console waits before it retries. */
const later = () => vi.advanceTimersByTimeAsync(5000)

test('a list that could not be read shows its rows by itself once the platform answers, and until then why it does not', async () => {
  await openFailed(new TransportError('answer', 500), 2)
  await expect.poll(() => later().then(asked)).toBe(2)
  await expect.element(failed()).toHaveTextContent('服务器异常，请稍后重试 (500)')
  await visible(button('重试'))
  await expect.poll(() => later().then(() => tick('1号店').elements().length)).toBe(1)
  await absent(button('重试'))
  expect(asked()).toBe(3)
})

test('a list that the platform refuses is not asked for again', async () => {
  await openFailed(new PlatformError({ code: 10003, message: '没有权限', data: null }))
  await new Promise((rest) => requestIdleCallback(rest))
  for (let turn = 0; turn < 10; turn += 1) await later()
  expect(asked()).toBe(1)
})

test('a list behind the screen is not asked for again until it comes back', async () => {
  await openFailed(new TransportError('network'))
  await entry('信件').click()
  await visible(recordRow('第1封信'))
  for (let turn = 0; turn < 10; turn += 1) await later()
  expect(asked()).toBe(1)
  await tab('店铺').click()
  await expect.poll(asked).toBe(2)
})

test('a page that does not arrive says so after six seconds, and can be loaded anew', async () => {
  await render(
    <ThemeRoot>
      <Spoken>
        <PageSkeleton />
      </Spoken>
    </ThemeRoot>,
  )
  const words = page.getByText('页面加载较慢…')
  const pass = (ms: number) => {
    for (const animation of words.element().getAnimations()) animation.currentTime = ms
  }
  pass(5900)
  await expect.element(words).not.toBeVisible()
  pass(6000)
  await visible(words, button('刷新页面'))
})
