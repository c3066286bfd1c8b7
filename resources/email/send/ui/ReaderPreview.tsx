import {
  fillMailBody,
  fillSubject,
  sampleValue,
  unsubscribeVariable,
} from '@resources/email/template/mailText'
import { MailFrame } from '@resources/email/template/ui/MailFrame'
import { texts as previewTexts } from '@resources/email/template/ui/texts'
import { useSay } from '@/i18n/useSay'
import { OneByOne } from '@/screens/sending'
import { texts } from './texts'
import type { MailForm } from './useMailForm'

export const ReaderPreview = ({ form: { template, body, sender, recipients } }: { form: MailForm }) => {
  const say = useSay()
  if (!template || !sender || body === undefined) return <div>{say(texts.notYet)}</div>
  return (
    <OneByOne recipients={recipients.list.valid}>
      {(reader) => {
        const entered = Object.entries({ ...recipients.constants, ...reader?.values }).filter(
          ([, value]) => value !== '',
        )
        const values = {
          ...Object.fromEntries(template.variables.map((name) => [name, sampleValue(name)])),
          ...Object.fromEntries(entered),
          [unsubscribeVariable]: sampleValue(unsubscribeVariable),
        }
        return (
          <MailFrame
            heads={[
              [say(previewTexts.from), `${sender.sender_alias} <${sender.sender_address}>`],
              [say(previewTexts.to), reader?.address ?? say(texts.example)],
              [say(previewTexts.subject), fillSubject(template.subject, values)],
            ]}
            html={fillMailBody(body, values)}
            height={320}
          />
        )
      }}
    </OneByOne>
  )
}
