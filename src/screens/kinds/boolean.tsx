import { type FieldOf, textOf } from '@/declaration'
import { Status } from '@/ui/Status'
import { isBoolean, type KindLook } from './look'
import { ChosenFilter, dotWidth, wordWidth } from './parts/Options'

export const look: KindLook<FieldOf<'boolean'>, boolean> = {
  takes: isBoolean,
  Cell: ({ field, value, locale }) => (
    <Status tone={value ? 'success' : 'default'} word={textOf(field, value, locale)} />
  ),
  width: (field, locale) =>
    wordWidth(
      [true, false].map((value) => textOf(field, value, locale)),
      locale,
    ) + dotWidth,
  Filter: ChosenFilter,
}
