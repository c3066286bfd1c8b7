import Alert from '@mui/material/Alert'
import { textOf } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { useDeclaration } from '../declarations'

/** Why the record was turned down, above what is to be mended. */
export const TurnedDown = ({ reason }: { reason: string }) => {
  const { save, fields } = useDeclaration()
  const locale = useConsoleLocale()
  const field = fields[save?.turnedDown?.reason ?? '']
  return (
    <Alert severity="warning" role="note" sx={{ py: 0, mb: 1 }}>
      {field
        ? `${field.label[locale]}${locale === 'zh' ? '：' : ': '}${textOf(field, reason, locale)}`
        : reason}
    </Alert>
  )
}
