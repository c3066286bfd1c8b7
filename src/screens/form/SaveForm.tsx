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

/** Whether closing the form now would lose input or hide an outcome. */
export interface FormStanding {
  readonly typed: boolean
  readonly sending: boolean
}

interface SaveFormProps {
  /** The record to edit; undefined when creating one. */
  readonly record?: RaRecord
  readonly initial?: Readonly<Record<string, unknown>>
  /** Refetches the record after somebody else has changed it. Undefined if it cannot be fetched. */
  readonly onReload?: () => Promise<RaRecord | undefined>
  readonly notice?: ReactNode
  /** Shown in the form above its inputs, and may set them. */
  readonly above?: ReactNode
  readonly onStanding?: ((standing: FormStanding) => void) | undefined
  /** Called when it was saved or discarded. */
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

/** An area's form: its declared fields and buttons. Refusals are shown next to the inputs they concern. */
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
  // The form's own state is reset when the page is shown again, even during a save.
  const [sending, setSending] = useState(false)
  useKeptFocus(sending)
  useEffect(() => onStanding?.({ typed, sending }), [onStanding, typed, sending])
  const waiting = useWaiting(sending)
  const { requestId, wasSavedBefore } = useFormRequest()
  /** An earlier attempt got no answer but did go through, and the form has been changed since. */
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

  /** Merges the form with the current record, or reports that it could not be fetched. */
  const reload = async (refused: unknown) => {
    const sent = isConflict(refused) && held ? sentAlong(resource, held, refused) : undefined
    const latest = sent ?? (await onReload?.())
    setFailure(latest ? undefined : refused)
    if (latest) {
      meet(latest)
      setRefusals((before) => before + 1)
    }
    // Everything else that shows the record is outdated too.
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
    // Refusals are handled below: a conflict is shown above the inputs and has no toast.
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
      // Conflicts are shown above the inputs, with a way to reload there.
      const isMet = isConflict(error) && held !== undefined
      if (!isMet) showFailure(error, resource.save?.call)
      // The platform names the field in Chinese; show its name in the operator's language.
      if (field && label) return { [field]: messageOf(error).replace(label.zh, say(label)) }
      if (isMet) await reload(error)
      else {
        setFailure(error)
        // Refetch to find out whether this record is the missing one.
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

/** Why the record was turned down, shown above the inputs to correct. */
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

/** Why a record was turned down, and which input is the reason, if known. Undefined if it was not turned down. */
function turnedDownOf({ save }: Resource, record: RaRecord) {
  const { turnedDown, fields = [] } = save ?? {}
  if (!turnedDown || !holds(turnedDown.when, record, currentTime())) return undefined
  const reason: unknown = record[turnedDown.reason]
  if (typeof reason !== 'string' || reason === '') return undefined
  return { reason, about: fields.find((field) => turnedDown.about?.[field]?.includes(reason)) }
}

/** Tells the form that nothing was sent. `root` is not an input. */
const undecided = { root: { serverError: 'undecided' } }

/** The record sent with a refusal, if it contains everything the form holds. */
const sentAlong = (resource: Resource, held: RaRecord, { data }: PlatformError): RaRecord | undefined => {
  const sent = isRecord(data) ? rowIfValid(resource, data.record) : undefined
  const tells = formFields(resource).every(
    ({ name }) => held[name] === undefined || sent?.[name] !== undefined,
  )
  return sent?.id === held.id && tells ? { ...held, ...sent } : undefined
}

/** The record's fields outside the form, except the timestamps that every save sets. */
const othersOf = (resource: Resource): Fields =>
  Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name]) => !resource.save?.fields.includes(name) && !isStamp(resource, name) && name !== 'version',
    ),
  )

/** Error code: "参数错误：{field}", which ends with the field's Chinese name. */
const wrongParameter = 10001

/** The field a refusal is about, by its declared code or as named by a "wrong parameter". Undefined if it is about the form. */
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
