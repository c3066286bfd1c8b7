import { isRecord, textOf } from '@/declaration'
import { type AreaComponentProps, Raw, useLocale } from '@/screens/kinds/kit'

/** The title that the platform sends for the role, or else the declared one. */
const AccountRole = ({ field, record, value }: AreaComponentProps) => {
  const locale = useLocale()
  const title = isRecord(record.role_title) ? record.role_title[locale] : record.role_title
  if (typeof title === 'string' && title !== '') return <span title={title}>{title}</span>
  // An undeclared role is shown as it came.
  return <Raw value={typeof value === 'string' ? textOf(field, value, locale) : value} />
}

export default AccountRole
