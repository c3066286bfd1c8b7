import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Empty, Raw } from '@/screens/kinds/kit'
import { codeLabel } from '../smsCodes'

const SmsReport = ({ value }: AreaComponentProps) => {
  const say = useSay()
  if (value === null || value === undefined || value === '') return <Empty />
  if (typeof value !== 'string') return <Raw value={value} />
  const words = say(codeLabel(value))
  return words === value ? (
    <Raw value={value} />
  ) : (
    <span className="kind-row" title={`${words} ${value}`}>
      {words}
      <span className="kind-note">{value}</span>
    </span>
  )
}

export default SmsReport
