import Stack from '@mui/material/Stack'
import { refundFields } from '@resources/pay/refund/refunds'
import { useEffect, useState } from 'react'
import type { Json } from '@/declaration'
import { isRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { refusal } from '@/platform/client'
import { messageOf } from '@/platform/errors'
import { KindCell, type ResultProps } from '@/screens/kinds/kit'
import { Notice } from '@/ui/Notice'
import { texts } from './desk/texts'

const RefundResult = ({ record, answer }: ResultProps) => {
  const say = useSay()
  const result = isRecord(answer) ? answer : {}
  const days = typeof result.launch_refund_day === 'number' ? result.launch_refund_day : 0
  const refused = useRefusal(result.refund_refusal)
  const launched = typeof result.refund_status === 'string'
  return (
    <Stack spacing={1.5}>
      <Notice severity="success" title={say(texts.approved)}>
        {days === 0 ? say(texts.today) : say(texts.promise, { days })}
      </Notice>
      {launched && (
        <Notice severity="success" title={say(texts.launched)}>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <KindCell
              field={refundFields.refund_status}
              name="refund_status"
              value={result.refund_status}
              record={record}
            />
            {typeof result.out_refund_no === 'string' && (
              <span>{say(texts.refundNo, { no: result.out_refund_no })}</span>
            )}
          </Stack>
        </Notice>
      )}
      {refused !== undefined && (
        <Notice severity="error" title={say(texts.refundFailed)}>
          {refused}
          <div>{say(texts.stands)}</div>
        </Notice>
      )}
      {!launched && refused === undefined && <Notice severity="info">{say(texts.notYet)}</Notice>}
    </Stack>
  )
}

/** The refusal inside an answer, in the operator's language; the platform's message until the texts are loaded. */
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
