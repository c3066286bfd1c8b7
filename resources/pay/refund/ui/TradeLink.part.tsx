import { listAddress } from '@resources/terms/listAddress'
import { useHeads } from '@/screens/declarations'
import { type AreaComponentProps, Raw } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'

/** The trade that a refund belongs to, for operators who may see trades. */
const TradeLink = ({ value }: AreaComponentProps) => {
  const path = useHeads().find(({ name }) => name === 'trade')?.path
  if (typeof value !== 'string') return <Raw value={value} />
  if (path === undefined) return <span className="kind-code">{value}</span>
  return (
    <Link className="kind-code kind-link" to={listAddress(path, { trade_no: value })}>
      {value}
    </Link>
  )
}

export default TradeLink
