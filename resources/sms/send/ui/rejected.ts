import type { Recipient } from '@/screens/recipients'
import { rejectedRows, type SendTask } from '@/screens/sending'
import type { SentSms } from './useSmsSending'

/** A number that the platform has not taken. */
export interface RejectedNumber {
  readonly mobile: string
  readonly code: number
  /** In the platform's words. */
  readonly message: string
  /** Where it stood when it was entered. */
  readonly line: number | undefined
}

type Row = Partial<NonNullable<SentSms['rejected']>[number]>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The numbers of a task that were not taken, each with its reason and the line that it stood in. */
export const rejectedOf = ({
  answer,
  refusal,
  items,
}: Pick<SendTask<Recipient, SentSms>, 'answer' | 'refusal' | 'items'>): readonly RejectedNumber[] =>
  (answer?.rejected ?? rejectedRows(refusal).filter(isRow)).map(
    ({ row, mobile = '', code, message = '' }: Row) => {
      const item = typeof row === 'number' ? items[row] : undefined
      return { mobile: item?.address ?? mobile, code: code ?? 0, message, line: item?.line }
    },
  )
