import { textIn, textOf } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { useLocale } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'

/** Why the record was turned down, above the inputs to correct. */
export const TurnedDown = ({ reason }: { reason: string }) => {
  const { save, fields } = useDeclaration()
  const locale = useLocale()
  const field = fields[save?.turnedDown?.reason ?? '']
  return (
    <Notice severity="warning" role="note" style={{ paddingBlock: 0, marginBottom: 4 }}>
      {field
        ? `${textIn(field.label, locale)}${textIn(colon, locale)}${textOf(field, reason, locale)}`
        : reason}
    </Notice>
  )
}
