import sms from '@resources/sms/message/sms.area'
import { useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, resourceName } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { useSending } from '@/screens/sending'
import { sendSmsEndpoints } from '../sendSms.endpoints'
import { type SmsOrder, sendInput } from './order'

const { sendsms } = sendSmsEndpoints

export type SentSms = AnswerOf<typeof sendsms>

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
