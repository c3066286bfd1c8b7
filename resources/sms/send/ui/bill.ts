import { costOf, fill, longestSms, measure, variablesOf } from '@resources/sms/message/smsText'
import type { TemplateType } from '@resources/sms/template/templateRules'
import type { Recipient, Values } from '@/screens/recipients'

export interface Message {
  readonly signName: string
  readonly content: string
  readonly type: TemplateType
  readonly constants: Values
}

export interface Bill {
  readonly count: number
  readonly parts: number
  readonly amount_li: number
  readonly most: { readonly char_count: number; readonly part_count: number }
  /** Number of messages over the maximum length (41023). */
  readonly tooLong: number
}

export const textFor = ({ content, constants }: Message, values: Values): string =>
  fill(
    content,
    Object.fromEntries(Object.entries({ ...constants, ...values }).filter(([, one]) => one !== '')),
  )

/** Returns a function that adds up messages; a text that is the same for all is measured once. */
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
