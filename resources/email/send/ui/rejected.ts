import type { Label } from '@/declaration'
import type { Recipient } from '@/screens/recipients'
import { type Rejection, rejectedRows, type SendTask } from '@/screens/sending'
import { leftOutReasons } from '../sendEmail.endpoints'
import type { SentMail } from './order'

type Row = NonNullable<SentMail['rejected']>[number]

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'to_address' in value && 'reason' in value

export const rejectedOf = (
  { answer, refusal, items }: Pick<SendTask<Recipient, SentMail>, 'answer' | 'refusal' | 'items'>,
  say: (label: Label) => string,
): readonly Rejection[] => {
  const rows = answer?.rejected ?? rejectedRows(refusal).filter(isRow)
  if (rows.length === 0) return []
  const lines = new Map(items.map(({ address, line }) => [address, line]))
  return rows.map(({ to_address, reason, message }) => ({
    address: to_address,
    // A reason unknown to the console is shown in the platform's words.
    reason: reason !== null && Object.hasOwn(leftOutReasons, reason) ? say(leftOutReasons[reason]) : message,
    line: lines.get(to_address),
  }))
}
