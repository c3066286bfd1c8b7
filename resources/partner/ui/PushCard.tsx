import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { Status, useMay } from '@/screens/kinds/kit'
import { useDraft } from '@/screens/page'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { isPublicUrl, longestUrl } from '../network'
import { type Partner, partnerFields, profileEndpoints, pushFields } from '../profile.endpoints'
import { EditButton, PartnerFacts } from './cards'
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
  const { data, error, isPending, mutate, variables } = useMutation({
    mutationFn: (tested: string) => ask(profileEndpoints.testpushurl, { input: { url: tested } }),
  })
  const outcomeOf = (): Outcome | undefined => {
    // Only if it is about the current address.
    if (variables !== url) return undefined
    if (error) return { ok: false, words: refusalWords(say, error) }
    if (!data) return undefined
    const { ok = true, http_status = null, cost_ms = null } = data
    return { ok, words: checkWords(say, { ok, http_status, cost_ms }) }
  }
  return (
    <Stack
      component="span"
      direction="row-reverse"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', ml: 'auto' }}
    >
      <Button
        size="small"
        loading={isPending}
        onClick={() => mutate(url)}
        aria-label={say(texts.testOf, { name: say(pushFields[name].label) })}
      >
        {say(texts.test)}
      </Button>
      <CheckResult outcome={outcomeOf()} />
    </Stack>
  )
}

const GrantUrl = ({ partner }: { partner: Partner }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const { auth_push_url: bound } = partner
  const url = (typed ?? bound).trim()
  const dirty = url !== bound
  const settle = useDraft(dirty, 'page')
  const wrong = url !== '' && dirty && !isPublicUrl(url)
  const field = partnerFields.auth_push_url
  const binding = useMutation({
    mutationFn: (auth_push_url: string) =>
      ask(profileEndpoints.bindauthpushurl, { input: { auth_push_url } }),
    onSuccess: ({ check, ...kept }, auth_push_url) => {
      settle()
      updatePartner({ auth_push_url, ...kept })
      setTyped(undefined)
      if (check) return
      const said = say(auth_push_url === '' ? texts.grantUnbound : texts.saved)
      notify(said, { type: 'success', autoHideDuration: 2000 })
    },
  })
  const { data, error, isPending: busy, mutate: bind, reset } = binding
  const outcomeOf = (): Outcome | undefined => {
    if (error) return { ok: false, words: refusalWords(say, error) }
    return data?.check ? { ok: data.check.ok, words: checkWords(say, data.check) } : undefined
  }
  const outcome = outcomeOf()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !wrong && url !== '') bind(url)
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
            reset()
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
          <Button color="inherit" disabled={busy} onClick={() => bind('')}>
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
      aside={<EditButton partner={partner} name="push" label={say(texts.editPush)} />}
    >
      <PartnerFacts
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
