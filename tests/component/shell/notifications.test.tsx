import Dialog from '@mui/material/Dialog'
import { useEffect, useState } from 'react'
import { CoreAdminContext, useNotify } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Spoken } from '@/i18n/LiveLanguage'
import { PlatformError, TransportError } from '@/platform/errors'
import { showFailure } from '@/platform/failures'
import { Notifications } from '@/shell/notices/Notifications'
import { ThemeRoot } from '@/theme/ThemeRoot'

type Notify = ReturnType<typeof useNotify>

/** Gives the console's way to report to the test. */
const Reporter = ({ to }: { to: (notify: Notify) => void }) => {
  const notify = useNotify()
  useEffect(() => to(notify), [to, notify])
  return null
}

/** A button that opens a dialog, in which another opens a second one. */
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
  await render(
    <MemoryRouter>
      <ThemeRoot>
        <CoreAdminContext>
          <Spoken>
            <Reporter to={keep} />
            <Dialogs />
            <Notifications />
          </Spoken>
        </CoreAdminContext>
      </ThemeRoot>
    </MemoryRouter>,
  )
  return async (...report: Parameters<Notify>) => {
    notify?.(...report)
    await drawn()
  }
}

/** React takes a report over in a task of its own; two frames later it stands on the screen. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('reports', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('show a success for 2 s', async () => {
    const notify = await open()
    await notify('console.form.saved', { type: 'success' })
    await expect.element(page.getByRole('status').getByText('修改成功')).toBeVisible()
    await pass(1999)
    await expect.element(page.getByText('修改成功')).toBeVisible()
    await pass(1)
    await expect.element(page.getByText('修改成功')).not.toBeInTheDocument()
  })

  it('show an error for 5 s, as an alert, in the platform’s own words', async () => {
    const notify = await open()
    await notify('余额不足，请先充值', { type: 'error' })
    await expect.element(page.getByRole('alert').getByText('余额不足，请先充值')).toBeVisible()
    await pass(4999)
    await expect.element(page.getByText('余额不足，请先充值')).toBeVisible()
    await pass(1)
    await expect.element(page.getByText('余额不足，请先充值')).not.toBeInTheDocument()
  })

  it('are not doubled: reported again, one stays for its full time from then on', async () => {
    const notify = await open()
    await Promise.all(Array.from({ length: 20 }, () => notify('网络异常', { type: 'error' })))
    await expect.element(page.getByRole('alert')).toHaveTextContent('网络异常')
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    await pass(4000)
    await notify('网络异常', { type: 'error' })
    await pass(4000)
    await expect.element(page.getByText('网络异常')).toBeVisible()
    await pass(1000)
    await expect.element(page.getByText('网络异常')).not.toBeInTheDocument()
  })

  it('tell of calls that failed, ten at once with the same words as one, for 5 s', async () => {
    const notify = await open()
    for (let call = 0; call < 10; call++) showFailure(new TransportError('network'))
    showFailure(new PlatformError({ code: 30001, message: '余额不足', data: null }))
    await notify('余额不足', { type: 'error' })
    const words = () =>
      page
        .getByRole('alert')
        .elements()
        .map((one) => one.textContent)
    expect(words()).toEqual(['网络连接失败，请检查网络', '余额不足'])
    await pass(4999)
    expect(words()).toHaveLength(2)
    await pass(1)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('stay while the pointer is on them', async () => {
    const notify = await open()
    await notify('请求超时', { type: 'error' })
    await userEvent.hover(page.getByText('请求超时'))
    await pass(60_000)
    await expect.element(page.getByText('请求超时')).toBeVisible()
    await userEvent.unhover(page.getByText('请求超时'))
    await pass(5000)
    await expect.element(page.getByText('请求超时')).not.toBeInTheDocument()
  })

  it('are heard over dialogs, whether these open before or afterwards', async () => {
    const notify = await open()
    const told = (words: string) => page.getByRole('region', { name: '消息提示' }).getByText(words)
    await notify('余额不足', { type: 'error' })
    await page.getByRole('button', { name: '打开', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: '第一层' })).toBeVisible()
    expect(page.getByRole('button', { name: '打开', exact: true }).elements()).toEqual([])
    await expect.element(page.getByRole('alert').filter({ hasText: '余额不足' })).toBeVisible()
    await notify('网络异常', { type: 'error' })
    await page.getByRole('button', { name: '再打开' }).click()
    await expect.element(page.getByRole('dialog', { name: '第二层' })).toBeVisible()
    await expect.element(told('余额不足')).toBeVisible()
    await expect.element(told('网络异常')).toBeVisible()
    await notify('console.form.saved', { type: 'success' })
    await expect.element(page.getByRole('status').getByText('修改成功')).toBeVisible()
    await page.getByRole('alert').filter({ hasText: '网络异常' }).getByRole('button').click()
    await expect.element(told('网络异常')).not.toBeInTheDocument()
  })

  it('can be closed at once', async () => {
    const notify = await open()
    await notify('请求超时', { type: 'error' })
    await page.getByRole('button', { name: '关闭提示' }).click()
    await expect.element(page.getByText('请求超时')).not.toBeInTheDocument()
  })
})
