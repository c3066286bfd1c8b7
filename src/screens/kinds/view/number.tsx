import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { formatInteger, formatMoney, formatPercent } from '@/i18n/format'
import { textWidth } from '../../textWidth'
import { Raw } from './Raw'
import type { KindView } from './view'

export const integer: KindView<FieldOf<'integer'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'number' ? (
      <span className="kind-number">
        {field.ungrouped ? String(value) : formatInteger(value)}
        {field.unit && <span className="kind-unit"> {textIn(field.unit, locale)}</span>}
      </span>
    ) : (
      <Raw value={value} />
    ),
  align: 'end',
  width: ({ unit }, locale) => textWidth(`9,999,999${unit ? ` ${textIn(unit, locale)}` : ''}`, locale),
}

export const money: KindView<FieldOf<'money'>> = {
  Cell: ({ field, value }) => {
    if (typeof value !== 'number') return <Raw value={value} />
    return (
      <span className="kind-number">{formatMoney(value, field.unit, { signed: field.signed ?? false })}</span>
    )
  },
  align: 'end',
  width: ({ unit, signed }, locale) =>
    textWidth(`${signed ? '+' : ''}¥ 999,999.99${unit === 'li' ? '9' : ''}`, locale),
}

export const percent: KindView<FieldOf<'percent'>> = {
  Cell: ({ value }) =>
    typeof value === 'number' ? (
      <span className="kind-number">{formatPercent(value)}</span>
    ) : (
      <Raw value={value} />
    ),
  align: 'end',
  width: (_, locale) => textWidth('100.00%', locale),
}
