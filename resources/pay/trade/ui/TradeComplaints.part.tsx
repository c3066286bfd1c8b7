import { listAddress } from '@resources/terms/listAddress'
import { type Json, valueAt } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useHeads } from '@/screens/declarations'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'

const numbersIn = (complaints: Json | undefined): readonly string[] =>
  Array.isArray(complaints)
    ? complaints.flatMap((one: Json) => {
        const number = valueAt({ one }, 'one.complaint_id')
        return typeof number === 'string' ? [number] : []
      })
    : []

const TradeComplaints = ({ value, record, place }: AreaComponentProps) => {
  const areas = useHeads()
  const { transaction_id, complaints } = record
  if (typeof value !== 'number') return <Raw value={value} />
  const path = areas.find(({ name }) => name === 'complaint')?.path
  if (value === 0 || path === undefined || typeof transaction_id !== 'string')
    return <span>{formatInteger(value)}</span>
  const numbers = place === 'cell' ? [] : numbersIn(complaints)
  if (numbers.length === 0)
    return (
      <Link className="kind-link" to={listAddress(path, { transaction_id })}>
        {formatInteger(value)}
      </Link>
    )
  return (
    <span className="kind-row">
      {numbers.map((complaint_id) => (
        <Link key={complaint_id} className="kind-link" to={listAddress(path, { complaint_id })}>
          {complaint_id}
        </Link>
      ))}
    </span>
  )
}

export default TradeComplaints
