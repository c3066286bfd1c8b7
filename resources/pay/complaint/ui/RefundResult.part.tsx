import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import { refundFields } from '@resources/pay/refund/refunds'
import { useEffect, useState } from 'react'
import type { Json, WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { refusal } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { KindCell, type ResultProps } from '@/screens/kinds/kit'
import { texts } from './desk/texts'

const isRecord = (value: Json | undefined): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both results of an approval with "refund now": the decision, and what became of the money, each in its own words. */
const RefundResult = ({ record, answer }: ResultProps) => {
  const say = useSay()
  const told = isRecord(answer) ? answer : {}
  const days = typeof told.launch_refund_day === 'number' ? told.launch_refund_day : 0
  const refused = useRefusal(told.refund_refusal)
  const launched = typeof told.refund_status === 'string'
  return (
    <Stack spacing={1.5}>
      <Alert severity="success">
        <AlertTitle>{say(texts.approved)}</AlertTitle>
        {days === 0 ? say(texts.today) : say(texts.promise, { days })}
      </Alert>
      {launched && (
        <Alert severity="success">
          <AlertTitle>{say(texts.launched)}</AlertTitle>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <KindCell
              field={refundFields.refund_status}
              name="refund_status"
              value={told.refund_status}
              record={record}
            />
            {typeof told.out_refund_no === 'string' && (
              <span>{say(texts.refundNo, { no: told.out_refund_no })}</span>
            )}
          </Stack>
        </Alert>
      )}
      {refused !== undefined && (
        <Alert severity="error" role="alert">
          <AlertTitle>{say(texts.refundFailed)}</AlertTitle>
          {refused}
          <div>{say(texts.stands)}</div>
        </Alert>
      )}
      {!launched && refused === undefined && <Alert severity="info">{say(texts.notYet)}</Alert>}
    </Stack>
  )
}

/** A refusal inside an answer, in the operator's language; the platform's own words until that is there. */
const useRefusal = (value: Json | undefined): string | undefined => {
  const code = isRecord(value) && typeof value.code === 'number' ? value.code : undefined
  const message = isRecord(value) && typeof value.message === 'string' ? value.message : ''
  const [said, setSaid] = useState(message)
  useEffect(() => {
    if (code === undefined) return
    let current = true
    void refusal({ code, message, data: null }, 200).then((error) => current && setSaid(messageOf(error)))
    return () => {
      current = false
    }
  }, [code, message])
  return code === undefined ? undefined : said
}

export default RefundResult
