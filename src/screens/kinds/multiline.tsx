import type { FieldOf } from '@/declaration'
import { lineWidth } from '../textWidth'
import { isString, type KindLook } from './look'

export const look: KindLook<FieldOf<'multiline'>, string> = {
  takes: isString,
  stretches: true,
  Cell: ({ value }) => <span title={value}>{value}</span>,
  Field: ({ field, value }) => (
    <span className={field.monospace ? 'kind-lines kind-code' : 'kind-lines'}>{value}</span>
  ),
  width: () => 176,
  valueWidth: (_, value, locale) => lineWidth(isString(value) ? value : '', locale),
  wide: true,
}
