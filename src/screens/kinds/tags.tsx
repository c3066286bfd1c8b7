import type { FieldOf, Json } from '@/declaration'
import { isArray, type KindLook } from './look'
import { Tags } from './parts/Tags'

export const look: KindLook<FieldOf<'tags'>, readonly Json[]> = {
  takes: isArray,
  stretches: true,
  Cell: ({ value }) => <Tags words={value.map(String)} />,
  width: () => 200,
}
