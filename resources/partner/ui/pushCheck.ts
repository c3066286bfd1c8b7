import { untoldFigure } from '@/i18n/format'
import type { Say } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import type { PushCheck } from '../profile.endpoints'
import { texts } from './texts'

/** The receiver did not answer as expected; the refusal contains its answer. */
const failedCheck = 30007

export const checkWords = (say: Say, { ok, http_status: status, cost_ms: ms }: PushCheck): string => {
  const values = { status: status ?? untoldFigure, ms: ms ?? untoldFigure }
  if (ok) return say(texts.checkOk, values)
  if (status === null) return say(texts.checkSilent, values)
  return say(status === 200 ? texts.checkBody : texts.checkStatus, values)
}

const isCheck = (value: unknown): value is PushCheck =>
  typeof value === 'object' &&
  value !== null &&
  'cost_ms' in value &&
  typeof value.cost_ms === 'number' &&
  'ok' in value &&
  'http_status' in value

export const refusalWords = (say: Say, error: unknown): string => {
  if (error instanceof PlatformError && error.code === failedCheck) {
    const { data } = error
    if (typeof data === 'object' && data !== null && 'check' in data && isCheck(data.check))
      return checkWords(say, data.check)
  }
  return messageOf(error)
}
