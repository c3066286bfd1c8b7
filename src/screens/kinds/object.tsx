import { type FieldOf, isRecord, textOf } from '@/declaration'
import { partsIn } from '@/declaration/kinds/composite'
import { textIn } from '@/declaration/label'
import { Empty } from '@/ui/EmptyState'
import { Facts } from '@/ui/Facts'
import type { KindLook } from './look'
import { FilledFilter } from './parts/Options'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'object'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) => {
    if (!isRecord(value)) return <Raw value={value} />
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale, parts: { Part } }) => {
    if (!isRecord(value)) return <Raw value={value} />
    const shown = partsIn(field, value)
    return shown.length === 0 ? (
      <Empty />
    ) : (
      <Facts
        facts={shown.map(({ name, label, part }) => ({
          name: (label && textIn(label, locale)) ?? name,
          value: (
            <Part place="Field" field={part} name={name} value={value[name]} record={value} locale={locale} />
          ),
        }))}
      />
    )
  },
  width: () => 176,
  wide: true,
  Filter: FilledFilter,
}
