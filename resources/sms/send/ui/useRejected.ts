import { localiseMessage } from '@/declaration/errors'
import { useLocale } from '@/screens/kinds/kit'
import type { Outcome } from '@/screens/sending'
import { rejectedOf } from './rejected'
import type { SentSms } from './useSmsSending'

/** Returns a function that lists a task's skipped numbers with reasons in the operator's language. */
export const useRejected = (): Outcome<SentSms>['rejectedOf'] => {
  const locale = useLocale()
  return (task) =>
    rejectedOf(task).map(({ mobile, code, message, line }) => ({
      address: mobile,
      reason: localiseMessage(code, message, locale),
      line,
    }))
}
