import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { AnswerOf, InputOf } from '@/declaration'
import { formatFen } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf, PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { scanEndpoints } from '../scan.endpoints'
import { endOf, type Polled, usePoll } from './poll'
import { scanTexts } from './scanTexts'
import { useUpdatePartner } from './usePartner'

const { getpayqrcode, checkpaymentstatus, closepayqrcode } = scanEndpoints

export type Wanted = Pick<InputOf<typeof getpayqrcode>, 'amount_fen' | 'pay_channel'>

type Order = AnswerOf<typeof getpayqrcode> & Polled & Wanted
type Paid = AnswerOf<typeof checkpaymentstatus>

const expiredCode = 31003

/** How long the success message is shown, ms. */
const successShown = 2000

export const useTopUp = (onDone: () => void) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const client = useQueryClient()
  const [order, setOrder] = useState<Order>()
  const [over, setOver] = useState<{ severity: 'warning' | 'error'; text: string }>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // One request id per amount and channel: a retry after a timeout gets the same code and is paid once.
  const request = useRef({ of: '', id: '' })

  const get = async ({ amount_fen, pay_channel }: Wanted) => {
    const of = `${amount_fen} ${pay_channel}`
    if (request.current.of !== of) request.current = { of, id: newRequestId() }
    setBusy(true)
    setFailure(undefined)
    try {
      const input = { amount_fen, pay_channel, request_id: request.current.id }
      const answer = await ask(getpayqrcode, { input })
      const begin = Date.now()
      setOver(undefined)
      setOrder({
        ...answer,
        amount_fen,
        pay_channel,
        id: answer.out_trade_no,
        begin,
        end: endOf(answer, begin),
      })
    } catch (error) {
      if (error instanceof PlatformError && error.code === expiredCode) request.current.of = ''
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  const end = (severity: 'warning' | 'error', text: string) => {
    request.current.of = ''
    setOver({ severity, text })
  }
  const onPaid = (paid: Paid) => {
    if (!order) return
    if (paid.trade_state === 'SUCCESS') {
      if (paid.balance_li !== undefined) updatePartner({ balance_li: paid.balance_li })
      // Everything that shows the balance: this page, the dashboard, the ledger.
      for (const key of ['endpoint', 'partnerfee/partnerfee'])
        void client.invalidateQueries({ queryKey: [key] })
      notify(say(scanTexts.paid, { amount: formatFen(order.amount_fen) }), {
        type: 'success',
        autoHideDuration: successShown,
      })
      onDone()
    } else if (paid.trade_state === 'PAYERROR') end('error', say(scanTexts.failed))
    else if (paid.trade_state === 'CLOSED')
      end('warning', say(Date.now() >= order.end ? scanTexts.expired : scanTexts.closed))
    else setOrder({ ...order, trade_state: paid.trade_state })
  }
  const { retry } = usePoll<Paid>(over ? undefined : order, {
    ask: (signal) => ask(checkpaymentstatus, { input: { out_trade_no: order?.out_trade_no ?? '' }, signal }),
    isFinal: ({ trade_state }) => trade_state !== 'NOTPAY' && trade_state !== 'USERPAYING',
    onAnswer: onPaid,
    onRefused: (error) => end('error', messageOf(error)),
    onExpired: () => end('warning', say(scanTexts.expired)),
  })

  return {
    order,
    over,
    failure,
    busy,
    retry,
    get,
    again: () => {
      if (!order) return
      const { amount_fen, pay_channel } = order
      setOrder(undefined)
      setOver(undefined)
      void get({ amount_fen, pay_channel })
    },
    /** Closes the order, then calls `then`; a payment in progress is not stopped. */
    cancel: async (then: () => void) => {
      setBusy(true)
      setFailure(undefined)
      try {
        if (order && !over) await ask(closepayqrcode, { input: { out_trade_no: order.out_trade_no } })
        request.current.of = ''
        setOrder(undefined)
        setOver(undefined)
        then()
      } catch (error) {
        setFailure(messageOf(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
