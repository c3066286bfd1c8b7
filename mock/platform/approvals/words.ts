import { fillMessage } from '@/declaration/errors'
import type { Refusal } from '../refusal'
import type { Refused } from './store'

/** A refusal of one record, in the platform's Chinese. */
export const refusedBy = ({ code, params }: Pick<Refusal, 'code' | 'params'>): Refused => ({
  code,
  message: fillMessage(code, 'zh', params),
})
