import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type RefObject, useMemo, useState } from 'react'
import { Form, type RaRecord, useTranslate } from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { type Action, checkField, type Json, parseYuan } from '@/declaration'
import { formatMoney } from '@/i18n/format'
import { useConsoleLocale, useLocalise } from '@/i18n/useLocalised'
import { FormDraft, keepTyped } from '../form/FormDraft'
import { sentValue } from '../form/sentValue'
import { KindInput } from '../kinds/KindInput'
import { useRecordName } from '../recordName'
import { availabilityOf, currentTime } from './availability'
import { inputsFor, startingValues, typedConfirmation } from './inputs'
import { TypedConfirmation } from './TypedConfirmation'
import { useReasons } from './useReasons'

/** What the operator has answered. */
export interface Answers {
  readonly input: { readonly [name: string]: Json }
}

interface QuestionProps {
  readonly titleId: string
  readonly title: string
  readonly action: Action
  readonly records: readonly RaRecord[]
  /** Those of them that the action may be done with. */
  readonly allowed: readonly RaRecord[]
  /** Why the last attempt came to nothing. */
  readonly failure: string | undefined
  /** Gets what tells that the answers are no longer a draft. */
  readonly settle: RefObject<() => void>
  readonly onSubmit: (answers: Answers) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for what an action needs: its inputs, and that the operator means it. */
export const Question = (props: QuestionProps) => {
  const { action, allowed, settle, onSubmit } = props
  const start = useMemo(() => ({ id: '', ...startingValues(action, allowed) }), [action, allowed])
  const fields = Object.entries(action.inputs ?? {})
  const submit = (values: FieldValues) =>
    onSubmit({
      input: Object.fromEntries(fields.map(([name, field]) => [name, sentValue(field, values[name])])),
    })
  return (
    <Form record={start} onSubmit={submit} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <FormDraft settle={settle} scope="page" />
      {allowed.length === 0 ? <NothingToDo {...props} /> : <Asking {...props} />}
    </Form>
  )
}

/** None of the records allows the action. */
const NothingToDo = ({ titleId, title, action, records, onCancel }: QuestionProps) => {
  const translate = useTranslate()
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">
          {translate('console.action.none_allowed')}
          <LeftOut action={action} records={records} />
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('console.bulk.close')}</Button>
      </DialogActions>
    </>
  )
}

const Asking = ({ titleId, title, action, records, allowed, failure, onCancel }: QuestionProps) => {
  const localise = useLocalise()
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const inputs = useMemo(() => inputsFor(action, allowed), [action, allowed])
  const amount = useAmount(action, inputs)
  const count = allowed.length
  const needed = typedConfirmation(action, count, amount?.value)
  const [typed, setTyped] = useState('')
  const confirmed =
    needed === undefined || (needed === 'count' ? typed.trim() === String(count) : amount?.is(typed) === true)
  const label = localise(action.label)
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {failure !== undefined && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          {count < records.length && (
            <Alert severity="info">
              {translate('console.action.not_allowed_count', { count: records.length - count })}
              <LeftOut action={action} records={records.filter((one) => !allowed.includes(one))} />
            </Alert>
          )}
          {action.confirm && <Typography>{localise(action.confirm.text)}</Typography>}
          {inputs.map(({ name, field }, index) => (
            <KindInput key={name} name={name} field={field} autoFocus={index === 0} />
          ))}
          {needed && (
            <TypedConfirmation
              label={
                needed === 'count'
                  ? translate('console.action.type_count', { count })
                  : translate('console.action.type_amount', { amount: amount?.text })
              }
              value={typed}
              wrong={typed !== '' && !confirmed}
              onChange={setTyped}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isSubmitting} color="inherit">
          {translate('console.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={action.danger ? 'error' : 'primary'}
          disabled={!confirmed}
          loading={isSubmitting}
        >
          {/* The button says what it does: the amount, or how many. */}
          {amount
            ? `${label} ${amount.text}`
            : count > 1
              ? translate('console.bulk.title', { action: label, count })
              : label}
        </Button>
      </DialogActions>
    </>
  )
}

/** So many records are named for each reason; the rest are known by their number. */
const mostNamed = 5

/** The records that the action cannot be done with, by reason and name, so that nobody wonders afterwards. */
const LeftOut = ({ action, records }: { action: Action; records: readonly RaRecord[] }) => {
  const nameOf = useRecordName()
  const locale = useConsoleLocale()
  const reason = useReasons(true)
  const now = currentTime()
  const left = records.flatMap((record) => {
    const availability = availabilityOf(action, record, now)
    return availability.allowed ? [] : [{ code: availability.code, name: nameOf(record) }]
  })
  const [colon, comma] = locale === 'zh' ? ['：', '、'] : [': ', ', ']
  return [...new Set(left.map(({ code }) => code))].map((code) => {
    const names = left.filter((one) => one.code === code).map(({ name }) => name)
    return (
      <Typography key={code ?? 0} variant="body2">
        {code !== undefined && reason(code) + colon}
        {names.slice(0, mostNamed).join(comma)}
        {names.length > mostNamed && ' …'}
      </Typography>
    )
  })
}

/** The amount that the confirmation is about, as it stands in the form; undefined while it is none, or one not allowed. */
const useAmount = (
  action: Action,
  inputs: ReturnType<typeof inputsFor>,
): { value: number; text: string; is: (typed: string) => boolean } | undefined => {
  const type = action.confirm?.type
  const input = typeof type === 'object' ? type.amount : ''
  const value: unknown = useWatch({ name: input, disabled: input === '' })
  const field = inputs.find(({ name }) => name === input)?.field
  if (typeof value !== 'number' || field?.kind !== 'money' || checkField(field, value)) return undefined
  const { unit } = field
  return {
    value,
    text: formatMoney(value, unit),
    is: (typed) => parseYuan(typed, unit) === value,
  }
}
