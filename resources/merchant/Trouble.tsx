import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Empty, Raw } from '@/screens/kinds/kit'
import { troubleLabel } from '../troubles'

/** Why something failed, in the operator's language where it is the platform that says so. */
const Trouble = ({ value }: AreaComponentProps) => {
  const say = useSay()
  if (typeof value !== 'string') return <Raw value={value ?? null} />
  if (value === '') return <Empty />
  const words = say(troubleLabel(value))
  return <span title={words}>{words}</span>
}

export default Trouble
