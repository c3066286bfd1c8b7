import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Form, type RaRecord, useTranslate } from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { type Action, type Json, parseYuan } from '@/declaration'
import { formatFen, formatLi } from '@/i18n/format'
import { useConsoleLocale, useLocalise } from '@/i18n/useLocalised'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { inputsFor, startingValues, typedConfirmation } from './inputs'
import { TypedConfirmation } from './TypedConfirmation'

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
  readonly onSubmit: (answers: Answers) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for what an action needs: its inputs, and that the operator means it. */
export const Question = ({
  titleId,
  title,
  action,
  records,
  allowed,
  failure,
  onSubmit,
  onCancel,
}: QuestionProps) => {
  const localise = useLocalise()
  const translate = useTranslate()
  const inputs = useMemo(() => inputsFor(action, allowed), [action, allowed])
  const start = useMemo(() => startingValues(action, allowed), [action, allowed])
  const leftOut = records.length - allowed.length
  return (
    <Form
      record={{ id: '', ...start }}
      onSubmit={(values: FieldValues) =>
        onSubmit({ input: Object.fromEntries(inputs.map(({ name }) => [name, values[name] ?? null])) })
      }
      noValidate
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {failure !== undefined && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          {leftOut > 0 && allowed.length > 0 && (
            <Alert severity="info">{translate('console.action.not_allowed_count', { count: leftOut })}</Alert>
          )}
          {allowed.length === 0 && (
            <Alert severity="warning">{translate('console.action.none_allowed')}</Alert>
          )}
          {action.confirm && <Typography>{localise(action.confirm.text)}</Typography>}
          {leftOut > 0 && <LeftOut records={records.filter((record) => !allowed.includes(record))} />}
          {allowed.length > 0 &&
            inputs.map(({ name, field }) => <KindInput key={name} name={name} field={field} />)}
        </Stack>
      </DialogContent>
      {allowed.length === 0 ? (
        <DialogActions>
          <Button onClick={onCancel}>{translate('console.bulk.close')}</Button>
        </DialogActions>
      ) : (
        <Answer action={action} count={allowed.length} onCancel={onCancel} />
      )}
    </Form>
  )
}

/** The records that the action cannot be done with, by name, so that nobody wonders afterwards. */
const LeftOut = ({ records }: { records: readonly RaRecord[] }) => {
  const resource = useDeclaration()
  const locale = useConsoleLocale()
  const names = records.slice(0, 5).map((record) => String(record[resource.title] ?? record.id))
  return (
    <Typography variant="body2" color="text.secondary">
      {new Intl.ListFormat(locale, { type: 'unit' }).format(names)}
      {records.length > names.length && ' …'}
    </Typography>
  )
}

/** The buttons, and what must be typed before the main one can be used. */
const Answer = ({ action, count, onCancel }: { action: Action; count: number; onCancel: () => void }) => {
  const localise = useLocalise()
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const type = action.confirm?.type
  const amountInput = typeof type === 'object' ? type.amount : ''
  const value: unknown = useWatch({ name: amountInput, disabled: amountInput === '' })
  const amount = typeof value === 'number' ? value : undefined
  const field = action.inputs?.[amountInput]
  const unit = field?.kind === 'money' ? field.unit : 'fen'
  const needed = typedConfirmation(action, count, amount)
  const [typed, setTyped] = useState('')
  const confirmed =
    needed === undefined ||
    (needed === 'count' ? typed.trim() === String(count) : parseYuan(typed, unit) === amount)
  const money = amount === undefined ? '' : unit === 'fen' ? formatFen(amount) : formatLi(amount)
  const label = localise(action.label)
  return (
    <>
      {needed && (
        <TypedConfirmation
          label={translate(
            needed === 'count' ? 'console.action.type_count' : 'console.action.type_amount',
            needed === 'count' ? { count } : { amount: money },
          )}
          value={typed}
          wrong={typed !== '' && !confirmed}
          onChange={setTyped}
        />
      )}
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
          {money !== ''
            ? `${label} ${money}`
            : count > 1
              ? translate('console.bulk.title', { action: label, count })
              : label}
        </Button>
      </DialogActions>
    </>
  )
}
