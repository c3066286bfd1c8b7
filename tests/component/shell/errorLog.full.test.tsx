import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l } from '@/declaration'
import { watchPreference } from '@/shell/contract/watchPreference'
import { ErrorLogButton } from '@/shell/errorLog/ErrorLogButton'
import { captureErrors, clearErrorLog, logProblem, readErrorLog } from '@/shell/errorLog/errorLog'
import { logOnce } from '@/shell/errorLog/logOnce'
import { PageBoundary } from '@/shell/panes/Panes'
import { appearancePreference } from '@/theme/preferences'
import { absent, click, silenceErrors, visible } from '../onPage'
import { violations } from '../violations'
import { renderInFrame } from './openNavbar'

const BrokenPage = () => {
  throw new TypeError('the column was undefined')
}

const open = (broken = false, width = 1280) =>
  renderInFrame(
    <>
      <header>
        <ErrorLogButton />
      </header>
      <main tabIndex={-1}>
        <h1>订单</h1>
        {broken && (
          <PageBoundary at="/trades">
            <BrokenPage />
          </PageBoundary>
        )}
      </main>
    </>,
    { width, onCaughtError: reportError },
  )

/** As the browser reports an unhandled rejection. */
const reject = (reason: unknown) => {
  const promise = Promise.reject(reason)
  promise.catch(() => undefined)
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason, cancelable: true }))
}

beforeEach(() => {
  captureErrors()
  // A second time: nothing may be written down twice.
  captureErrors()
  // Problems that other files on this page met are kept until the first listener comes.
  clearErrorLog()
  silenceErrors(Error, PromiseRejectionEvent)
})

const button = (count: number) => page.getByRole('button', { name: `错误日志（${count} 条）` })

it('the error log is not there until something happens, and then shows how much', async () => {
  await open()
  await visible(page.getByRole('heading', { name: '订单' }))
  expect(page.getByRole('button').elements()).toEqual([])
  reportError(new RangeError('甲'))
  await visible(button(1))
  reject(new Error('乙'))
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  reject(new DOMException('left the page', 'AbortError'))
  dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  )
  await visible(button(3))
  expect(readErrorLog().map(({ source, message }) => [source, message])).toEqual([
    ['error', 'Script error.'],
    ['rejection', 'Error: 乙'],
    ['error', 'RangeError: 甲'],
  ])
})

it('the error log tells what broke a page once, with the components around it', async () => {
  await open(true)
  await button(1).click()
  const dialog = page.getByRole('dialog', { name: '错误日志' })
  await visible(
    dialog,
    dialog.getByText('TypeError: the column was undefined', { exact: true }),
    dialog.getByText(/^页面渲染 · at BrokenPage/),
    dialog.getByText(location.pathname + location.search),
  )
  const stack = dialog.getByText(/at PageBoundary/)
  await expect.element(stack).not.toBeVisible()
  await dialog.getByRole('group').getByText(/^at /).first().click()
  await visible(stack)
})

it('the error log is closed by Escape, and the focus goes back to its button; is copied for support; goes away when it is cleared, and leaves the focus on the page', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  logProblem('menu', 'unknown component key', 'Reports > Daily')
  await button(1).click()
  await visible(page.getByRole('dialog'))
  await userEvent.keyboard('{Escape}')
  await absent(page.getByRole('dialog'))
  await expect.element(button(1)).toHaveFocus()
  await click(button(1), page.getByRole('button', { name: '复制为文本' }))
  await visible('已复制')
  const [[text] = []] = write.mock.calls
  expect(text).toContain('unknown component key\nIn:\nReports > Daily')
  await page.getByRole('button', { name: '全部清空' }).click()
  await absent(page.getByRole('dialog'), page.getByRole('button', { name: /错误日志/ }))
  expect(readErrorLog()).toEqual([])
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('the error log may be told of a problem in the middle of drawing', async () => {
  const Menu = () => {
    logProblem('menu', 'four levels')
    return <p>菜单</p>
  }
  await renderInFrame(
    <>
      <ErrorLogButton />
      <Menu />
    </>,
  )
  await visible(button(1))
})

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('the error log can be used by everybody, in %s at %d px', async (mode, width) => {
  appearancePreference.write(mode)
  await open(true, width)
  logProblem('menu', 'unknown component key'.repeat(20), 'Reports > Daily')
  await visible(button(2))
  expect(await violations()).toEqual([])
  await button(2).click()
  const dialog = page.getByRole('dialog')
  await visible(dialog)
  await dialog.getByRole('group').getByText(/^at /).first().click()
  expect(await violations()).toEqual([])
  const box = dialog.element().getBoundingClientRect()
  expect(Math.round(box.width)).toBe(width === 390 ? 390 : 1280 * 0.8)
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width))
})

it('what an answer does not keep to is told with what would mend it, and every answer can be checked', async () => {
  await open()
  logOnce('GET /user/tradelist total_fee unit', {
    source: 'contract',
    message: 'GET /user/tradelist total_fee: it is in another unit',
    words: l('金额的单位不符', 'The unit is another', 'La unidad es otra'),
    remedy: l('请按平台的单位声明', 'Declare the unit', 'Declare la unidad'),
    edit: "trade: fields.total_fee: money({ …, unit: 'yuan' })",
  })
  await click(button(1))
  const dialog = page.getByRole('dialog', { name: '错误日志' })
  await visible(dialog.getByText('金额的单位不符'))
  await visible(dialog.getByText('平台接口'))
  await visible(dialog.getByText('请按平台的单位声明'))
  await visible(dialog.getByText("trade: fields.total_fee: money({ …, unit: 'yuan' })"))
  const all = dialog.getByRole('checkbox', { name: '检查每个回答是否符合声明（供开发者使用）' })
  await expect.element(all).not.toBeChecked()
  await click(all)
  await expect.element(all).toBeChecked()
  expect(document.cookie).toContain('contractWatch=all')
  watchPreference.write('off')
  expect(await violations()).toEqual([])
})
