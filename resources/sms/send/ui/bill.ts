import { costOf, fill, longestSms, measure, variablesOf } from '@resources/sms/message/smsText'
import type { TemplateType } from '@resources/sms/template/templateRules'
import type { Recipient, Values } from '@/screens/recipients'

/** What is sent, apart from whom it is sent to. */
export interface Message {
  readonly signName: string
  readonly content: string
  readonly type: TemplateType
  /** Values that are the same for all. */
  readonly constants: Values
}

/** What the messages to all recipients come to. */
export interface Bill {
  readonly count: number
  /** Over all messages. */
  readonly parts: number
  readonly amount_li: number
  /** The longest message. */
  readonly most: { readonly char_count: number; readonly part_count: number }
  /** Messages that are longer than any may be (41023). */
  readonly tooLong: number
}

/** The text of one message, without the signature. An empty value leaves the variable as it is written. */
export const textFor = ({ content, constants }: Message, values: Values): string =>
  fill(
    content,
    Object.fromEntries(Object.entries({ ...constants, ...values }).filter(([, one]) => one !== '')),
  )

/** Adds messages up one after the other; a text that is the same for all is measured once. */
export const biller = (message: Message) => {
  const { signName, content, type } = message
  const perRow = new Set(variablesOf(content))
  for (const name of Object.keys(message.constants)) perRow.delete(name)
  const same = perRow.size === 0 ? measure(signName, textFor(message, {})) : undefined
  let [count, parts, tooLong] = [0, 0, 0]
  let most = { char_count: 0, part_count: 0 }
  return {
    take: ({ values }: Pick<Recipient, 'values'>): void => {
      const size = same ?? measure(signName, textFor(message, values))
      count += 1
      parts += size.part_count
      if (size.char_count > longestSms) tooLong += 1
      if (size.char_count > most.char_count) most = size
    },
    bill: (): Bill => ({ count, parts, amount_li: costOf(parts, type), most, tooLong }),
  }
}
