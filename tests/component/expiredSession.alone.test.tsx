import { CoreAdminContext, type DataProvider, testDataProvider, useGetList, useUpdate } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { authProvider } from '@/platform/authProvider'
import { PlatformError } from '@/platform/errors'
import { clearToken, readToken, writeToken } from '@/platform/session'

const expired = new PlatformError({ code: 50014, message: '登录已过期', data: null })

function Save() {
  const [update, { error, isSuccess }] = useUpdate('merchant', { id: 1, data: { remark: 'x' } })
  return (
    <>
      <button type="button" onClick={() => update()}>
        保存
      </button>
      <output>{isSuccess ? '已保存' : (error?.message ?? '未保存')}</output>
    </>
  )
}

function Rows() {
  const { error, data } = useGetList('merchant', undefined, { retry: false })
  return <output>{data ? `${data.length} 行` : (error?.message ?? '加载中')}</output>
}

const show = (child: React.ReactNode, dataProvider: Partial<DataProvider>) =>
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} dataProvider={testDataProvider(dataProvider)}>
        {child}
      </CoreAdminContext>
    </MemoryRouter>,
  )

beforeEach(() => {
  writeToken('k3VnQe')
  // react-admin prints every refused call while in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  clearToken()
  vi.restoreAllMocks()
})

it('a save in a session that has ended, where the operator stays, is not shown as saved', async () => {
  await show(<Save />, { update: () => Promise.reject(expired) })
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('登录已过期')).toBeVisible()
  await expect.element(page.getByText('已保存')).not.toBeInTheDocument()
  expect(readToken()).toBe('k3VnQe')
})

it('a list in a session that has ended, where the operator stays, is not shown as empty', async () => {
  await show(<Rows />, { getList: () => Promise.reject(expired) })
  await expect.element(page.getByText('登录已过期')).toBeVisible()
  expect(readToken()).toBe('k3VnQe')
})
