import type { FieldOf } from '@/declaration'
import { yuanOf } from '@/declaration/kinds/money'
import { formatMoney } from '@/i18n/format'
import { textWidth } from '../textWidth'
import { isNumber, type KindLook } from './look'

export const look: KindLook<FieldOf<'money'>, number> = {
  takes: isNumber,
  Cell: ({ field: { unit, signed = false }, value }) => (
    <span className="kind-number">{formatMoney(value, unit, { signed })}</span>
  ),
  align: 'end',
  width: ({ unit, signed }, locale) =>
    textWidth(`${signed ? '+' : ''}¥ 999,999.99${unit === 'li' ? '9' : ''}`, locale),
  typing: ({ unit }) => ({ numeric: true, before: '¥', write: (amount) => yuanOf(amount, unit) }),
}
