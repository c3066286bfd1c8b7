import { type RaRecord, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Action, checkField, parseYuan } from '@/declaration'
import { formatMoney } from '@/i18n/format'
import { useDeclaration } from '../declarations'
import { isTouched, type Setting } from './edits'
import type { inputsFor } from './inputs'

type Inputs = ReturnType<typeof inputsFor>

/** The settings of the dialog, and which of them were opened to be changed. */
interface Edit {
  readonly settings: readonly Setting[]
  readonly opened: ReadonlySet<string>
}

/**
 * What must be typed before the action may go on: the number of records, or an amount above the declared limit.
 *
 * @param amount of the input that the confirmation names, in its own unit
 */
export const typedConfirmation = (
  action: Action,
  count: number,
  amount: number | undefined,
): 'count' | 'amount' | undefined => {
  const type = action.confirm?.type
  if (type === 'count') return count > 1 ? 'count' : undefined
  return type !== undefined && amount !== undefined && amount > type.above ? 'amount' : undefined
}

/** What the operator must type. */
interface Asked {
  readonly label: string
  /** It is words, not a number. */
  readonly isText?: true
  is(typed: string): boolean
}

/** The amount that an action is about, in words, and what the operator must type to confirm it. */
export const useTypedConfirmation = (
  action: Action,
  inputs: Inputs,
  records: readonly RaRecord[],
  edit: Edit,
): { readonly amount: string | undefined; readonly asked: Asked | undefined } => {
  const translate = useTranslate()
  const amount = useAmount(action, inputs, records, edit)
  const count = records.length
  const asked: { readonly [what in 'count' | 'amount']: Asked } = {
    count: {
      label: translate('console.action.type_count', { count }),
      is: (typed) => typed.trim() === String(count),
    },
    amount: {
      label: translate('console.action.type_amount', { amount: amount?.text }),
      is: (typed) => amount?.is(typed) === true,
    },
  }
  const what = typedConfirmation(action, count, amount?.value)
  return { amount: amount?.text, asked: what && asked[what] }
}

/**
 * The amount that the confirmation is about, as it stands in the form or the record: the largest where each record keeps its
 * own; undefined while there is none, or one that is not allowed.
 */
const useAmount = (
  action: Action,
  inputs: Inputs,
  records: readonly RaRecord[],
  { settings, opened }: Edit,
): { value: number; text: string; is: (typed: string) => boolean } | undefined => {
  const { fields } = useDeclaration()
  const type = action.confirm?.type
  const { amount: name = '', if: condition = '' } = typeof type === 'object' ? type : {}
  const input = inputs.find((one) => one.name === name)?.field
  const entered: unknown = useWatch({ name, disabled: input === undefined })
  const said: unknown = useWatch({ name: condition, disabled: condition === '' })
  const [only, ...others] = records
  if (condition !== '' && said !== true) return undefined
  const setting = settings.find((one) => one.name === name)
  const isOwn = setting && !isTouched(setting, { [name]: entered }, opened)
  const own = isOwn && Math.max(...setting.own.filter((one) => typeof one === 'number'))
  const value: unknown = input ? (own ?? entered) : others.length === 0 ? only?.[name] : undefined
  const field = input ?? fields[name]
  if (typeof value !== 'number' || field?.kind !== 'money' || checkField(field, value)) return undefined
  const { unit } = field
  return {
    value,
    text: formatMoney(value, unit),
    is: (typed) => parseYuan(typed, unit) === value,
  }
}
