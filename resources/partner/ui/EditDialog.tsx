import { useMemo, useRef, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import { type Field, type Fields, type Label, textOf, type WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf, PlatformError } from '@/platform/errors'
import { FormDraft, type KeptForm, keepTyped } from '@/screens/form/FormDraft'
import { sentValue } from '@/screens/form/formFields'
import { KindInput } from '@/screens/kinds/KindInput'
import { useLocale } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { isPublicUrl } from '../network'
import partnerPage from '../partner.page'
import {
  alertFields,
  type Partner,
  profileEndpoints,
  profileFields,
  pushFields,
  wechatReceiver,
} from '../profile.endpoints'
import { CodeInput, isAboutCode, isCode } from './CodeInput'
import { refusalWords } from './pushCheck'
import { SaveFailure } from './SaveFailure'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

interface Edit {
  readonly title: Label
  readonly fields: Fields
  /** Fields the platform sends masked: empty in the form, and unchanged if left empty. */
  readonly masked?: readonly string[]
  /** The form's initial values and what it sends, where they differ from the field's own value. */
  readonly start?: (partner: Partner) => WireRecord
  readonly send?: (values: WireRecord) => WireRecord
}

/** A number as typed, or masked as the platform sends it. */
const receiver = '1[3-9]\\d(\\d{4}|\\*{4})\\d{4}'
const mostReceivers = 5

const wechatInput = 'wechat_receives'

const edits = {
  profile: {
    title: texts.editProfile,
    fields: {
      ...profileFields,
      company_name: { ...profileFields.company_name, required: true },
      contact_name: { ...profileFields.contact_name, required: true },
    },
    masked: ['license_no', 'email', 'mobile'],
  },
  alert: {
    title: texts.editAlert,
    fields: {
      alert_li: alertFields.alert_li,
      alert_receivers: { ...alertFields.alert_receivers, maxItems: mostReceivers, pattern: receiver },
      [wechatInput]: { kind: 'boolean', label: texts.wechatReceives },
    },
    start: ({ alert_receivers }) => ({
      alert_receivers: alert_receivers.filter((one) => one !== wechatReceiver),
      [wechatInput]: alert_receivers.includes(wechatReceiver),
    }),
    send: ({ [wechatInput]: wechat, alert_receivers, ...values }) => ({
      ...values,
      alert_receivers: [
        ...(Array.isArray(alert_receivers) ? alert_receivers : []),
        ...(wechat === true ? [wechatReceiver] : []),
      ],
    }),
  },
  push: { title: texts.editPush, fields: pushFields },
} as const satisfies { readonly [name: string]: Edit }

export type EditName = keyof typeof edits

const startOf = ({ fields, masked = [], start }: Edit, partner: Partner): WireRecord => {
  const held: WireRecord = partner
  const own = Object.keys(fields).map((name) => [name, masked.includes(name) ? '' : held[name]])
  return { ...Object.fromEntries(own), ...start?.(partner) }
}

/** The changed values; only these are sent, so that nothing else is overwritten. */
function changesOf(edit: Edit, held: Partner, values: WireRecord): WireRecord {
  const { fields, masked = [], send = (sent) => sent } = edit
  const before = send(startOf(edit, held))
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentValue(field, values[name])]),
  )
  return Object.fromEntries(
    Object.entries(send(typed)).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[name]) && !(masked.includes(name) && value === ''),
    ),
  )
}

const wrongParameter = 10001
const urlCodes: readonly number[] = [30006, 30007]
const mobileCode = 60215

/** The input a refusal is about; undefined if it is about the form as a whole. */
function refusedInput(fields: Fields, changes: WireRecord, error: unknown): string | undefined {
  if (!(error instanceof PlatformError)) return undefined
  if (error.code === mobileCode) return 'mobile'
  const urls = Object.keys(changes).filter((name) => fields[name]?.kind === 'url')
  if (urlCodes.includes(error.code)) return urls.length === 1 ? urls[0] : undefined
  if (error.code !== wrongParameter) return undefined
  // The platform names the field by its Chinese label at the end of `body.message`.
  return Object.keys(fields).find((name) => error.body.message.endsWith(fields[name]?.label.zh ?? '\0'))
}

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
  const giveUp = useRef(() => {})
  const [typed, setTyped] = useState(false)
  const [held, setHeld] = useState(partner)
  const [failure, setFailure] = useState<Error | null>(null)
  const [codeError, setCodeError] = useState<string>()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const start = useMemo(() => ({ id: '', ...startOf(edit, held) }), [edit, held])

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
    setFailure(null)
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
      if (isAboutCode(error)) setCodeError(messageOf(error))
      else if (error instanceof Error) setFailure(error)
      // Keeps the form unsaved without marking any input: no input is named like this key.
      return { root: { serverError: 'refused' } }
    } finally {
      setBusy(false)
    }
  }
  const kept = useMemo(
    (): KeptForm => ({
      place: { key: `partner ${name}`, kind: 'page', about: edit.title, to: partnerPage.path },
      fields: Object.entries(edit.fields).map(([input, field]) => ({ name: input, field })),
      start,
      version: held.version ?? undefined,
      titleOf: () => held.company_name,
    }),
    [name, edit, start, held],
  )
  const shown = Object.entries(edit.fields).filter(([input]) => input !== wechatInput || held.wx_bind.bound)
  return (
    <Dialog
      title={say(edit.title)}
      busy={busy}
      // A stray click must not discard the input; only the dialog's own button does.
      kept={typed}
      onClose={() => {
        giveUp.current()
        onClose()
      }}
      width="sm"
    >
      <Form record={start} onSubmit={save} resetOptions={keepTyped} noValidate disableInvalidFormNotification>
        <DialogBody gap={8}>
          <FormDraft settle={settle} giveUp={giveUp} scope="page" kept={kept} onTyped={setTyped} />
          <SaveFailure
            failure={failure}
            onReload={(latest) => {
              setHeld(latest)
              setFailure(null)
            }}
          />
          {shown.map(([input, field], index) => (
            <EditInput key={input} name={input} field={field} edit={edit} held={held} first={index === 0} />
          ))}
          <MobileCode value={code} error={codeError} onChange={setCode} />
        </DialogBody>
        <DialogFooter cancel={say('ra.action.cancel')} confirm={say('ra.action.save')} />
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
  const { [name]: now }: WireRecord = held
  const shown = edit.masked?.includes(name) ? textOf(field, now, locale) : ''
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
