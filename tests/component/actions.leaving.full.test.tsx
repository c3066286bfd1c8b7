import { tradeActions } from '@resources/pay/trade/trade.actions'
import trade from '@resources/pay/trade/trade.area'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { l, type Resource, text } from '@/declaration'
import { TransportError } from '@/platform/errors'
import { ActionHost, RowActions } from '@/screens/actions'
import { type AreaInputProps, useWaitsFor } from '@/screens/kinds/kit'
import { onRow, paid, platform } from './actions.fixture'
import { show } from './kinds.fixture'
import { absent, button, dialog, silenceErrors, visible } from './onPage'

const unpaid = { ...paid, trade_state: 'NOTPAY' }
const closing = (action: object): Resource => ({
  ...trade,
  actions: { close: { ...tradeActions.close, ...action } },
})

test('where an action closes something, no other button of its dialog says “close”', async () => {
  silenceErrors()
  const act = platform(() => {
    throw new TransportError('timeout')
  })
  await onRow(closing({ requestId: true }), unpaid, {
    act,
    requestResult: async () => ({ data: { done: false } }),
  })
  await button('关闭交易').click()
  await visible(dialog().getByRole('button', { name: '取消' }))
  await dialog().getByRole('button', { name: '关闭交易' }).click()
  await visible(/^结果未知/)
  await absent(dialog().getByRole('button', { name: '关闭', exact: true }))
  await dialog().getByRole('button', { name: '返回' }).click()
  await absent(dialog())
})

const Slow = ({ input }: AreaInputProps) => {
  const [data, arrive] = useState<string>()
  useWaitsFor(data)
  return (
    <button type="button" ref={input.ref} onClick={() => arrive('张三')}>
      到达
    </button>
  )
}

test('an action cannot be sent while an input waits for what it chooses from', async () => {
  const inputs = { who: text({ label: l('处理人', 'Handler', 'Responsable'), input: 'Slow' }) }
  await show(
    <ActionHost>
      <RowActions record={unpaid} />
    </ActionHost>,
    { resources: [closing({ inputs })], components: { Slow } },
  )
  await button('关闭交易').click()
  const send = dialog().getByRole('button', { name: '关闭交易' })
  await expect.element(send).toBeDisabled()
  await page.getByRole('button', { name: '到达' }).click()
  await expect.element(send).toBeEnabled()
})
