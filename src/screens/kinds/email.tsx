import type { FieldOf } from '@/declaration'
import { lineWidth } from '../textWidth'
import { isString, type KindLook } from './look'

export const look: KindLook<FieldOf<'email'>, string> = {
  takes: isString,
  // As the platform sends it: usually masked.
  Cell: ({ value }) => <span title={value}>{value}</span>,
  stretches: true,
  width: () => 168,
  valueWidth: (_, value, locale) => lineWidth(isString(value) ? value : '', locale),
  typing: () => ({ type: 'email' }),
}
