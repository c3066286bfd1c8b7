import Dialog from '@mui/material/Dialog'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { absent, button, visible } from '../onPage'
import { renderInFrame } from './openNavbar'

type Notify = ReturnType<typeof useNotify>

/** Passes the console's notify function to the test. */
const Reporter = ({ to }: { to: (notify: Notify) => void }) => {
  const notify = useNotify()
  useEffect(() => to(notify), [to, notify])
  return null
}

/** A button that opens a dialog, whose button opens a second one. */
const Dialogs = () => {
  const [open, setOpen] = useState(0)
  const more = () => setOpen((count) => count + 1)
  return (
    <>
      <button type="button" onClick={more}>
        打开
      </button>
      <Dialog open={open > 0} aria-labelledby="first">
        <h2 id="first">第一层</h2>
        <button type="button" onClick={more}>
          再打开
        </button>
      </Dialog>
      <Dialog open={open > 1} aria-labelledby="second">
        <h2 id="second">第二层</h2>
      </Dialog>
    </>
  )
}

const open = async () => {
  let notify: Notify | undefined
  const keep = (given: Notify) => {
    notify = given
  }
  await renderInFrame(
    <>
      <Reporter to={keep} />
      <Dialogs />
    </>,
  )
  return async (...report: Parameters<Notify>) => {
    notify?.(...report)
    await drawn()
  }
}

/** React handles a report in its own task; two frames later it is on the screen. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

it.each([
  ['a success', 2, 'console.form.saved', 'success', 'status', '修改成功'],
  ['an error, in the platform’s own words,', 5, '余额不足，请先充值', 'error', 'alert', '余额不足，请先充值'],
] as const)('reports show %s for %i s', async (_, seconds, message, type, role, words) => {
  const notify = await open()
  await notify(message, { type })
  await visible(page.getByRole(role).getByText(words))
  await pass(seconds * 1000 - 1)
  await visible(words)
  await pass(1)
  await absent(words)
})

it('reports are not doubled: reported again, one stays for its full time from then on', async () => {
  const notify = await open()
  await Promise.all(Array.from({ length: 20 }, () => notify('网络异常', { type: 'error' })))
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络异常')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  await pass(4000)
  await notify('网络异常', { type: 'error' })
  await pass(4000)
  await visible('网络异常')
  await pass(1000)
  await absent('网络异常')
})

it('reports stay while the pointer is on them', async () => {
  const notify = await open()
  await notify('请求超时', { type: 'error' })
  await userEvent.hover(page.getByText('请求超时'))
  await pass(60_000)
  await visible('请求超时')
  await userEvent.unhover(page.getByText('请求超时'))
  await pass(5000)
  await absent('请求超时')
})

it('a report that is closed by hand leaves the next one its own time', async () => {
  const notify = await open()
  await notify('请求超时', { type: 'error' })
  await page.getByRole('alert').getByRole('button').click()
  await absent('请求超时')
  await userEvent.hover(button('打开'))
  await notify('网络异常', { type: 'error' })
  await visible('网络异常')
  await pass(5000)
  await absent('网络异常')
})

it('reports are heard over dialogs, whether these open before or afterwards', async () => {
  const notify = await open()
  const told = (words: string) => page.getByRole('region', { name: '消息提示' }).getByText(words)
  await notify('余额不足', { type: 'error' })
  await button('打开').click()
  await visible(page.getByRole('dialog', { name: '第一层' }))
  expect(button('打开').elements()).toEqual([])
  await visible(page.getByRole('alert').filter({ hasText: '余额不足' }))
  await notify('网络异常', { type: 'error' })
  await button('再打开').click()
  await visible(page.getByRole('dialog', { name: '第二层' }), told('网络异常'))
  await absent(told('余额不足'))
  await notify('console.form.saved', { type: 'success' })
  await visible(page.getByRole('status').getByText('修改成功'))
  await page.getByRole('status').getByRole('button').click()
  // The others come back, the newest first.
  await visible(told('网络异常'))
  await page.getByRole('alert').getByRole('button').click()
  await visible(told('余额不足'))
})
