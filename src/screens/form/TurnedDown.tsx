import { textOf } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'

/** Why the record was turned down, above what is to be mended. */
export const TurnedDown = ({ reason }: { reason: string }) => {
  const { save, fields } = useDeclaration()
  const locale = useConsoleLocale()
  const field = fields[save?.turnedDown?.reason ?? '']
  return (
    <Notice severity="warning" role="note" style={{ paddingBlock: 0, marginBottom: 4 }}>
      {field
        ? `${field.label[locale]}${locale === 'zh' ? '：' : ': '}${textOf(field, reason, locale)}`
        : reason}
    </Notice>
  )
}
