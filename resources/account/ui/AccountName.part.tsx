import { useSyncExternalStore } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import './account.css'

const self = l('本人', 'You', 'Usted')

/** The person's name, or else the user name. Marks the operator's own account. */
const AccountName = ({ record, value }: AreaComponentProps) => {
  const say = useSay()
  const own = useSyncExternalStore(operator.subscribe, operator.read)?.username
  const { username } = record
  const shown = value || username
  return (
    <>
      {typeof shown === 'string' ? <span title={shown}>{shown}</span> : <Raw value={shown} />}
      {typeof username === 'string' && username === own && <span className="account-self">{say(self)}</span>}
    </>
  )
}

export default AccountName
