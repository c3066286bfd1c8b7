import email from '@resources/email/message/email.area'
import { useQueryClient } from '@tanstack/react-query'
import { resourceName } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { answerKey } from '@/screens/kinds/kit'
import { useSending } from '@/screens/sending'
import { sendEmailEndpoints } from '../sendEmail.endpoints'
import { type MailOrder, type SentMail, sendInput } from './order'

const { sendemail, emailsenderlist } = sendEmailEndpoints

const endsRun = [10002, 30001, 30002, 30003, 41023, 41028, 42002, 42005]

export const useMailSending = () => {
  const client = useQueryClient()
  return useSending<MailOrder, SentMail>({
    name: 'sendEmail',
    endsRun,
    send: (order, recipients, requestId) =>
      ask(sendemail, { input: sendInput(order, recipients), requestId }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: [resourceName(email)] })
      void client.invalidateQueries({ queryKey: answerKey(emailsenderlist) })
    },
  })
}

export type MailSending = ReturnType<typeof useMailSending>
