import { isRecord, textOf } from '@/declaration'
import { type AreaComponentProps, Raw, useLocale } from '@/screens/kinds/kit'

/** The title that the platform gives the role, else the role's own. */
const AccountRole = ({ field, record, value }: AreaComponentProps) => {
  const locale = useLocale()
  const title = isRecord(record.role_title) ? record.role_title[locale] : record.role_title
  if (typeof title === 'string' && title !== '') return <span title={title}>{title}</span>
  // A role that is not declared is shown as it came.
  return <Raw value={typeof value === 'string' ? textOf(field, value, locale) : value} />
}

export default AccountRole
