import type { Recipient } from '@/screens/recipients'
import { rejectedRows, type SendTask } from '@/screens/sending'
import type { SentSms } from './useSmsSending'

export interface RejectedNumber {
  readonly mobile: string
  readonly code: number
  readonly message: string
  readonly line: number | undefined
}

type Row = Partial<NonNullable<SentSms['rejected']>[number]>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The skipped numbers with the reason and their line in the input. */
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
