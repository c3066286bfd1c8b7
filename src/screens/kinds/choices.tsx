import { type FieldOf, type Json, type Label, type Locale, textIn } from '@/declaration'
import { isArray, type KindLook } from './look'
import { ChosenFilter, declaredChoice } from './parts/Options'
import { Tags } from './parts/Tags'

const wordOf = (name: Label | undefined, value: unknown, locale: Locale): string =>
  name ? textIn(name, locale) : String(value)

export const look: KindLook<FieldOf<'choices'>, readonly Json[]> = {
  takes: isArray,
  stretches: true,
  Cell: ({ field, value, locale }) => (
    <Tags words={value.map((one) => wordOf(declaredChoice(field.of, one), one, locale))} />
  ),
  width: () => 176,
  Filter: ChosenFilter,
}
