import type { FieldOf } from '@/declaration'
import { isString, type KindLook } from './look'

export const look: KindLook<FieldOf<'phone'>, string> = {
  takes: isString,
  // As the platform sends it: usually masked.
  Cell: ({ value }) => <span title={value}>{value}</span>,
  // 010-****5678-803, or 154****0001.
  width: ({ landline }) => (landline ? 116 : 92),
  typing: () => ({ type: 'tel' }),
}
