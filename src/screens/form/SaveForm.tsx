import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Form, type RaRecord, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { emptyOf, judge, type Resource, type SaveButton } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { showFailure } from '@/platform/failures'
import { newRequestId } from '@/platform/requestId'
import { currentTime } from '../actions/availability'
import { useDeclaration } from '../declarations'
import { FormAlerts, refusedField } from './FormAlerts'
import { FormDraft, keepTyped } from './FormDraft'
import { FormInputs, TurnedDown, turnedDownOf } from './FormInputs'
import { sentValue } from './sentValue'

interface SaveFormProps {
  /** The record to edit; undefined when creating one. */
  readonly record?: RaRecord
  /** Initial values of a new record. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Refetches the record after somebody else has changed it; undefined if it cannot be read. */
  readonly onReload?: () => Promise<RaRecord | undefined>
  /** Shown above the inputs. */
  readonly notice?: ReactNode
  readonly onSaved: (id: RaRecord['id']) => void
  readonly onCancel: () => void
  /** Lays out the inputs and the buttons. */
  readonly children: (parts: { inputs: ReactNode; buttons: ReactNode }) => ReactNode
}

const emptyRecord = (resource: Resource): RaRecord => ({
  id: '',
  ...Object.fromEntries(
    (resource.save?.fields ?? []).flatMap((name) => {
      const field = resource.fields[name]
      return field ? [[name, emptyOf(field)]] : []
    }),
  ),
})

/** An area's form: its declared fields and buttons, with the platform's refusals next to the inputs they are about. */
export const SaveForm = ({
  record,
  initial,
  onReload,
  notice,
  onSaved,
  onCancel,
  children,
}: SaveFormProps) => {
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
  const { held, outdated, hold } = useHeldRecord(record, typed)
  const [failure, setFailure] = useState<unknown>()
  // Not the form's own state, which is reset when the page is shown again even during a save.
  const [sending, setSending] = useState(false)
  // One id per opening: resending the form after a timeout does not create a second record.
  const [requestId] = useState(newRequestId)
  const start = useMemo(() => held ?? { ...emptyRecord(resource), ...initial }, [held, resource, initial])
  const turnedDown = held && turnedDownOf(resource, held)

  const reload =
    onReload &&
    (async () => {
      const latest = await onReload()
      if (!latest) return
      setFailure(undefined)
      hold(latest)
      // The alert's button disappears with it; keep the focus in the form.
      inputs.current?.focus({ preventScroll: true })
    })

  const save = async (values: Record<string, unknown>) => {
    setFailure(undefined)
    setSending(true)
    const meta = { button: pressed.current, requestId }
    const data = Object.fromEntries(
      (resource.save?.fields ?? []).flatMap((field) => {
        const declared = resource.fields[field]
        return declared ? [[field, sentValue(declared, values[field])]] : []
      }),
    )
    try {
      const saved = held
        ? await dataProvider.update(name, {
            id: held.id,
            data: { ...held, ...data },
            previousData: held,
            meta,
          })
        : await dataProvider.create(name, { data, meta })
      // Not awaited: the record is saved, and a slow list must not delay saying so.
      void queryClient.invalidateQueries({ queryKey: [name] })
      // Saved and about to leave: there is nothing left to ask about.
      settle.current()
      notify(say(held ? 'console.form.saved' : 'console.form.created'), { type: 'success' })
      onSaved(saved.data.id)
      return undefined
    } catch (error) {
      const field = refusedField(resource, error)
      const label = field && resource.fields[field]?.label
      // The platform names the field in Chinese; show its name in the operator's language.
      const beside =
        field && label ? { field, message: messageOf(error).replace(label.zh, say(label)) } : undefined
      showFailure(error)
      if (beside) return { [beside.field]: beside.message }
      setFailure(error)
      // The error object tells the form that it was not saved; `root` is no input, so nothing else is marked.
      return { root: { serverError: 'refused' } }
    } finally {
      setSending(false)
    }
  }
  // Errors are shown at their inputs, and the first one gets the focus; a toast would only linger.
  return (
    <Form record={start} onSubmit={save} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <FormDraft settle={settle} onTyped={setTyped} />
      {children({
        inputs: (
          <Stack spacing={2}>
            {notice}
            <FormAlerts failure={failure} outdated={outdated} onReload={reload} />
            {turnedDown && turnedDown.about === undefined && <TurnedDown reason={turnedDown.reason} />}
            <FormInputs ref={inputs} sending={sending} isNeeded={isNeeded} turnedDown={turnedDown} />
          </Stack>
        ),
        buttons: (
          <Buttons
            record={held}
            sending={sending}
            onPress={(index) => (pressed.current = index)}
            onCancel={onCancel}
          />
        ),
      })}
    </Form>
  )
}

const plainSave: readonly SaveButton[] = []

/** The declared buttons, with the main one last. */
const Buttons = ({
  record,
  sending,
  onPress,
  onCancel,
}: {
  record: RaRecord | undefined
  sending: boolean
  onPress: (index: number) => void
  onCancel: () => void
}) => {
  const resource = useDeclaration()
  const say = useSay()
  const declared = resource.save?.buttons ?? plainSave
  const now = currentTime()
  // Leave out the buttons that the record's state forbids; the others keep their declared index.
  const labels =
    declared.length > 0
      ? declared.flatMap(({ label, when }, index) =>
          record && judge(when, record, now) === false ? [] : [{ index, label: say(label) }],
        )
      : [{ index: 0, label: say(record ? 'console.form.save' : 'console.form.create') }]
  return (
    <>
      <Button color="inherit" disabled={sending} onClick={onCancel}>
        {say('console.form.cancel')}
      </Button>
      {labels.map(({ label, index }, place) => (
        <Button
          key={label}
          type="submit"
          variant={place === labels.length - 1 ? 'contained' : 'outlined'}
          disabled={sending}
          onClick={() => onPress(index)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}

/**
 * The record that a form works on. An untouched form follows updates. One with typed input keeps its original record and
 * version: sending it with a newer version, which the operator has not seen, would silently overwrite somebody else's
 * changes.
 *
 * @param record the latest version read
 * @param typed whether the form holds typed input
 * @returns the record, whether a newer version exists, and a function that switches to another record
 */
const useHeldRecord = (record: RaRecord | undefined, typed: boolean) => {
  const [held, hold] = useState(record)
  if (!typed && held !== record) hold(record)
  return { held, outdated: typed && held?.version !== record?.version, hold }
}
