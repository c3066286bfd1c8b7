import {
  dayOf,
  type Field,
  filtersOf,
  isSet,
  type Json,
  type Label,
  type Locale,
  type Resource,
  textIn,
} from '@/declaration'
import { text } from '@/declaration/kinds/registry'
import { l } from '@/declaration/label'
import { monthOf } from '../filters/period'
import type { FilterValues } from '../params'

/** A way to put the rows of a list into groups: by a field, or by the days or months of a time. */
export interface Grouping {
  readonly key: string
  /** The name of the field to group by. */
  readonly name: string
  readonly field: Field
  /** How a group's value is shown. */
  readonly shown: Field
  readonly span?: 'day' | 'month'
}

const spans = {
  day: l('{name}（按天）', '{name}, by day', '{name}, por día'),
  month: l('{name}（按月）', '{name}, by month', '{name}, por mes'),
} as const satisfies Record<string, Label>

/** Kinds whose values repeat. For texts, the rows decide whether they do. */
const groupable: readonly Field['kind'][] = ['choice', 'boolean', 'reference', 'text']

const isDeadline = (field: Field | undefined): boolean =>
  field?.kind === 'timestamp' && field.deadline !== undefined

/** The possible groupings of a list's rows, in column order. Deadlines come last, as only open records have them. */
export function groupingsOf({ fields, key, list }: Resource): readonly Grouping[] {
  const names = [...list.columns, ...(list.moreColumns ?? [])].toSorted(
    (one, other) => Number(isDeadline(fields[one])) - Number(isDeadline(fields[other])),
  )
  return names.flatMap((name): Grouping[] => {
    const field = fields[name]
    if (!field || (key.length === 1 && key[0] === name)) return []
    const { kind, label, emptyText } = field
    if (kind === 'timestamp' || kind === 'day')
      return (['day', 'month'] as const).map((span) => ({
        ...{ key: `${name}.${span}`, name, field, span },
        shown: { ...text({ label }), emptyText },
      }))
    // An area's own component may need the record.
    const shown = { ...field, component: undefined }
    return groupable.includes(kind) ? [{ key: name, name, field, shown }] : []
  })
}

/** The group a field's value belongs to. Null for empty values. */
export function groupOf({ field, span }: Grouping, value: Json | undefined): Json {
  if (value === undefined || !isSet(value) || (field.kind === 'timestamp' && value === 0)) return null
  if (!span) return value
  const day = typeof value === 'number' ? dayOf(value) : String(value)
  return span === 'day' ? day : day.slice(0, 7)
}

/** What rows are grouped by, in words. */
export const groupingText = ({ field, span }: Grouping, locale: Locale): string => {
  const name = textIn(field.label, locale)
  return span ? textIn(spans[span], locale, { name }) : name
}

/** The filter that shows only this group, on top of the filters already set. Undefined if the list has no filter for it. */
export function filterFor(
  resource: Resource,
  set: FilterValues,
  { name, span }: Grouping,
  value: Json,
): FilterValues | undefined {
  if (value === null) return undefined
  for (const filter of filtersOf(resource)) {
    if (filter.test === 'period') {
      const time = filter.on.find(({ field }) => field === name)
      const [begin, end] = filter.params
      if (!span || !time || begin === undefined || end === undefined) continue
      const days = String(value)
      const { begin: from, end: to } = span === 'day' ? { begin: days, end: days } : monthOf(`${days}-01`)
      const { choose } = filter
      const isCut = choose === undefined || (set[choose] ?? filter.on[0]?.value) === time.value
      return {
        ...set,
        // Do not extend a month beyond the period that is already set.
        [begin]: isCut ? latest(from, set[begin]) : from,
        [end]: isCut ? earliest(to, set[end]) : to,
        ...(choose !== undefined && { [choose]: time.value }),
      }
    }
    const isPlain = filter.test === 'equals' || filter.test === 'in'
    if (!span && isPlain && filter.on.length === 1 && filter.on[0] === name)
      return { ...set, [filter.name]: value }
  }
  return undefined
}

const latest = (one: string, other: Json | undefined): string =>
  typeof other === 'string' && other > one ? other : one

const earliest = (one: string, other: Json | undefined): string =>
  typeof other === 'string' && other !== '' && other < one ? other : one
