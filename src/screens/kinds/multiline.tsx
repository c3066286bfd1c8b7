import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'multiline'>> = {
  stretches: true,
  Cell: ({ value }) =>
    typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />,
  Field: ({ value }) =>
    typeof value === 'string' ? <span className="kind-lines">{value}</span> : <Raw value={value} />,
  width: () => 176,
  wide: true,
}
