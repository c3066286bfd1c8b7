import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import { textWidth } from '../textWidth'
import { isNumber, type KindLook } from './look'

export const look: KindLook<FieldOf<'integer'>, number> = {
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
}
