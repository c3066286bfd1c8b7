import Stack from '@mui/material/Stack'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { Action, Field } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { ActionRecords } from '../areaParts'
import { useDeclaration } from '../declarations'
import { type During, FormDraft, keepTyped, sendByKey } from '../form/FormDraft'
import { AskedInput } from '../form/FormInputs'
import type { FormField } from '../form/formFields'
import { FormWaits, useWaits } from '../formWaits'
import { ActionConflict, useStanding } from './ActionConflict'
import { askedInputs, isRuled, sentInputs } from './askedInputs'
import { inputsFor, startingValues, untouchedUntil } from './edits'
import { useGoesOn } from './nextRecord'
import { passFocus, useTakesFocus } from './passFocus'
import { SendButtons, ThenNext } from './SendButtons'
import { unknownTexts } from './texts'
import { useAct } from './useAct'
import { useKeptAction } from './useKeptAction'
import { useSingle, useWhereabouts } from './useSingle'

interface ActionFormProps {
  /** The name of a declared action of the area on one record, without a run. */
  readonly name: string
  readonly record: RaRecord
  readonly next: (() => void) | undefined
  readonly onTyped?: (typed: boolean) => void
  readonly children?: (inputs: readonly { readonly name: string; readonly field: Field }[]) => ReactNode
}

/** An action's form within the page, without a dialog. For actions done on nearly every record. */
export const ActionForm = (props: ActionFormProps) => {
  const action = useDeclaration().actions?.[props.name]
  // After sending, the form starts over with a new request id.
  const [sent, setSent] = useState(0)
  return action ? (
    <Single key={sent} {...props} action={action} onSent={() => setSent((before) => before + 1)} />
  ) : null
}

const nothingOpened: ReadonlySet<string> = new Set()

interface InputsProps extends Pick<ActionFormProps, 'children'> {
  readonly asked: Omit<Parameters<typeof sentInputs>[0], 'entered'>
  readonly inputs: readonly FormField[]
}

/** The inputs asked for, given what is in the form. */
const Inputs = ({ asked, inputs, children }: InputsProps) => {
  const entered = useWatch({ disabled: !isRuled(asked.action) })
  const shown = askedInputs(inputs, { ...asked, entered })
  return children?.(shown) ?? shown.map((input) => <AskedInput key={input.name} {...input} />)
}

const Single = ({
  name,
  action,
  record,
  next,
  onSent,
  onTyped,
  children,
}: ActionFormProps & { action: Action; onSent: () => void }) => {
  const records = useMemo(() => [record], [record])
  // A refetched record does not reset the form.
  const [start] = useState(() => ({ id: '', ...startingValues(action, records) }))
  const act = useAct()
  const settle = useRef(() => {})
  const during = useRef<During>((work) => work)
  const [goesOn] = useGoesOn()
  const { hasLeft } = useWhereabouts()
  const [isTyped, setTyped] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useTakesFocus(record.id, box)
  const single = useSingle(act, () => {
    settle.current()
    onSent()
    // An operator who has moved on to another record stays there.
    if (hasLeft()) return
    passFocus(goesOn && next ? record.id : undefined)
    if (goesOn) next?.()
  })
  // What the account cannot see stays unchanged.
  const unseen = useMemo(() => untouchedUntil(action, records), [action, records])
  // What is typed refers to the record as it was then.
  const standing = useStanding(record, single.changed, isTyped ? undefined : record)
  const submit = async (values: FieldValues) => {
    if (!standing.gate.current()) return
    const records = [standing.record ?? record]
    const input = sentInputs({ action, records, settings: unseen, entered: values, opened: nothingOpened })
    await during.current(single.send({ name, action, record: standing.record ?? record, input }))
  }
  const hearTyped = useCallback(
    (typed: boolean) => {
      setTyped(typed)
      onTyped?.(typed)
    },
    [onTyped],
  )
  const inputs = useMemo(
    () => inputsFor(action, records).filter((input) => !unseen.some((one) => one.name === input.name)),
    [action, records, unseen],
  )
  const say = useSay()
  const [waits, wait] = useWaits()
  const kept = useKeptAction({ name, action, records, bulk: false, inPage: true, start })
  return (
    <Form record={start} onSubmit={submit} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <ActionRecords value={records}>
        <Stack ref={box} spacing={1} data-action={name} onKeyDown={sendByKey}>
          <FormDraft settle={settle} during={during} kept={kept} waits onTyped={hearTyped} />
          {single.failure !== undefined && <Notice severity="error">{single.failure.reason}</Notice>}
          <ActionConflict action={action} standing={standing} />
          {single.check && <Notice severity="warning">{say(unknownTexts.explain)}</Notice>}
          <Stack spacing={1} inert={single.check !== undefined}>
            <FormWaits value={wait}>
              <Inputs asked={{ action, records, settings: unseen, opened: nothingOpened }} inputs={inputs}>
                {children}
              </Inputs>
            </FormWaits>
          </Stack>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            {next && action.next && <ThenNext />}
            <Stack direction="row" spacing={1} sx={{ marginInlineStart: 'auto' }}>
              <SendButtons
                action={action}
                single={single}
                disabled={waits}
                icon={<Icon name={action.icon} fontSize="small" />}
              >
                {say(action.label)}
              </SendButtons>
            </Stack>
          </Stack>
        </Stack>
      </ActionRecords>
    </Form>
  )
}
