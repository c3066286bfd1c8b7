import type { Label } from '@/declaration'
import type { Recipients } from '../recipients'
import { texts } from './texts'

export interface FormState {
  readonly message: Label | undefined
  readonly recipients: Pick<Recipients, 'constantProblems' | 'checking' | 'list'>
  readonly messages?: Label
  readonly refusedTime: number | undefined
}

/** The first thing that prevents sending; undefined if nothing does. */
export const lackOf = ({
  message,
  recipients: { constantProblems, checking, list },
  messages,
  refusedTime,
}: FormState): Label | undefined => {
  const { lacks } = texts
  if (message) return message
  if (constantProblems.size > 0) return lacks.variables
  if (checking) return lacks.checking
  if (list.valid.length === 0) return lacks.recipients
  return messages ?? (refusedTime === undefined ? undefined : lacks.time)
}
