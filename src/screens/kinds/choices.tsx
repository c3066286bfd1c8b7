import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'
import { ChosenFilter } from './parts/ChoiceFilter'
import { declaredChoice } from './parts/options'
import { Raw } from './parts/Raw'
import { Tags } from './parts/Tags'

export const look: KindLook<FieldOf<'choices'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) =>
    Array.isArray(value) ? (
      <Tags words={value.map((one) => declaredChoice(field.of, one)?.[locale] ?? String(one))} />
    ) : (
      <Raw value={value} />
    ),
  width: () => 176,
  Filter: ChosenFilter,
}
