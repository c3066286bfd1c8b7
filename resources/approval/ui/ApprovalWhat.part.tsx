import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import { useWhat } from './what'

/** The request, by the names its area uses. */
const ApprovalWhat = ({ value }: AreaComponentProps) => {
  const say = useSay()
  const words = useWhat(typeof value === 'string' ? value : '')
  if (typeof value !== 'string') return <Raw value={value} />
  const text = words.map((word) => say(word)).join(' – ')
  return <span title={text}>{text}</span>
}

export default ApprovalWhat
