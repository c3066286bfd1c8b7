import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageBoundary } from '@/shell/panes/Panes'
import { renderInFrame } from './openNavbar'

const broken = { value: true }

const Fragile = () => {
  if (broken.value) throw new Error('the column was undefined')
  return <p>订单</p>
}

const Pages = () => {
  const [other, setOther] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOther(true)}>
        另一页
      </button>
      <PageBoundary at={other ? '/shops' : '/trades'}>{other ? <p>商家</p> : <Fragile />}</PageBoundary>
    </>
  )
}

const open = () => {
  // React reports what a boundary caught; in these tests that is what is wanted.
  vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  return renderInFrame(<Pages />, { onCaughtError: reportError })
}

describe('a page that throws', () => {
  it('says so in place of itself, leads to the error log, which alone has the exception, and can be tried again', async () => {
    broken.value = true
    await open()
    await expect.element(page.getByRole('heading', { name: '页面出错了' })).toBeVisible()
    await expect.element(page.getByText('the column was undefined')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '查看错误日志' }).click()
    const log = page.getByRole('dialog', { name: '错误日志' })
    await expect.element(log.getByText('Error: the column was undefined', { exact: true })).toBeVisible()
    await log.getByRole('button', { name: '关闭' }).click()
    broken.value = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('订单')).toBeVisible()
  })

  it('does not spoil the next one', async () => {
    broken.value = true
    await open()
    await expect.element(page.getByRole('heading', { name: '页面出错了' })).toBeVisible()
    await page.getByRole('button', { name: '另一页' }).click()
    await expect.element(page.getByText('商家')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '页面出错了' })).not.toBeInTheDocument()
  })
})
