import { type FieldOf, textOf } from '@/declaration'
import { Status } from '@/ui/Status'
import type { KindLook } from './look'
import { ChosenFilter, dotWidth, wordWidth } from './parts/Options'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'boolean'>> = {
  Cell: ({ field, value, locale }) =>
    typeof value === 'boolean' ? (
      <Status tone={value ? 'success' : 'default'} word={textOf(field, value, locale)} />
    ) : (
      <Raw value={value} />
    ),
  width: (field, locale) =>
    wordWidth(
      [true, false].map((value) => textOf(field, value, locale)),
      locale,
    ) + dotWidth,
  Filter: ChosenFilter,
}
