import merchant from '@resources/merchant/merchant'
import trade from '@resources/pay/trade'
import type { ReactNode } from 'react'
import { type RaRecord, useLocation } from 'react-admin'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { ActionHost, BulkActions, RowActions } from '@/screens/actions'
import { show } from './kinds.fixture'

export const paid: RaRecord = {
  id: 'P1',
  trade_no: 'P1',
  trade_state: 'SUCCESS',
  refundable_fee: 12_900,
  pay_time: Math.floor(Date.now() / 1000) - 3600,
  notify_status: 'SUCCESS',
  notify_url: 'https://erp.example.com/pay',
}
export const shop = (id: string, grant_status: string): RaRecord => ({
  id,
  shop_name: `${id}店`,
  grant_status,
})

type Sent = { action: string; records: readonly RaRecord[]; input?: object; requestId?: string }
type Answer = { succeeded: string[]; failed: { id: string; code: number; message: string }[] }

/** A platform that does what it is asked, unless told otherwise. */
export const platform = (answer?: (sent: Sent) => Answer | Promise<Answer>) =>
  vi.fn(async (_: string, sent: Sent) => ({
    data: answer ? await answer(sent) : { succeeded: sent.records.map(({ id }) => String(id)), failed: [] },
  }))

export const inTrades = (record: RaRecord, act = platform()) =>
  show(
    <ActionHost>
      <RowActions record={record} />
    </ActionHost>,
    { resources: [trade], dataProvider: { act } },
  )

export const inShops = (records: readonly RaRecord[], act = platform()) =>
  show(
    <ActionHost>
      <BulkActions records={records} />
    </ActionHost>,
    { resources: [merchant], dataProvider: { act } },
  )

/** What a page shows, while the operator is there. */
export const Here = ({ children }: { children: ReactNode }) =>
  useLocation().pathname === '/' ? children : null

/** A platform that answers when it is told to. */
export const slowPlatform = () => {
  let answer: (answer: Answer) => void = () => {}
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  return { act: platform(() => answered), answer }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
