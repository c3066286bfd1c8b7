import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { formatInteger, formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { priceTexts } from './texts'

interface CostProps {
  readonly price: NonNullable<Action['price']>
  readonly records: readonly RaRecord[]
}

/** What an action costs for these records. Empty if a record does not state its price. */
export const Cost = ({ price, records }: CostProps) => {
  const say = useSay()
  const each = records.map((record) => ('li' in price ? price.li : record[price.field]))
  if (!each.every((li) => typeof li === 'number')) return null
  const count = formatInteger(records.length)
  const total = formatMoney(
    each.reduce((sum, li) => sum + li, 0),
    'li',
  )
  const [first = 0] = each
  return (
    <Typography>
      {each.every((li) => li === first)
        ? say(priceTexts.cost, { count, each: formatMoney(first, 'li'), total })
        : say(priceTexts.costOfAll, { count, total })}
    </Typography>
  )
}
