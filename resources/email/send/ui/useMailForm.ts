import email from '@resources/email/message/email.area'
import emailTemplate, { type EmailTemplate } from '@resources/email/template/emailTemplate.area'
import { useTemplate } from '@resources/email/template/ui/sampleValues'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { integer, resourceName, text } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { answerKey, useAnswer } from '@/screens/kinds/kit'
import { useRecipients } from '@/screens/recipients'
import { fresh, lackOf, type OwnInputs, planned, useChoices, usePlan, useSending } from '@/screens/sending'
import { sendEmailEndpoints } from '../sendEmail.endpoints'
import { addressWords, checkAddress } from './address'
import {
  type MailOrder,
  mostOf,
  recipientVariables,
  type Sender,
  type SentMail,
  sendInput,
  whyNotThen,
} from './order'
import { texts } from './texts'

const noVariables = [] as const

const ownFields: OwnInputs['fields'] = [
  { name: 'template', field: integer({ label: texts.template }) },
  { name: 'sender', field: text({ label: texts.sender }) },
  { name: 'alias', field: text({ label: texts.alias }) },
  { name: 'reply', field: text({ label: texts.replyTo }) },
]

/** Preselects a template by address: `?template=7`. */
const templateParam = 'template'

export const useMailForm = () => {
  const plan = usePlan()
  const templates = useChoices<Omit<EmailTemplate, 'content'>>(emailTemplate)
  const senders = useAnswer(sendEmailEndpoints.emailsenderlist, {}, { staleTime: fresh })
  const [search] = useSearchParams()
  const [chosenId, setTemplate] = useState<number | null>()
  const [senderAddress, setSenderAddress] = useState<string | null>()
  const [alias, setAlias] = useState<string>()
  const [reply, setReply] = useState<string>()

  // Looked up in the current list: a review may have ended or been withdrawn.
  const named = search.get(templateParam)
  const wantedId = chosenId === undefined && named !== null ? Number(named) : chosenId
  const template = templates.all?.find(
    ({ template_id, status }) => template_id === wantedId && status === 'APPROVED',
  )
  const loaded = useTemplate(template?.template_id)
  // By default bulk mail goes out from the last sender, which is meant for it, other mail from the first.
  const items = senders.data?.items ?? []
  const usual = template?.mail_type === 'BATCH' ? items.at(-1) : items[0]
  const verified =
    senderAddress === undefined ? usual : items.find(({ sender_address }) => sender_address === senderAddress)
  const sender: Sender | undefined = verified && {
    sender_address: verified.sender_address,
    sender_alias: (alias ?? verified.sender_alias).trim(),
    reply_to: (reply ?? verified.reply_to).trim(),
  }
  const wrongReply =
    sender !== undefined && sender.reply_to !== '' && 'problem' in checkAddress(sender.reply_to)

  const variables = useMemo(() => (template ? recipientVariables(template) : noVariables), [template])
  const options = useMemo(() => ({ words: addressWords, check: checkAddress, variables }), [variables])
  const recipients = useRecipients(options)
  const { constants, mode } = recipients
  const refusedTime = whyNotThen(plan.when, plan.now)

  const messageLack = () => {
    if (!template) return texts.chooseTemplate
    if (!sender) return texts.chooseSender
    return wrongReply ? texts.correctReply : undefined
  }
  const lack = lackOf({ message: messageLack(), recipients, refusedTime })
  const order: MailOrder | undefined = template &&
    sender && {
      ...planned(plan),
      template_id: template.template_id,
      sender,
      constants,
      fromFile: mode === 'file',
    }

  const address = sender?.sender_address
  const chosenTemplate = template?.template_id
  const own = useMemo(
    (): OwnInputs => ({
      fields: ownFields,
      values: { template: chosenTemplate, sender: address, alias, reply },
      apply: (kept) => {
        if (typeof kept.template === 'number') setTemplate(kept.template)
        if (typeof kept.sender === 'string') setSenderAddress(kept.sender)
        if (typeof kept.alias === 'string') setAlias(kept.alias)
        if (typeof kept.reply === 'string') setReply(kept.reply)
      },
    }),
    [chosenTemplate, address, alias, reply],
  )

  return {
    own,
    templates: templates.all,
    senders: senders.data,
    error: templates.error ?? senders.error,
    refetch: () => {
      void templates.refetch()
      void senders.refetch()
    },
    template,
    body: loaded.data?.template_id === template?.template_id ? loaded.data?.content : undefined,
    setTemplate: (id: number | undefined) => setTemplate(id ?? null),
    sender,
    wrongReply,
    setSender: (address: string | undefined) => {
      setSenderAddress(address ?? null)
      setAlias(undefined)
      setReply(undefined)
    },
    setAlias,
    setReply,
    plan,
    refusedTime,
    recipients,
    lack,
    order,
    most: order ? mostOf(order) : 0,
  } as const
}

export type MailForm = ReturnType<typeof useMailForm>

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
