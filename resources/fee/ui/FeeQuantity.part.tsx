import { prices, type Service, singleUnits, units } from '@resources/terms/services'
import { Link } from 'react-router-dom'
import { dayOf, type Label, secondsPerDay, startOfDay } from '@/declaration'
import { formatFen, formatInteger, formatLi, formatPercent } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useHeads } from '@/screens/declarations'
import { type AreaComponentProps, Empty, Facts } from '@/screens/kinds/kit'
import { texts } from './quantity/texts'
import { readUsage, sourceOf } from './quantity/usage'

/** The list of single uses behind an entry, if there is one that the operator may see. */
const useSource = (record: AreaComponentProps['record']) => {
  const say = useSay()
  const areas = useHeads()
  const source = sourceOf(record)
  if (!source || !areas.some(({ path }) => path === source.path)) return undefined
  const { keptDays = Number.POSITIVE_INFINITY, day } = source
  const age = (startOfDay(dayOf(Date.now() / 1000)) ?? 0) - (startOfDay(day) ?? 0)
  if (age >= keptDays * secondsPerDay)
    return <span className="kind-note">{say(texts.gone, { days: keptDays })}</span>
  return (
    <Link className="kind-link" to={source.address}>
      {say(texts[source.list])}
    </Link>
  )
}

const notes: { readonly [S in Service]?: Label } = {
  PAY_SERVICE: texts.rounded,
  SMS_CODE: texts.submitted,
  SMS_NOTICE: texts.submitted,
  SMS_PROMO: texts.submitted,
}

/** The quantity used; the detail also shows how the amount is calculated. */
const FeeQuantity = ({ record, value, place }: AreaComponentProps) => {
  const say = useSay()
  const source = useSource(record)
  const usage = readUsage(record)
  if (typeof value !== 'number' || !usage) return <Empty />
  const { service, quantity, free, price_li, base_fen, amount_li } = usage
  const { unit } = prices[service]
  const countOf = (count: number) =>
    `${formatInteger(count)} ${say((count === 1 ? singleUnits : units)[unit])}`
  const counted = countOf(quantity)
  if (place === 'cell') return <span>{counted}</span>
  const factor =
    price_li === null
      ? `${formatFen(base_fen ?? 0)} × ${formatPercent(prices[service].rate_bp ?? 0)}`
      : `${formatInteger(quantity - free)} × ${formatLi(price_li)}`
  const note = notes[service]
  const reckoned = (
    <span className="kind-row">
      {`${factor} = ${formatLi(amount_li === 0 ? 0 : -amount_li)}`}
      {note && <span className="kind-note">{say(note)}</span>}
    </span>
  )
  return (
    <Facts
      facts={[
        { name: say(texts.used), value: counted },
        ...(free > 0 ? [{ name: say(texts.free), value: countOf(free) }] : []),
        { name: say(texts.cost), value: reckoned },
        ...(source ? [{ name: say(texts.source), value: source }] : []),
      ]}
    />
  )
}

export default FeeQuantity
