import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import email from '@resources/email/message/email.area'
import { sendEmailEndpoints } from '@resources/email/send/sendEmail.endpoints'
import { checkAddress } from '@resources/email/send/ui/address'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AnswerOf, resourceName } from '@/declaration'
import { formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { messageOf } from '@/platform/errors'
import { newRequestId } from '@/platform/requestId'
import { type PanelProps, useAnswer, useMay } from '@/screens/kinds/kit'
import { ButtonLink } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Spinner } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { templateEndpoints } from '../emailTemplate.area'
import { useSampleValues, useTemplate, ValueInputs } from './sampleValues'
import { texts } from './texts'

const { testemail } = templateEndpoints
const { emailsenderlist } = sendEmailEndpoints

const TestMail = ({ records: [record], onClose }: PanelProps) => {
  const say = useSay()
  const may = useMay()
  const client = useQueryClient()
  // Operators who may not send e-mails only see that it costs something, not how much.
  const { data: senders } = useAnswer(emailsenderlist, {}, { enabled: may('sendEmail.view') })
  const price = senders?.price_li
  const { data: template, error: unread } = useTemplate(Number(record?.template_id))
  const { names, values, setValues, areTyped } = useSampleValues(template)
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  // One request id per address and values: a retry after a timeout must not send a second e-mail.
  const request = useRef({ of: '', id: '' })
  const test = useMutation<AnswerOf<typeof testemail>>({
    mutationFn: () => {
      const input = { template_id: Number(record?.template_id), to_address: address.trim(), param: values }
      const of = JSON.stringify(input)
      if (request.current.of !== of) request.current = { of, id: newRequestId() }
      return ask(testemail, { input, requestId: request.current.id })
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: [resourceName(email)] }),
  })
  const wrong = tried && 'problem' in checkAddress(address)
  const missing = names.some((name) => values[name]?.trim() === '')
  const send = () => {
    setTried(true)
    if ('address' in checkAddress(address) && !missing && !test.isPending) test.mutate()
  }
  const failure = test.error ?? unread
  return (
    <Dialog
      title={say(texts.testTitle, { name: String(record?.template_name ?? '') })}
      kept={test.data === undefined && (address !== '' || areTyped)}
      onClose={onClose}
    >
      <DialogBody gap={8}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {typeof price === 'number'
            ? say(texts.testPrice, { price: formatMoney(price, 'li') })
            : say(texts.testHint)}
        </Typography>
        {failure && <Notice severity="error">{messageOf(failure)}</Notice>}
        {test.data && (
          <Notice
            severity="success"
            role="status"
            action={
              may('email.list') && (
                <ButtonLink size="small" color="inherit" to={email.path}>
                  {say(texts.seeList)}
                </ButtonLink>
              )
            }
          >
            {say(texts.sent, { id: test.data.mail_id ?? '' })}
          </Notice>
        )}
        <TextField
          autoFocus
          required
          size="small"
          label={say(texts.address)}
          value={address}
          error={wrong}
          helperText={wrong ? say(texts.wrongAddress) : undefined}
          onChange={({ target }) => {
            setAddress(target.value)
            test.reset()
          }}
          slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'off' } }}
        />
        {!template && !unread && <Spinner size={24} aria-label={say('console.list.loading')} />}
        {names.length > 0 && (
          <ValueInputs
            names={names}
            values={values}
            onChange={(next) => {
              setValues(next)
              test.reset()
            }}
          />
        )}
        {missing && <Notice severity="warning">{say(texts.missing)}</Notice>}
      </DialogBody>
      <DialogFooter
        cancel={say(test.data ? 'ra.action.close' : 'console.action.cancel')}
        confirm={say(texts.send)}
        disabled={!template || missing || test.data !== undefined}
        busy={test.isPending}
        onConfirm={send}
      />
    </Dialog>
  )
}

export default TestMail
