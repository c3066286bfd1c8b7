import { useQuery } from '@tanstack/react-query'
import { ask } from '@/platform/endpoint'
import type { Recipient } from '@/screens/recipients'
import { sendSmsEndpoints } from '../sendSms.endpoints'
import { previewInput, type SmsOrder } from './order'
import type { SmsSending } from './useSmsSending'

const { previewsms } = sendSmsEndpoints

/** What the platform says that it will cost. */
export interface Cost {
  readonly parts: number
  readonly amount_li: number
  readonly balance_li: number | null
  /** What may be owed beyond the balance, where the platform tells it. */
  readonly credit_li?: number
  /** Whether both are enough for all of the tasks. */
  readonly enough: boolean
  /** Numbers that the platform would not take, which would have the whole task refused. */
  readonly invalid: readonly string[]
}

const nobody: readonly Recipient[] = []

/**
 * What can be spent, asked of the platform without any number; undefined while nothing can be asked, or it does not answer.
 *
 * @param order undefined while the message is not complete
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

/** What all tasks of an order cost, asked of the platform one after the other when the confirmation opens. */
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
        // What the platform does not tell it decides itself when the messages come.
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
    // Each opening has a key of its own; what was told then is what is confirmed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
