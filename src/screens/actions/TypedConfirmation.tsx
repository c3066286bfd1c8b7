import TextField from '@mui/material/TextField'
import { useId } from 'react'
import type { RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Action, checkField, l, parseYuan } from '@/declaration'
import { amountName } from '@/declaration/amountName'
import { formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { InputFrame } from '../kinds/KindInput'
import { useRecordName } from '../recordName'
import { type Edit, type inputsFor, isTouched } from './edits'

type Inputs = ReturnType<typeof inputsFor>

const typeTitle = l(
  '请输入“{title}”以确认',
  'Type “{title}” to confirm',
  'Introduzca «{title}» para confirmar',
)

const plainSpaces = (text: string) => text.trim().replace(/\s+/g, ' ')

/** What must be typed first: the number of records, the title of a single one, or an amount above the limit. */
export const typedConfirmation = (action: Action, count: number, amount: number | undefined) => {
  const type = action.confirm?.type
  if (type === 'count' || type === 'title') return count > 1 ? 'count' : type === 'title' ? type : undefined
  return type !== undefined && amount !== undefined && amount > type.above ? 'amount' : undefined
}

interface Asked {
  readonly label: string
  readonly isText?: true
  is(typed: string): boolean
}

export const useTypedConfirmation = (
  action: Action,
  inputs: Inputs,
  records: readonly RaRecord[],
  edit: Edit,
): {
  readonly amount: string | undefined
  readonly asked: Asked | undefined
  /** The input that makes it cost money is on. */
  readonly costs: boolean
} => {
  const say = useSay()
  const nameOf = useRecordName()
  const [only] = records
  const title = only ? nameOf(only) : ''
  const type = action.confirm?.type
  const condition = (typeof type === 'object' && type.if) || ''
  const said: unknown = useWatch({ name: condition, disabled: condition === '' })
  const costs = condition !== '' && said === true
  const found = useAmount(action, inputs, records, edit)
  const amount = condition === '' || costs ? found : undefined
  const count = records.length
  const asked: { readonly [what in 'count' | 'title' | 'amount']: Asked } = {
    count: {
      label: say('console.action.type_count', { count }),
      is: (typed) => typed.trim() === String(count),
    },
    title: {
      label: say(typeTitle, { title }),
      isText: true,
      is: (typed) => plainSpaces(typed) === plainSpaces(title),
    },
    amount: {
      label: say('console.action.type_amount', { amount: amount?.text ?? '' }),
      is: (typed) => amount?.is(typed) === true,
    },
  }
  const what = typedConfirmation(action, count, amount?.value)
  return { amount: amount?.text, asked: what && asked[what], costs }
}

/** The amount to confirm, from the form or the record: the largest if each record keeps its own. */
const useAmount = (
  action: Action,
  inputs: Inputs,
  records: readonly RaRecord[],
  { settings, opened }: Edit,
): { value: number; text: string; is: (typed: string) => boolean } | undefined => {
  const { fields } = useDeclaration()
  const [only, ...others] = records
  const name = amountName(action, only) ?? ''
  const input = inputs.find((one) => one.name === name)?.field
  const entered: unknown = useWatch({ name, disabled: input === undefined })
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

/** Makes the operator type something, so nobody takes a big step by mistake. */
export const TypedConfirmation = ({
  asked: { label, isText, is },
  value,
  onChange,
}: {
  asked: Asked
  value: string
  onChange: (value: string) => void
}) => {
  const say = useSay()
  const id = useId()
  const wrong = value !== '' && !is(value)
  return (
    <InputFrame
      id={id}
      label={label}
      required
      error={wrong ? say('console.action.type_mismatch') : undefined}
    >
      <TextField
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={wrong}
        autoComplete="off"
        fullWidth
        slotProps={{
          htmlInput: { inputMode: isText ? undefined : 'decimal', 'aria-describedby': `${id}-note` },
        }}
      />
    </InputFrame>
  )
}
