import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type RefObject, useMemo, useState } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { Action, Field, Json } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { ActionRecords } from '../areaParts'
import { FormDraft, keepTyped } from '../form/FormDraft'
import { sendKeys } from '../form/sendByKey'
import { KindInput } from '../kinds/KindInput'
import { Changes, useTouched, Warnings } from './Changes'
import { Cost } from './Cost'
import { inputsFor, inputsOf, refusedInput, type Setting, startingValues, untouchedUntil } from './edits'
import { LeftOut, type LeftOutRecord } from './LeftOut'
import { SettingInput } from './SettingInput'
import { ThenNext } from './ThenNext'
import { TypedConfirmation, useTypedConfirmation } from './TypedConfirmation'
import { editTexts, questionTexts, unknownTexts } from './texts'
import type { Failure } from './useSingle'

/** The operator's answers. */
export interface Answers {
  readonly input: { readonly [name: string]: Json }
}

interface QuestionProps {
  readonly title: string
  readonly action: Action
  /** The records that allow the action. */
  readonly allowed: readonly RaRecord[]
  /** The chosen records that do not. */
  readonly leftOut: readonly LeftOutRecord[]
  /** Why the last attempt failed. */
  readonly failure: Failure | undefined
  /** Asks the platform about the last attempt, if its outcome is unknown. */
  readonly onCheck: (() => void) | undefined
  readonly checking: boolean
  /** Whether to go to the next record afterwards; undefined if there is none. */
  readonly then?: { readonly goesOn: boolean; readonly onChange: (goesOn: boolean) => void }
  /** Receives the function that marks the answers as no longer a draft. */
  readonly settle: RefObject<() => void>
  /** Called when the form starts or stops holding typed input. */
  readonly onTyped: (typed: boolean) => void
  readonly onSubmit: (answers: Answers) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for an action's inputs and for confirmation. */
export const Question = (props: QuestionProps) => {
  const { action, allowed, settle, onTyped, onSubmit } = props
  const start = useMemo(() => ({ id: '', ...startingValues(action, allowed) }), [action, allowed])
  const settings = useMemo(() => untouchedUntil(action, allowed), [action, allowed])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // Shown until a setting is touched.
  const [saysNothing, setSaysNothing] = useState(false)
  const submit = async (values: FieldValues) => {
    const input = inputsOf(action, settings, values, opened)
    const isNothing = settings.length > 0 && Object.keys(input).length === 0
    setSaysNothing(isNothing)
    if (!isNothing) await onSubmit({ input })
  }
  const edit = { settings, opened, onOpened: setOpened, saysNothing }
  return (
    <Form record={start} onSubmit={submit} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <FormDraft settle={settle} scope="page" onTyped={onTyped} />
      <ActionRecords value={allowed}>
        {allowed.length === 0 ? <NothingToDo {...props} /> : <Asking {...props} {...edit} />}
      </ActionRecords>
    </Form>
  )
}

/** Shown when none of the records allows the action. */
const NothingToDo = ({ title, leftOut, onCancel }: QuestionProps) => {
  const say = useSay()
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody>
        <Notice severity="warning">
          {say('console.action.none_allowed')}
          <LeftOut left={leftOut} />
        </Notice>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{say('console.bulk.close')}</Button>
      </DialogFooter>
    </>
  )
}

/** Settings that stay unchanged until they are touched. */
interface Edit {
  readonly settings: readonly Setting[]
  readonly opened: ReadonlySet<string>
  readonly onOpened: (opened: ReadonlySet<string>) => void
  /** The operator tried to send without changing anything. */
  readonly saysNothing: boolean
}

const Asking = (props: QuestionProps & Edit) => {
  const { title, action, allowed, leftOut, failure, onCheck, checking, then, onCancel } = props
  const { settings, opened, onOpened, saysNothing } = props
  const say = useSay()
  const { isSubmitting } = useFormState()
  const inputs = useMemo(() => inputsFor(action, allowed), [action, allowed])
  const about = failure && refusedInput(action, failure.code)
  const count = allowed.length
  const { amount, asked } = useTypedConfirmation(action, inputs, allowed, props)
  const [typed, setTyped] = useState('')
  const confirmed = asked === undefined || asked.is(typed)
  // The button says what it does: the amount, that settings are saved, and for how many records.
  const label = action.saves ? say('ra.action.save') : say(action.label)
  const what = amount ? `${label} ${amount}` : label
  const doing =
    count + leftOut.length > 1
      ? say('console.bulk.title', { action: what, count: formatInteger(count) })
      : what
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody gap={8}>
        {failure && about === undefined && <Refused failure={failure} />}
        {onCheck && <Notice severity="warning">{say(unknownTexts.explain)}</Notice>}
        {leftOut.length > 0 && (
          <Notice severity="info">
            {say('console.action.not_allowed_count', { count: formatInteger(leftOut.length) })}
            <LeftOut left={leftOut} />
          </Notice>
        )}
        {action.confirm ? (
          <Typography>{say(action.confirm.text)}</Typography>
        ) : (
          // Ask for confirmation if the action has no inputs.
          inputs.length === 0 && (
            <Typography>{say(questionTexts.many, { count: formatInteger(count) })}</Typography>
          )
        )}
        {action.price && <Cost price={action.price} records={allowed} />}
        {/* A call that may have been carried out is repeated unchanged, or not at all. */}
        <Stack spacing={2} inert={onCheck !== undefined}>
          {inputs.map(({ name, field }, index) => (
            <Stack key={name} spacing={0.5}>
              <Input
                name={name}
                field={field}
                autoFocus={index === 0}
                setting={settings.find((setting) => setting.name === name)}
                opened={opened}
                onOpened={onOpened}
              />
              {failure && about === name && <Refused failure={failure} />}
            </Stack>
          ))}
          <Warnings action={action} records={allowed} settings={settings} opened={opened} />
          <Changes settings={settings} opened={opened} />
          {asked && (
            <TypedConfirmation
              label={asked.label}
              isText={asked.isText}
              value={typed}
              wrong={typed !== '' && !confirmed}
              onChange={setTyped}
            />
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {then && <ThenNext {...then} />}
        {saysNothing && <NothingTouched settings={settings} opened={opened} />}
        <Button onClick={onCancel} disabled={isSubmitting || checking} color="inherit">
          {say(onCheck ? 'console.bulk.close' : 'console.action.cancel')}
        </Button>
        {onCheck && (
          <Button onClick={onCheck} loading={checking} disabled={isSubmitting} variant="outlined">
            {say(unknownTexts.check)}
          </Button>
        )}
        <Button
          type="submit"
          variant={onCheck ? 'outlined' : 'contained'}
          color={action.danger ? 'error' : 'primary'}
          disabled={!confirmed || checking}
          loading={isSubmitting}
          data-tip={sendKeys()}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {onCheck ? say(unknownTexts.again) : doing}
        </Button>
      </DialogFooter>
    </>
  )
}

const Input = ({
  setting,
  opened,
  onOpened,
  ...input
}: {
  name: string
  field: Field
  autoFocus: boolean
  setting: Setting | undefined
} & Pick<Edit, 'opened' | 'onOpened'>) =>
  setting ? (
    <SettingInput {...input} setting={setting} opened={opened} onOpened={onOpened} />
  ) : (
    <KindInput {...input} />
  )

const NothingTouched = (props: Pick<Edit, 'settings' | 'opened'>) => {
  const say = useSay()
  const touched = useTouched(props)
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ mr: 'auto' }}>
      {touched.length === 0 && say(editTexts.nothing)}
    </Typography>
  )
}

const Refused = ({ failure }: { failure: Failure }) => <Notice severity="error">{failure.reason}</Notice>
