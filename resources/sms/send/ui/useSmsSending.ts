import sms from '@resources/sms/message/sms.area'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceName } from '@/declaration'
import { ask } from '@/platform/endpoint'
import type { Recipient } from '@/screens/recipients'
import { useSending } from '@/screens/sending'
import { sendSmsEndpoints } from '../sendSms.endpoints'
import { previewInput, type SentSms, type SmsOrder, sendInput } from './order'

const { previewsms, sendsms } = sendSmsEndpoints

export interface Cost {
  readonly parts: number
  readonly amount_li: number
  readonly balance_li: number | null
  /** How far the balance may be overdrawn, if the platform says so. */
  readonly credit_li?: number
  readonly enough: boolean
  /** Invalid numbers; with them the whole task would be refused. */
  readonly invalid: readonly string[]
}

const nobody: readonly Recipient[] = []

/**
 * The available balance, asked for without any numbers; undefined until the platform answers.
 *
 * @param order undefined while the message is incomplete
 */
export const useBalance = (order: SmsOrder | undefined): number | undefined => {
  const { data } = useQuery({
    queryKey: ['sendSms', 'balance', order?.message.signName, order?.templateCode],
    queryFn: ({ signal }) =>
      order ? ask(previewsms, { input: previewInput({ ...order, perRow: false }, nobody), signal }) : null,
    enabled: order !== undefined,
    retry: false,
  })
  return data?.balance_li
}

/** The cost of all tasks of an order, asked for one by one when the confirmation opens. */
export const useCost = ({ order, tasks }: Pick<SmsSending, 'order' | 'tasks'>) =>
  useQuery({
    queryKey: ['sendSms', 'cost', tasks[0]?.requestId],
    enabled: order !== undefined,
    queryFn: async ({ signal }): Promise<Cost> => {
      let cost: Cost = { parts: 0, amount_li: 0, balance_li: null, enough: true, invalid: [] }
      if (!order) return cost
      for (const { items } of tasks) {
        const answer = await ask(previewsms, { input: previewInput(order, items), signal })
        const amount_li = cost.amount_li + answer.amount_li
        const { balance_li = null, credit_li, enough = true, invalid = [] } = answer
        // If the platform sends no balance, it decides when the messages are submitted.
        const covered = balance_li === null || amount_li <= balance_li + (credit_li ?? amount_li)
        cost = {
          parts: cost.parts + answer.parts,
          amount_li,
          balance_li,
          ...(credit_li !== undefined && { credit_li }),
          enough: cost.enough && enough && covered,
          invalid: [...cost.invalid, ...invalid],
        }
      }
      return cost
    },
    // Every opening has its own key; the confirmed figures must not change while they are shown.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

const endsRun = [30001, 30002, 30003, 41003, 41016, 41017, 41025, 41027, 41028]

export const useSmsSending = () => {
  const client = useQueryClient()
  return useSending<SmsOrder, SentSms>({
    name: 'sendSms',
    endsRun,
    send: (order, recipients, requestId) => ask(sendsms, { input: sendInput(order, recipients), requestId }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: [resourceName(sms)] })
      void client.invalidateQueries({ queryKey: ['sendSms', 'balance'] })
    },
  })
}

export type SmsSending = ReturnType<typeof useSmsSending>
