import { type FieldOf, isRecord, textOf, type WireRecord } from '@/declaration'
import { partsIn } from '@/declaration/kinds/composite'
import { textIn } from '@/declaration/label'
import { Empty } from '@/ui/EmptyState'
import { Facts } from '@/ui/Facts'
import type { KindLook } from './look'

export const look: KindLook<FieldOf<'object'>, WireRecord> = {
  takes: isRecord,
  stretches: true,
  Cell: ({ field, value, locale }) => {
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale, parts: { Part } }) => {
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
}
