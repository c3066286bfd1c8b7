import { type FieldOf, type Label, type Locale, textIn } from '@/declaration'
import type { KindLook } from './look'
import { ChosenFilter, declaredChoice } from './parts/Options'
import { Raw } from './parts/Raw'
import { Tags } from './parts/Tags'

const wordOf = (name: Label | undefined, value: unknown, locale: Locale): string =>
  name ? textIn(name, locale) : String(value)

export const look: KindLook<FieldOf<'choices'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) =>
    Array.isArray(value) ? (
      <Tags words={value.map((one) => wordOf(declaredChoice(field.of, one), one, locale))} />
    ) : (
      <Raw value={value} />
    ),
  width: () => 176,
  Filter: ChosenFilter,
}
