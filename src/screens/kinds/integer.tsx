import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { formatInteger } from '@/i18n/format'
import { textWidth } from '../textWidth'
import { isNumber, type KindLook } from './look'

export const look: KindLook<FieldOf<'integer'>, number> = {
  takes: isNumber,
  Cell: ({ field: { ungrouped, unit, stars, max = 0 }, value, locale }) =>
    // Another platform may send a value out of range.
    stars && value >= 0 && value <= max ? (
      <span role="img" aria-label={`${value}/${max}`}>
        {'★'.repeat(value).padEnd(max, '☆')}
      </span>
    ) : (
      <span className="kind-number">
        {ungrouped ? String(value) : formatInteger(value)}
        {unit && <span className="kind-unit"> {textIn(unit, locale)}</span>}
      </span>
    ),
  align: 'end',
  width: ({ unit, stars, max = 0 }, locale) =>
    textWidth(stars ? '★'.repeat(max) : `9,999,999${unit ? ` ${textIn(unit, locale)}` : ''}`, locale),
  typing: ({ unit, stars, max }, locale) => ({
    numeric: true,
    write: String,
    after: stars ? `★ / ${max}` : unit && textIn(unit, locale),
  }),
}
