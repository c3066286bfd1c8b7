import type { FieldOf } from '@/declaration'
import { percentOf } from '@/declaration/kinds/percent'
import { formatPercent } from '@/i18n/format'
import { textWidth } from '../textWidth'
import { isNumber, type KindLook } from './look'

export const look: KindLook<FieldOf<'percent'>, number> = {
  takes: isNumber,
  Cell: ({ value }) => <span className="kind-number">{formatPercent(value)}</span>,
  align: 'end',
  width: (_, locale) => textWidth('100.00%', locale),
  typing: () => ({ numeric: true, after: '%', write: percentOf }),
}
