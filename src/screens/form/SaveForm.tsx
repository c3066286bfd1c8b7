import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  Form,
  type RaRecord,
  useDataProvider,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { emptyOf, type Resource, type SaveButton } from '@/declaration'
import { useLocalise } from '@/i18n/useLocalised'
import { PlatformError } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { FormDraft, keepTyped } from './FormDraft'
import { refusedField, staleVersion } from './refusedField'
import { sentValue } from './sentValue'

interface SaveFormProps {
  /** The record that is changed; none when one is made. */
  readonly record?: RaRecord
  /** Asks for the record anew, after somebody else has changed it. */
  readonly onReload?: () => void
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

/** The form of an area: its declared fields, its declared buttons, and the platform's refusals beside what caused them. */
export const SaveForm = ({ record, onReload, onSaved, onCancel, children }: SaveFormProps) => {
  const resource = useDeclaration()
  const name = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const localise = useLocalise()
  const pressed = useRef(0)
  const settle = useRef(() => {})
  const [failure, setFailure] = useState<unknown>()
  // One for each opening: a form that is sent again after a timeout makes no second record.
  const [requestId] = useState(newRequestId)
  const start = useMemo(() => record ?? emptyRecord(resource), [record, resource])

  const save = async (values: Record<string, unknown>) => {
    setFailure(undefined)
    const meta = { button: pressed.current, requestId }
    const data = Object.fromEntries(
      (resource.save?.fields ?? []).flatMap((field) => {
        const declared = resource.fields[field]
        return declared ? [[field, sentValue(declared, values[field])]] : []
      }),
    )
    try {
      const saved = record
        ? await dataProvider.update(name, {
            id: record.id,
            data: { ...record, ...data },
            previousData: record,
            meta,
          })
        : await dataProvider.create(name, { data, meta })
      // Not waited for: it is saved, and that is said even while a list is slow to come anew.
      void queryClient.invalidateQueries({ queryKey: [name] })
      // Saved and on the way out: there is nothing left to ask about.
      settle.current()
      notify(translate(record ? 'console.form.saved' : 'console.form.created'), { type: 'success' })
      onSaved(saved.data.id)
      return undefined
    } catch (error) {
      const field = refusedField(resource, error)
      const label = field && resource.fields[field]?.label
      // The platform names the field in Chinese; the operator reads its name in the language on the screen.
      if (field && label && error instanceof Error)
        return { [field]: error.message.replace(label.zh, localise(label)) }
      setFailure(error)
      // An error object tells the form that it was not saved; its key is no input, so nothing else is marked.
      return { root: { serverError: 'refused' } }
    }
  }
  // What is wrong stands beside its input, and the first has the focus: a toast would only outlive it.
  return (
    <Form record={start} onSubmit={save} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
      <FormDraft settle={settle} />
      {children({
        inputs: (
          <Stack spacing={2}>
            <Failure error={failure} onReload={onReload} />
            {(resource.save?.fields ?? []).map((field) => {
              const declared = resource.fields[field]
              return declared && <KindInput key={field} name={field} field={declared} />
            })}
          </Stack>
        ),
        buttons: (
          <Buttons creating={!record} onPress={(index) => (pressed.current = index)} onCancel={onCancel} />
        ),
      })}
    </Form>
  )
}

/** What the platform said against the whole form. */
const Failure = ({ error, onReload }: { error: unknown; onReload?: () => void }) => {
  const translate = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!(error instanceof Error)) return null
  const stale = error instanceof PlatformError && error.code === staleVersion
  return (
    <Alert
      ref={alert}
      severity="error"
      role="alert"
      action={
        stale &&
        onReload && (
          <Button color="inherit" size="small" onClick={onReload}>
            {translate('console.form.conflict_reload')}
          </Button>
        )
      }
    >
      {stale ? translate('console.form.conflict_text') : error.message}
    </Alert>
  )
}

const plainSave: readonly SaveButton[] = []

/** The declared buttons, the main one last. */
const Buttons = ({
  creating,
  onPress,
  onCancel,
}: {
  creating: boolean
  onPress: (index: number) => void
  onCancel: () => void
}) => {
  const resource = useDeclaration()
  const translate = useTranslate()
  const localise = useLocalise()
  const { isSubmitting } = useFormState()
  const declared = resource.save?.buttons ?? plainSave
  const labels =
    declared.length > 0
      ? declared.map(({ label }) => localise(label))
      : [translate(creating ? 'console.form.create' : 'console.form.save')]
  return (
    <>
      <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
        {translate('console.form.cancel')}
      </Button>
      {labels.map((label, index) => (
        <Button
          key={label}
          type="submit"
          variant={index === labels.length - 1 ? 'contained' : 'outlined'}
          disabled={isSubmitting}
          onClick={() => onPress(index)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}
