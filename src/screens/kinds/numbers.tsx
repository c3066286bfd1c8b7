import { yuanOf } from '@/declaration/kinds/money'
import { percentOf } from '@/declaration/kinds/percent'
import { textIn } from '@/declaration/label'
import { formatInteger, formatMoney, formatPercent } from '@/i18n/format'
import { textWidth } from '../textWidth'
import { isNumber, type Looks } from './look'

export const numbers: Looks<'integer' | 'money' | 'percent', number> = {
  integer: {
    takes: isNumber,
    Cell: ({ field, value, locale }) => (
      <span className="kind-number">
        {field.ungrouped ? String(value) : formatInteger(value)}
        {field.unit && <span className="kind-unit"> {textIn(field.unit, locale)}</span>}
      </span>
    ),
    align: 'end',
    width: ({ unit }, locale) => textWidth(`9,999,999${unit ? ` ${textIn(unit, locale)}` : ''}`, locale),
    typing: ({ unit }, locale) => ({ numeric: true, write: String, after: unit && textIn(unit, locale) }),
  },
  money: {
    takes: isNumber,
    Cell: ({ field: { unit, signed = false }, value }) => (
      <span className="kind-number">{formatMoney(value, unit, { signed })}</span>
    ),
    align: 'end',
    width: ({ unit, signed }, locale) =>
      textWidth(`${signed ? '+' : ''}¥ 999,999.99${unit === 'li' ? '9' : ''}`, locale),
    typing: ({ unit }) => ({ numeric: true, before: '¥', write: (amount) => yuanOf(amount, unit) }),
  },
  percent: {
    takes: isNumber,
    Cell: ({ value }) => <span className="kind-number">{formatPercent(value)}</span>,
    align: 'end',
    width: (_, locale) => textWidth('100.00%', locale),
    typing: () => ({ numeric: true, after: '%', write: percentOf }),
  },
}
