import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Form, type RaRecord, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { type Fields, holds, isRecord, judge, l, type Resource, textIn, textOf } from '@/declaration'
import { changedFields, isStamp } from '@/declaration/changes'
import { colon } from '@/declaration/punctuation'
import { uniquenessOf } from '@/declaration/unique'
import { useLocale, useSay } from '@/i18n/useSay'
import { isMissing, type Order } from '@/platform/dataProvider'
import { rowIfValid } from '@/platform/dataProvider/row'
import { messageOf, PlatformError } from '@/platform/errors'
import { quietly, showFailure } from '@/platform/failures'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { currentTime } from '../actions/availability'
import { useWaiting, Waiting } from '../actions/Waiting'
import { AskForSave, SaveLabel, useSaveNeeds } from '../approval/AskForSave'
import { needsApproval } from '../approval/canAsk'
import { LateConflict } from '../conflict/LateConflict'
import { formConflict } from '../conflict/texts'
import { useHeld } from '../conflict/useHeld'
import { useDeclaration } from '../declarations'
import { FormAlerts, isConflict } from './FormAlerts'
import { FormDraft, keepTyped, sendShortcut } from './FormDraft'
import { FormInputs } from './FormInputs'
import { formFields } from './formFields'
import { sentRecord } from './savedRecord'
import { useFormRequest } from './useFormRequest'
import { emptyRecord, useKeptRecord } from './useKeptRecord'

/** What would be lost, or not be seen, if the form went now. */
export interface FormStanding {
  readonly typed: boolean
  readonly sending: boolean
}

interface SaveFormProps {
  /** The record to edit; undefined when creating one. */
  readonly record?: RaRecord
  readonly initial?: Readonly<Record<string, unknown>>
  /** Refetches the record after somebody else has changed it; undefined if it cannot be read. */
  readonly onReload?: () => Promise<RaRecord | undefined>
  readonly notice?: ReactNode
  /** Stands in the form, above its inputs, and may set them. */
  readonly above?: ReactNode
  readonly onStanding?: ((standing: FormStanding) => void) | undefined
  /** Called when it was saved or given up. */
  readonly onEnd: () => void
  readonly children: (parts: { inputs: ReactNode; buttons: ReactNode }) => ReactNode
}

const savedBeforeTexts = {
  create: l(
    '上一次提交其实已经保存。再次提交会另外新建一条。',
    'The last attempt was saved after all. Sending again creates another record.',
    'El intento anterior sí se guardó. Si envía otra vez, se creará otro registro.',
  ),
  edit: l(
    '上一次提交其实已经保存。再次提交会保存现在的内容。',
    'The last attempt was saved after all. Send again to save what stands here now.',
    'El intento anterior sí se guardó. Envíe otra vez para guardar lo que hay ahora.',
  ),
}

/** An area's form: its declared fields and buttons, with the platform's refusals next to the inputs they are about. */
export const SaveForm = (props: SaveFormProps) => {
  const { record, initial, onReload, notice, above, onStanding, onEnd, children } = props
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const pressed = useRef(0)
  const isNeeded = useCallback(
    (field: string) => resource.save?.buttons?.[pressed.current]?.requires?.includes(field) ?? false,
    [resource],
  )
  const settle = useRef(() => {})
  const inputs = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(false)
  const { record: held, theirs, hasMet, meet, onMet, standOn, gate, newest } = useHeld(record, typed)
  const [failure, setFailure] = useState<unknown>()
  const [refusals, setRefusals] = useState(0)
  // Not the form's own state, which is reset when the page is shown again even during a save.
  const [sending, setSending] = useState(false)
  useKeptFocus(sending)
  useEffect(() => onStanding?.({ typed, sending }), [onStanding, typed, sending])
  const waiting = useWaiting(sending)
  const { requestId, wasSavedBefore } = useFormRequest()
  /** An earlier attempt, after which the form was changed, was carried out although it had no answer. */
  const [savedBefore, setSavedBefore] = useState(false)
  const start = useMemo(() => held ?? { ...emptyRecord(resource), ...initial }, [held, resource, initial])
  const kept = useKeptRecord(held, start, standOn)
  const turnedDown = held && turnedDownOf(resource, held)
  const declared = resource.save?.buttons ?? []
  const now = currentTime()
  // Leave out the buttons that the record's state forbids; the others keep their declared index.
  const buttons =
    declared.length > 0
      ? declared.flatMap(({ label, when }, index) =>
          held && judge(when, held, now) === false ? [] : [{ index, label: say(label) }],
        )
      : [{ index: 0, label: say(held ? 'console.form.save' : 'console.form.create') }]

  /** Brings the form together with the record as it is by now, or says that it could not be read. */
  const reload = async (refused: unknown) => {
    const sent = isConflict(refused) && held ? sentAlong(resource, held, refused) : undefined
    const latest = sent ?? (await onReload?.())
    setFailure(latest ? undefined : refused)
    if (latest) {
      meet(latest)
      setRefusals((before) => before + 1)
    }
    // What else shows the record is as old as the form was.
    if (sent) void queryClient.invalidateQueries({ queryKey: [name] })
  }

  const [asking, setAsking] = useState<Order>()
  const { canAsk, needs } = useSaveNeeds(held)

  const save = async (values: Record<string, unknown>) => {
    if (!gate.current()) return undecided
    setFailure(undefined)
    setSavedBefore(false)
    const held = newest.current
    const meta = { button: pressed.current, requestId }
    const data = sentRecord(resource, held, values)
    const order: Order = {
      save: true,
      ...(held && { id: String(held.id) }),
      data: { ...held, ...data },
      meta,
    }
    if (needs(data)) {
      setAsking(order)
      return undecided
    }
    setSending(true)
    // What becomes of a refusal is decided below: a conflict is shown above the inputs and has no toast.
    const quiet = { ...meta, signal: quietly() }
    try {
      await (held
        ? dataProvider.update(name, {
            id: held.id,
            data: { ...held, ...data },
            previousData: held,
            meta: quiet,
          })
        : dataProvider.create(name, { data, meta: quiet }))
      // Not awaited: the record is saved, and a slow list must not delay saying so.
      void queryClient.invalidateQueries({ queryKey: [name] })
      // Saved and about to leave: there is nothing left to ask about.
      settle.current()
      notify(say(held ? 'console.form.saved' : 'console.form.created'), { type: 'success' })
      onEnd()
      return undefined
    } catch (error) {
      if (wasSavedBefore(error)) {
        setSavedBefore(true)
        void queryClient.invalidateQueries({ queryKey: [name] })
        return { root: { serverError: 'refused' } }
      }
      if (canAsk && error instanceof PlatformError && error.code === needsApproval) setAsking(order)
      const field = refusedField(resource, error)
      const label = field && resource.fields[field]?.label
      // What others have changed is shown above the inputs, and can be read again there.
      const isMet = isConflict(error) && held !== undefined
      if (!isMet) showFailure(error, resource.save?.call)
      // The platform names the field in Chinese; show its name in the operator's language.
      if (field && label) return { [field]: messageOf(error).replace(label.zh, say(label)) }
      if (isMet) await reload(error)
      else {
        setFailure(error)
        // Whether it is this record that is gone shows when it is read again.
        if (held && isMissing(resource, error)) void onReload?.()
      }
      // The error object tells the form that it was not saved; `root` is no input, so nothing else is marked.
      return { root: { serverError: 'refused' } }
    } finally {
      setSending(false)
    }
  }
  // Errors are shown at their inputs, and the first one gets the focus; a toast would only linger.
  return (
    <Form record={start} onSubmit={save} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      {asking && (
        <AskForSave
          order={asking}
          onClose={() => setAsking(undefined)}
          onAsked={() => {
            setAsking(undefined)
            settle.current()
            onEnd()
          }}
        />
      )}
      {children({
        inputs: (
          <Stack spacing={2}>
            {notice}
            {above}
            <FormDraft settle={settle} kept={kept} onTyped={setTyped} />
            {savedBefore && (
              <Notice severity="warning" role="alert">
                {say(held ? savedBeforeTexts.edit : savedBeforeTexts.create)}
              </Notice>
            )}
            <FormAlerts failure={failure} onReload={onReload && (() => void reload(failure))} />
            {held && hasMet && (
              <LateConflict
                inputs={formFields(resource)}
                base={held}
                theirs={theirs}
                outside={theirs && changedFields(othersOf(resource), held, theirs)}
                onMet={() => theirs && onMet(theirs)}
                gate={gate}
                answers={refusals}
                words={formConflict}
              />
            )}
            {turnedDown && turnedDown.about === undefined && <TurnedDown reason={turnedDown.reason} />}
            {/* Inert while being sent, because later input would be neither saved nor asked about. */}
            <Stack ref={inputs} spacing={2} tabIndex={-1} inert={sending} sx={{ outline: 'none' }}>
              <FormInputs held={held} isNeeded={isNeeded}>
                {(name) => turnedDown?.about === name && <TurnedDown reason={turnedDown.reason} />}
              </FormInputs>
            </Stack>
          </Stack>
        ),
        buttons: (
          <>
            <Waiting words={waiting} />
            <Button color="inherit" disabled={sending} onClick={onEnd}>
              {say('console.form.cancel')}
            </Button>
            {buttons.map(({ label, index }, place) => (
              <Button
                key={label}
                type="submit"
                variant={place === buttons.length - 1 ? 'contained' : 'outlined'}
                disabled={sending}
                onClick={() => (pressed.current = index)}
                {...(place === buttons.length - 1 && sendShortcut)}
              >
                <SaveLabel held={held} needs={needs}>
                  {label}
                </SaveLabel>
              </Button>
            ))}
          </>
        ),
      })}
    </Form>
  )
}

/** Why the record was turned down, above the inputs to correct. */
const TurnedDown = ({ reason }: { reason: string }) => {
  const { save, fields } = useDeclaration()
  const locale = useLocale()
  const field = fields[save?.turnedDown?.reason ?? '']
  return (
    <Notice severity="warning" role="note" style={{ paddingBlock: 0, marginBottom: 4 }}>
      {field
        ? `${textIn(field.label, locale)}${textIn(colon, locale)}${textOf(field, reason, locale)}`
        : reason}
    </Notice>
  )
}

/** Why a record was turned down, and the input that it is about, if known; undefined if it was not. */
function turnedDownOf({ save }: Resource, record: RaRecord) {
  const { turnedDown, fields = [] } = save ?? {}
  if (!turnedDown || !holds(turnedDown.when, record, currentTime())) return undefined
  const reason: unknown = record[turnedDown.reason]
  if (typeof reason !== 'string' || reason === '') return undefined
  return { reason, about: fields.find((field) => turnedDown.about?.[field]?.includes(reason)) }
}

/** Says to the form that nothing was sent; `root` is no input. */
const undecided = { root: { serverError: 'undecided' } }

/** The record that came with a refusal, if it tells everything that the form holds. */
const sentAlong = (resource: Resource, held: RaRecord, { data }: PlatformError): RaRecord | undefined => {
  const sent = isRecord(data) ? rowIfValid(resource, data.record) : undefined
  const tells = formFields(resource).every(
    ({ name }) => held[name] === undefined || sent?.[name] !== undefined,
  )
  return sent?.id === held.id && tells ? { ...held, ...sent } : undefined
}

/** The record's fields that the form does not hold, but for the times that every save sets. */
const othersOf = (resource: Resource): Fields =>
  Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name]) => !resource.save?.fields.includes(name) && !isStamp(resource, name) && name !== 'version',
    ),
  )

/** Error code: "参数错误：{field}", which ends with the field's Chinese name. */
const wrongParameter = 10001

/** The field that a refusal is about, by its declared code or named by a "wrong parameter"; undefined for the form. */
export const refusedField = (resource: Resource, error: unknown): string | undefined => {
  if (!(error instanceof PlatformError)) return undefined
  const names = resource.save?.fields ?? []
  const check = resource.save?.checks?.find(({ code }) => code === error.code)
  if (check && names.includes(check.field)) return check.field
  const beside = names.find((name) => resource.save?.beside?.[name]?.includes(error.code))
  if (beside !== undefined) return beside
  const unique = names.find((name) => uniquenessOf(resource.fields[name] ?? {})?.code === error.code)
  if (unique !== undefined) return unique
  const declared = names.filter((name) => resource.fields[name]?.errorCode === error.code)
  if (declared.length === 1) return declared[0]
  if (error.code !== wrongParameter) return undefined
  // `body` is what the platform sent, always in Chinese.
  return names.find((name) => error.body.message.endsWith(resource.fields[name]?.label.zh ?? '\0'))
}
