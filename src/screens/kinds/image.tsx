import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import type { KindLook } from './look'
import { FilledFilter } from './parts/Options'
import { Picture } from './parts/Picture'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'image'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'string' ? (
      <Picture address={value} name={textIn(field.label, locale)} />
    ) : (
      <Raw value={value} />
    ),
  Field: ({ field, value, locale }) =>
    typeof value === 'string' ? (
      <Picture address={value} name={textIn(field.label, locale)} large />
    ) : (
      <Raw value={value} />
    ),
  width: () => 40,
  Filter: FilledFilter,
}
