import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import type { Action, WireRecord } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { askTexts } from '../approval/texts'
import { ActionRecords } from '../areaParts'
import { useCloseWord } from '../closeWord'
import { FormDraft, keepTyped } from '../form/FormDraft'
import { AskedInput } from '../form/FormInputs'
import { FormWaits, useWaits } from '../formWaits'
import { About } from './About'
import { ActionConflict, type Standing, useStanding } from './ActionConflict'
import { askedInputs, isRuled, sentInputs } from './askedInputs'
import { Changes, SettingInput, useTouched, Warnings } from './Changes'
import { ConfirmationText } from './ConfirmationText'
import { Cost } from './Cost'
import { type Edit, inputsFor, refusedInput, startingValues, untouchedUntil } from './edits'
import { LeftOut, type LeftOutRecord } from './LeftOut'
import { SendButtons, ThenNext } from './SendButtons'
import { TypedConfirmation, useTypedConfirmation } from './TypedConfirmation'
import { editTexts, unknownTexts } from './texts'
import { useKeptAction } from './useKeptAction'
import type { Failure, Single } from './useSingle'

interface QuestionProps {
  readonly title: string
  readonly name: string
  readonly action: Action
  readonly bulk: boolean
  readonly allowed: readonly RaRecord[]
  readonly leftOut: readonly LeftOutRecord[]
  readonly single: Single
  /** There is a next record to go to afterwards. */
  readonly isFollowed: boolean
  /** Whether these records with this input need a second person's approval. */
  readonly needs: (records: readonly RaRecord[], input: WireRecord) => boolean
  /** Receives the function that marks the answers as no longer a draft. */
  readonly settle: RefObject<() => void>
  /** Receives the function that discards the answers. */
  readonly giveUp: RefObject<() => void>
  readonly onTyped: (typed: boolean) => void
  /** `records`: as the operator has seen them. */
  readonly onSubmit: (input: WireRecord, records: readonly RaRecord[]) => Promise<void>
  readonly onCancel: () => void
}

export const Question = (props: QuestionProps) => {
  const { name, action, bulk, single, settle, giveUp, onTyped, onSubmit } = props
  const standing = useStanding(props.allowed[0], single.changed)
  const { record, count } = standing
  // Several records make a run, which reports for each what others have changed.
  const allowed = useMemo(
    () => (count > 0 && record ? [record] : props.allowed),
    [count, record, props.allowed],
  )
  // The form starts once: later changes by others are merged with what is typed.
  const [start] = useState(() => ({ id: '', ...startingValues(action, allowed) }))
  const settings = useMemo(() => untouchedUntil(action, allowed), [action, allowed])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // Shown until a setting is touched.
  const [saysNothing, setSaysNothing] = useState(false)
  const submit = async (values: FieldValues) => {
    if (!standing.gate.current()) return
    const input = sentInputs({ action, records: allowed, settings, entered: values, opened })
    const isNothing = settings.length > 0 && Object.keys(input).length === 0
    setSaysNothing(isNothing)
    if (!isNothing) await onSubmit(input, allowed)
  }
  // A restored value counts as a change, even where the records differ.
  const openRestored = useCallback(
    (names: readonly string[]) => setOpened((before) => new Set([...before, ...names])),
    [],
  )
  const kept = useKeptAction({ name, action, records: allowed, bulk, start, onRestored: openRestored })
  const edit = { settings, opened, onOpened: setOpened, saysNothing }
  const [waits, wait] = useWaits()
  const offer = <FormDraft settle={settle} giveUp={giveUp} scope="page" kept={kept} onTyped={onTyped} />
  return (
    <Form record={start} onSubmit={submit} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <ActionRecords value={allowed}>
        {allowed.length === 0 ? (
          <NothingToDo {...props} />
        ) : (
          <FormWaits value={wait}>
            <Asking {...props} {...edit} waits={waits} offer={offer} allowed={allowed} standing={standing} />
          </FormWaits>
        )}
      </ActionRecords>
    </Form>
  )
}

const NothingToDo = ({ title, action, leftOut, onCancel }: QuestionProps) => {
  const say = useSay()
  const close = useCloseWord(say(action.label))
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody>
        <Notice severity="warning">
          {say('console.action.none_allowed')}
          <LeftOut action={action} left={leftOut} />
        </Notice>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{close}</Button>
      </DialogFooter>
    </>
  )
}

interface QuestionEdit extends Edit {
  readonly onOpened: (opened: ReadonlySet<string>) => void
  readonly saysNothing: boolean
  /** An input is still waiting for its data. */
  readonly waits: boolean
  readonly offer: ReactNode
}

const Asking = (props: QuestionProps & QuestionEdit & { standing: Standing }) => {
  const { title, action, bulk, allowed, leftOut, single, isFollowed, needs, onCancel, standing } = props
  const { settings, opened, onOpened, saysNothing, waits, offer } = props
  const { failure, check, checking } = single
  const say = useSay()
  const { isSubmitting } = useFormState()
  const whole = useMemo(() => inputsFor(action, allowed), [action, allowed])
  const values = useWatch({ disabled: !action.approve && !isRuled(action) })
  const asked = { action, records: allowed, settings, entered: values, opened }
  const inputs = askedInputs(whole, asked)
  const about = failure && refusedInput(action, failure.code)
  const count = allowed.length
  const { amount, asked: confirmation, costs } = useTypedConfirmation(action, inputs, allowed, props)
  const [typed, setTyped] = useState('')
  const needsApproval =
    action.approve !== undefined && needs(allowed, { ...sentInputs(asked), ...action.send })
  const confirmed = needsApproval || confirmation === undefined || confirmation.is(typed)
  // The button says what it does: the amount, the number of records, or that settings are saved.
  const { type } = action.confirm ?? {}
  const named = (costs && typeof type === 'object' && type.label) || action.label
  const label = action.saves ? say('ra.action.save') : say(named)
  const what = amount ? `${label} ${amount}` : label
  // With two "Cancel" buttons, nobody could tell which one does it.
  const isCancelling = label === say('console.action.cancel')
  const close = useCloseWord(label)
  const doing = needsApproval
    ? say(count > 1 ? askTexts.askMany : askTexts.ask, { count: formatInteger(count) })
    : count + leftOut.length > 1
      ? say('console.bulk.title', { action: what, count: formatInteger(count) })
      : what
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody gap={8}>
        {offer}
        {failure && about === undefined && <Refused failure={failure} />}
        <ActionConflict action={action} standing={standing} />
        {check && <Notice severity="warning">{say(unknownTexts.explain)}</Notice>}
        {leftOut.length > 0 && (
          <Notice severity="info">
            {say('console.action.not_allowed_count', { count: formatInteger(leftOut.length) })}
            <LeftOut action={action} left={leftOut} />
          </Notice>
        )}
        <ConfirmationText action={action} records={allowed} isPlain={inputs.length === 0} />
        <About action={action} records={allowed} bulk={bulk} isPlain={inputs.length === 0} />
        {action.price && <Cost price={action.price} records={allowed} />}
        {/* A call that may have been carried out is repeated unchanged, or not at all. */}
        <Stack spacing={2} inert={check !== undefined}>
          {inputs.map((input, index) => {
            const setting = settings.find(({ name }) => name === input.name)
            const shown = { ...input, autoFocus: index === 0 }
            return (
              <Stack key={input.name} spacing={0.5}>
                {setting ? (
                  <SettingInput {...shown} setting={setting} opened={opened} onOpened={onOpened} />
                ) : (
                  <AskedInput {...shown} />
                )}
                {failure && about === input.name && <Refused failure={failure} />}
              </Stack>
            )
          })}
          <Warnings action={action} records={allowed} settings={settings} opened={opened} />
          <Changes settings={settings} opened={opened} />
          {needsApproval && (
            <Notice severity="info" role="status">
              {say(askTexts.needed)}
            </Notice>
          )}
          {confirmation && !needsApproval && (
            <TypedConfirmation asked={confirmation} value={typed} onChange={setTyped} />
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {isFollowed && <ThenNext />}
        {saysNothing && <NothingTouched settings={settings} opened={opened} />}
        <Button onClick={onCancel} disabled={isSubmitting || checking} color="inherit">
          {check || isCancelling ? close : say('console.action.cancel')}
        </Button>
        <SendButtons
          action={{ ...action, danger: !needsApproval && (costs || action.danger === true) }}
          single={single}
          disabled={!confirmed || waits}
        >
          {doing}
        </SendButtons>
      </DialogFooter>
    </>
  )
}

const NothingTouched = (props: Edit) => {
  const say = useSay()
  const touched = useTouched(props)
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ mr: 'auto' }}>
      {touched.length === 0 && say(editTexts.nothing)}
    </Typography>
  )
}

const Refused = ({ failure }: { failure: Failure }) => <Notice severity="error">{failure.reason}</Notice>
