import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'
import { Tags } from './parts/Tags'

export const look: KindLook<FieldOf<'tags'>> = {
  stretches: true,
  Cell: ({ value }) => (Array.isArray(value) ? <Tags words={value.map(String)} /> : <Raw value={value} />),
  width: () => 200,
}
