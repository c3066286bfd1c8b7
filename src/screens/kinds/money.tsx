import type { FieldOf } from '@/declaration'
import { yuanOf } from '@/declaration/kinds/money'
import { formatMoney } from '@/i18n/format'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'money'>> = {
  Cell: ({ field, value }) => {
    if (typeof value !== 'number') return <Raw value={value} />
    return (
      <span className="kind-number">{formatMoney(value, field.unit, { signed: field.signed ?? false })}</span>
    )
  },
  align: 'end',
  width: ({ unit, signed }, locale) =>
    textWidth(`${signed ? '+' : ''}¥ 999,999.99${unit === 'li' ? '9' : ''}`, locale),
  typing: ({ unit }) => ({ numeric: true, before: '¥', write: (amount) => yuanOf(amount, unit) }),
}
