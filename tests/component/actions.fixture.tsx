import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { type ReactNode, useEffect } from 'react'
import { type DataProvider, type RaRecord, useLocation } from 'react-admin'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Resource } from '@/declaration'
import { ActionHost, BulkActions, RowActions } from '@/screens/actions'
import { SelectionProvider, useSelectedRecords, useSelection } from '@/screens/list/selection'
import { type Around, show } from './kinds.fixture'
import { button, later, visible } from './onPage'

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
interface Answer {
  readonly succeeded: readonly string[]
  readonly failed: readonly { id: string; code: number; message: string; record?: RaRecord }[]
  /** What an action answers besides. */
  readonly answer?: object
}

export const allDone = ({ records }: { records: readonly RaRecord[] }): Answer => ({
  succeeded: records.map(({ id }) => String(id)),
  failed: [],
})

/** A platform that does what it is asked to, unless the test says otherwise. */
export const platform = (answer: (sent: Sent) => Answer | Promise<Answer> = allDone) =>
  vi.fn(async (_: string, sent: Sent) => ({ data: await answer(sent) }))

/** The records that were sent with a call. */
export const idsOf = (act: ReturnType<typeof platform>, call: number) =>
  act.mock.calls[call]?.[1].records.map(({ id }) => id)

type Calls = Partial<Pick<DataProvider, 'act' | 'requestResult' | 'getOne'>>

const calls = (act: Calls | Calls['act']): Calls => (typeof act === 'object' ? act : { act })

/** The actions of a record in its row. */
export const onRow = (area: Resource, record: RaRecord, act: Calls | Calls['act'] = platform()) =>
  show(
    <ActionHost>
      <RowActions record={record} />
    </ActionHost>,
    { resources: [area], dataProvider: calls(act) },
  )

export const inTrades = (record: RaRecord, act?: Calls | Calls['act']) => onRow(trade, record, act)

const Ticked = ({ records }: { records: readonly RaRecord[] }) => {
  const selection = useSelection()
  const chosen = [...useSelectedRecords().values()]
  useEffect(() => selection.replace(records), [selection, records])
  return (
    <>
      <output aria-label="已选">{chosen.map(({ id }) => id).join('、') || '无'}</output>
      {chosen.length > 0 && <BulkActions records={chosen} />}
    </>
  )
}

/** These shops, ticked in their list, with the bar that goes with the last tick. */
export const inShops = (
  records: readonly RaRecord[],
  act: Calls | Calls['act'] = platform(),
  { area = merchant, ...around }: Pick<Around, 'mode' | 'locale'> & { readonly area?: Resource } = {},
) =>
  show(
    <SelectionProvider>
      <ActionHost>
        <main tabIndex={-1}>
          <Ticked records={records} />
        </main>
      </ActionHost>
    </SelectionProvider>,
    { resources: [area], dataProvider: calls(act), ...around },
  )

/** What is still ticked. */
export const ticked = () => page.getByLabelText('已选', { exact: true })

/** Time goes on by itself, but a test may advance it. */
export const ownTime = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })

/** Confirms an action that can be undone, and waits until it no longer can be. */
export const confirmForGood = async (name: string) => {
  ownTime()
  await button(name).click()
  await visible(button(/^撤销/))
  await vi.advanceTimersByTimeAsync(5000)
}

/** What a page shows, while the operator is there. */
export const Here = ({ children }: { children: ReactNode }) =>
  useLocation().pathname === '/' ? children : null

/** A platform that answers only when the test says so. */
export const slowPlatform = () => {
  const { answer, come } = later<Answer>()
  return { act: platform(() => answer), answer: come }
}
