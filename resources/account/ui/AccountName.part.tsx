import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'

const self = l('本人', 'You', 'Usted')

const Self = styled('span')(({ theme }) => ({
  marginLeft: 8,
  padding: '0 6px',
  borderRadius: 4,
  backgroundColor: theme.console.colours.tone.primary.soft,
  color: theme.palette.primary.main,
  fontSize: 12,
}))

/** The person's name, else the user name, with a mark for oneself. */
const AccountName = ({ record, value }: AreaComponentProps) => {
  const say = useSay()
  const own = useSyncExternalStore(operator.subscribe, operator.read)?.username
  const { username } = record
  const shown = value || username
  return (
    <>
      {typeof shown === 'string' ? <span title={shown}>{shown}</span> : <Raw value={shown} />}
      {typeof username === 'string' && username === own && <Self>{say(self)}</Self>}
    </>
  )
}

export default AccountName
