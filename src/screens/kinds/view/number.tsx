import type { FieldOf } from '@/declaration'
import { formatFen, formatInteger, formatLi, formatPercent } from '@/i18n/format'
import { Raw } from './Raw'
import type { KindView } from './view'

export const integer: KindView<FieldOf<'integer'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'number' ? (
      <span className="kind-number">
        {formatInteger(value)}
        {field.unit && <span className="kind-unit"> {field.unit[locale]}</span>}
      </span>
    ) : (
      <Raw value={value} />
    ),
  align: 'end',
  width: () => 110,
}

export const money: KindView<FieldOf<'money'>> = {
  Cell: ({ field, value }) => {
    if (typeof value !== 'number') return <Raw value={value} />
    const format = field.unit === 'fen' ? formatFen : formatLi
    return <span className="kind-number">{format(value, { signed: field.signed ?? false })}</span>
  },
  align: 'end',
  width: () => 140,
}

export const percent: KindView<FieldOf<'percent'>> = {
  Cell: ({ value }) =>
    typeof value === 'number' ? (
      <span className="kind-number">{formatPercent(value)}</span>
    ) : (
      <Raw value={value} />
    ),
  align: 'end',
  width: () => 100,
}
