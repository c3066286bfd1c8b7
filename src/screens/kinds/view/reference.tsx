import type { FieldOf } from '@/declaration'
import { Raw } from './Raw'
import type { KindView } from './view'

export const reference: KindView<FieldOf<'reference'>> = {
  Cell: ({ value }) =>
    typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />,
  width: () => 160,
}
