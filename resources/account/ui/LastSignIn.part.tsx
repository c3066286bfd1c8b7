import { l, timestamp } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, KindCell } from '@/screens/kinds/kit'
import account from '../account.area'

const never = l('从未登录', 'Never', 'Nunca')
const time = timestamp({ label: account.fields.last_login_time.label })

const LastSignIn = ({ name, record, value }: AreaComponentProps) => {
  const say = useSay()
  // Some platforms send 0 where they may not send null.
  if (value === null || value === 0) return <span className="ui-empty">{say(never)}</span>
  return <KindCell field={time} name={name} record={record} value={value} />
}

export default LastSignIn
