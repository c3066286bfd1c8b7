import type { Locale } from '@/declaration'
import { localiseMessage } from '@/declaration/errors'
import type { Recipient } from '@/screens/recipients'
import { type Rejection, rejectedRows, type SendTask } from '@/screens/sending'
import type { SentSms } from './useSmsSending'

type Row = Partial<NonNullable<SentSms['rejected']>[number]>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

export const rejectedOf = (
  { answer, refusal, items }: Pick<SendTask<Recipient, SentSms>, 'answer' | 'refusal' | 'items'>,
  locale: Locale,
): readonly Rejection[] =>
  (answer?.rejected ?? rejectedRows(refusal).filter(isRow)).map(
    ({ row, mobile = '', code, message = '' }: Row) => {
      const item = typeof row === 'number' ? items[row] : undefined
      const reason = localiseMessage(code ?? 0, message, locale)
      return { address: item?.address ?? mobile, reason, line: item?.line }
    },
  )
