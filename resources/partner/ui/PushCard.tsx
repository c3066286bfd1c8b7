import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { Status, useMay } from '@/screens/kinds/kit'
import { useDraft } from '@/screens/page'
import { isPublicUrl, longestUrl } from '../network'
import { type Partner, partnerFields, profileEndpoints, pushFields } from '../profile.endpoints'
import { Card } from './Card'
import { EditButton } from './cards'
import { FactList } from './FactList'
import { checkWords, refusalWords } from './pushCheck'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

interface Outcome {
  readonly ok: boolean
  readonly words: string
}

const CheckResult = ({ outcome }: { outcome: Outcome | undefined }) => (
  <span role="status">
    {outcome && <Status tone={outcome.ok ? 'success' : 'error'} word={outcome.words} />}
  </span>
)

const TestUrl = ({ name, url }: { name: 'order_push_url' | 'pay_notify_url'; url: string }) => {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome & { readonly url: string }>()
  const test = async () => {
    setBusy(true)
    try {
      const {
        ok = true,
        http_status = null,
        cost_ms = null,
      } = await ask(profileEndpoints.testpushurl, {
        input: { url },
      })
      setOutcome({ url, ok, words: checkWords(say, { ok, http_status, cost_ms }) })
    } catch (error) {
      setOutcome({ url, ok: false, words: refusalWords(say, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack
      component="span"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button
        size="small"
        loading={busy}
        onClick={() => void test()}
        aria-label={say(texts.testOf, { name: say(pushFields[name].label) })}
      >
        {say(texts.test)}
      </Button>
      {/* Only if it is about the current address. */}
      <CheckResult outcome={outcome?.url === url ? outcome : undefined} />
    </Stack>
  )
}

/** Tests and saves the receiver of grants in one step. */
const GrantUrl = ({ partner }: { partner: Partner }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const { auth_push_url: bound } = partner
  const url = (typed ?? bound).trim()
  const dirty = url !== bound
  const settle = useDraft(dirty, 'page')
  const wrong = url !== '' && dirty && !isPublicUrl(url)
  const field = partnerFields.auth_push_url
  const bind = async (auth_push_url: string) => {
    setBusy(true)
    setOutcome(undefined)
    try {
      const { check, ...kept } = await ask(profileEndpoints.bindauthpushurl, { input: { auth_push_url } })
      settle()
      updatePartner({ auth_push_url, ...kept })
      setTyped(undefined)
      if (check) setOutcome({ ok: check.ok, words: checkWords(say, check) })
      else
        notify(say(auth_push_url === '' ? texts.grantUnbound : texts.saved), {
          type: 'success',
          autoHideDuration: 2000,
        })
    } catch (error) {
      setOutcome({ ok: false, words: refusalWords(say, error) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !wrong && url !== '') void bind(url)
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id}>{say(field.label)}</label>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <OutlinedInput
          id={id}
          sx={{ flex: '1 1 240px' }}
          value={typed ?? bound}
          readOnly={busy}
          error={wrong}
          placeholder="https://"
          onChange={({ target }) => {
            setTyped(target.value)
            setOutcome(undefined)
          }}
          slotProps={{
            input: {
              type: 'url',
              maxLength: longestUrl,
              autoComplete: 'off',
              spellCheck: false,
              'aria-invalid': wrong || undefined,
              'aria-describedby': `${id}-note`,
            },
          }}
        />
        <Button
          type="submit"
          variant={dirty ? 'contained' : 'outlined'}
          loading={busy}
          disabled={wrong || url === ''}
        >
          {say(texts.bindUrl)}
        </Button>
        {bound !== '' && (
          <Button color="inherit" disabled={busy} onClick={() => void bind('')}>
            {say(texts.unbindUrl)}
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-note`} error={wrong}>
        {wrong ? say(texts.urlRule) : outcome ? '' : say(field.hint)}
      </FormHelperText>
      <CheckResult outcome={outcome} />
    </form>
  )
}

export const PushCard = ({ partner }: { partner: Partner }) => {
  const say = useSay()
  const may = useMay()
  const mayTest = may('partner.updatepartner')
  const test = (name: 'order_push_url' | 'pay_notify_url') =>
    mayTest && partner[name] !== '' ? <TestUrl name={name} url={partner[name]} /> : undefined
  const mayBind = may('partner.bindauthpushurl')
  return (
    <Card
      title={say(texts.push)}
      actions={<EditButton partner={partner} name="push" label={say(texts.editPush)} />}
    >
      <FactList
        partner={partner}
        names={[
          'push_mode',
          'order_push_url',
          'pay_notify_url',
          ...(mayBind ? [] : (['auth_push_url'] as const)),
        ]}
        more={{ order_push_url: test('order_push_url'), pay_notify_url: test('pay_notify_url') }}
      />
      {mayBind && (
        <div style={{ marginTop: 12 }}>
          <GrantUrl partner={partner} />
        </div>
      )}
    </Card>
  )
}
