import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from '@/screens/form/FormDialog'
import { inTrades, paid } from './actions.fixture'
import { address } from './address.fixture'
import { show } from './kinds.fixture'
import { absent, button, dialog, visible } from './onPage'

const why = page.getByRole('status').filter({ hasText: '内容尚未保存，窗口没有关闭' })
const cross = () => dialog().element().querySelector<HTMLButtonElement>('.ui-dialog-x')
const receiver = () => page.getByLabelText('收件人')

const inForm = async (create = vi.fn()) => {
  const onClose = vi.fn()
  await show(<FormDialog onClose={onClose} />, { resources: [address], dataProvider: { create } })
  await visible(receiver())
  return onClose
}

it('a form in which nothing is typed closes with Escape', async () => {
  const onClose = await inForm()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a form in which something is typed stays at Escape, says why, and loses nothing; its cross closes it', async () => {
  const onClose = await inForm()
  await receiver().fill('许柚')
  await userEvent.keyboard('{Escape}')
  await visible(why)
  await expect.element(receiver()).toHaveValue('许柚')
  expect(onClose).not.toHaveBeenCalled()
  cross()?.click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a form that is being saved is closed neither by Escape nor by its cross', async () => {
  const onClose = await inForm(vi.fn(() => new Promise(() => {})))
  await receiver().fill('许柚')
  await page.getByLabelText('详细地址').fill('新路9号')
  await button('提交').click()
  await expect.element(button('取消')).toBeDisabled()
  cross()?.click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await absent(why)
})

it('the question of an action with typed input stays at Escape and says why, and is left by its cross', async () => {
  await inTrades(paid)
  await button('退款').click()
  await page.getByLabelText('退款原因').fill('商品缺货')
  // The first Escape would close the suggested reasons.
  await page.getByRole('heading', { name: '退款：P1' }).click()
  await userEvent.keyboard('{Escape}')
  await visible(why)
  await expect.element(page.getByLabelText('退款原因')).toHaveValue('商品缺货')
  cross()?.click()
  await absent(dialog())
})
