import { textOf } from '@/declaration'
import { type AreaComponentProps, Raw, Status, useLocale } from '@/screens/kinds/kit'

const AccountState = ({ field, value }: AreaComponentProps) => {
  const locale = useLocale()
  if (typeof value !== 'boolean') return <Raw value={value} />
  return <Status tone={value ? 'error' : 'success'} word={textOf(field, value, locale)} />
}

export default AccountState
