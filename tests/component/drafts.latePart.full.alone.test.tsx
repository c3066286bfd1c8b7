import type { DataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FormDialog } from '@/screens/form/FormDialog'
import { address } from './address.fixture'
import { offer, reload, signInWithDrafts } from './drafts.fixture'
import { show } from './kinds.fixture'
import { button } from './onPage'

/** The code that merges two states is fetched when it is first needed. Here that takes a while. */
const part = vi.hoisted(() => {
  let arrives = () => {}
  const here = new Promise<void>((resolve) => {
    arrives = resolve
  })
  return { here, arrives: () => arrives() }
})
vi.mock('@/screens/conflict/Conflict', async (original) => {
  await part.here
  return original()
})

it('what was typed is not sent before it has been brought together with what has changed since', async () => {
  await signInWithDrafts()
  const saved = { id: '7', address_id: 7, receiver: '林青', address: '示例路1号', version: 3 }
  const open = async (now: object) => {
    const update = vi.fn()
    const getOne = (async () => ({ data: now })) as DataProvider['getOne']
    await show(<FormDialog id="7" onClose={() => {}} />, {
      resources: [address],
      dataProvider: { update, getOne },
    })
    return update
  }
  await open(saved)
  await page.getByLabelText('收件人').fill('许柚')
  await reload()
  const update = await open({ ...saved, address: '别处5号', version: 4 })
  await expect.element(offer()).toBeVisible()
  await button('恢复').click()
  await expect.element(page.getByLabelText('详细地址')).toHaveValue('别处5号')
  await button('提交').click()
  part.arrives()
  await expect.element(page.getByRole('region', { name: '您编辑期间，该记录已被他人修改' })).toHaveFocus()
  expect(update).not.toHaveBeenCalled()
})
