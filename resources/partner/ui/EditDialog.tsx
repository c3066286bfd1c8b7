import { useMemo, useRef, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import { type Field, type Json, textOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf, PlatformError } from '@/platform/errors'
import { FormDraft, keepTyped } from '@/screens/form/FormDraft'
import { KindInput } from '@/screens/kinds/KindInput'
import { useLocale } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { isPublicUrl } from '../network'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { CodeInput, isCode } from './CodeInput'
import { changesOf, type Edit, type EditName, edits, refusedInput, wechatInput } from './edits'
import { refusalWords } from './pushCheck'
import { SaveFailure } from './SaveFailure'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

const codeCodes: readonly number[] = [60211, 60212]

/** Edits a part of the profile. Changes that somebody else has saved meanwhile are not overwritten. */
const EditDialog = ({
  name,
  partner,
  onClose,
}: {
  name: EditName
  partner: Partner
  onClose: () => void
}) => {
  const edit: Edit = edits[name]
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const settle = useRef(() => {})
  const [typed, setTyped] = useState(false)
  const [held, setHeld] = useState(partner)
  const [failure, setFailure] = useState<unknown>()
  const [codeError, setCodeError] = useState<string>()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const start = useMemo(() => ({ id: '', ...edit.start(held) }), [edit, held])

  const save = async (values: FieldValues) => {
    const changes = changesOf(edit, held, values)
    if (Object.keys(changes).length === 0) {
      settle.current()
      onClose()
      return undefined
    }
    if (changes.mobile !== undefined && !isCode(code)) {
      setCodeError(say(texts.codeNeeded))
      return { root: { serverError: 'refused' } }
    }
    setBusy(true)
    setFailure(undefined)
    setCodeError(undefined)
    try {
      const vcode = changes.mobile === undefined ? {} : { vcode: code }
      const input = { ...changes, ...vcode, version: held.version ?? undefined }
      const answer = await ask(profileEndpoints.updatepartner, { input })
      updatePartner(answer)
      // Reload if the answer does not contain everything that was changed.
      if (Object.keys(changes).some((name) => !Object.hasOwn(answer, name))) updatePartner()
      settle.current()
      notify(say(texts.saved), { type: 'success', autoHideDuration: 2000 })
      onClose()
      return undefined
    } catch (error) {
      const input = refusedInput(edit.fields, changes, error)
      const field = input === undefined ? undefined : edit.fields[input]
      if (input !== undefined && field)
        return { [input]: refusalWords(say, error).replace(field.label.zh, say(field.label)) }
      if (error instanceof PlatformError && codeCodes.includes(error.code)) setCodeError(messageOf(error))
      else setFailure(error)
      // Keeps the form unsaved without marking any input: no input is named like this key.
      return { root: { serverError: 'refused' } }
    } finally {
      setBusy(false)
    }
  }
  const shown = Object.entries(edit.fields).filter(([input]) => input !== wechatInput || held.wx_bind.bound)
  return (
    <Dialog
      title={say(edit.title)}
      busy={busy}
      // A stray click must not discard the input; only the dialog's own button does.
      kept={typed}
      onClose={onClose}
      width="sm"
    >
      <Form record={start} onSubmit={save} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
        <FormDraft settle={settle} scope="page" onTyped={setTyped} />
        <DialogBody gap={8}>
          <SaveFailure
            failure={failure}
            onReload={(latest) => {
              setHeld(latest)
              setFailure(undefined)
            }}
          />
          {shown.map(([input, field], index) => (
            <EditInput key={input} name={input} field={field} edit={edit} held={held} first={index === 0} />
          ))}
          <MobileCode value={code} error={codeError} onChange={setCode} />
        </DialogBody>
        <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.save)} />
      </Form>
    </Dialog>
  )
}

interface EditInputProps {
  readonly name: string
  readonly field: Field
  readonly edit: Edit
  readonly held: Partner
  readonly first: boolean
}

const EditInput = ({ name, field, edit, held, first }: EditInputProps) => {
  const say = useSay()
  const locale = useLocale()
  const now: Json | undefined = Object.entries(held).find(([own]) => own === name)?.[1]
  const shown = edit.masked.includes(name) ? textOf(field, now, locale) : ''
  const hint = shown === '' ? undefined : say(texts.maskedHint, { value: shown })
  const isUrl = field.kind === 'url'
  const isPublic = (value: unknown) =>
    typeof value !== 'string' || value === '' || isPublicUrl(value) ? undefined : say(texts.urlRule)
  return (
    <KindInput
      name={name}
      field={field}
      autoFocus={first}
      {...(hint !== undefined && { hint })}
      {...(isUrl && { validate: isPublic })}
    />
  )
}

/** A new mobile number is confirmed with a code sent to the current one. */
const MobileCode = (props: {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}) => {
  const mobile: unknown = useWatch({ name: 'mobile' })
  return typeof mobile === 'string' && mobile !== '' ? <CodeInput {...props} /> : null
}

export default EditDialog
