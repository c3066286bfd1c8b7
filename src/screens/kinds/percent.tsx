import type { FieldOf } from '@/declaration'
import { percentOf } from '@/declaration/kinds/percent'
import { formatPercent } from '@/i18n/format'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'percent'>> = {
  Cell: ({ value }) =>
    typeof value === 'number' ? (
      <span className="kind-number">{formatPercent(value)}</span>
    ) : (
      <Raw value={value} />
    ),
  align: 'end',
  width: (_, locale) => textWidth('100.00%', locale),
  typing: () => ({ numeric: true, after: '%', write: percentOf }),
}
