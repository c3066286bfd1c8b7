import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { type Field, type Locale, type Resource, resourceName } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { isEnd, widthOf } from '../../kinds/views'
import { textWidth } from '../textWidth'
import { type ColumnSetting, columnSettings, moveColumn, showColumn, sizeColumn } from './columnSettings'

/** A column ready to be drawn: looked up once for the whole table, not for each of its cells. */
export interface Column {
  readonly name: string
  readonly label: string
  readonly field: Field
  readonly shown: boolean
  readonly end: boolean
  readonly sortable: boolean
  /** px */
  readonly width: number
  /** The operator has set the width: it takes no share of the room that is left. */
  readonly sized: boolean
}

export interface Columns {
  /** All of them in their order, for the operator to arrange; the first names the record. */
  readonly all: readonly Column[]
  readonly shown: readonly Column[]
  /** The operator has changed something. */
  readonly arranged: boolean
  readonly show: (name: string, shown: boolean) => void
  /** @param to place among all columns, from 0 */
  readonly move: (name: string, to: number) => void
  /** @param width px */
  readonly size: (name: string, width: number) => void
  /** Back to what is declared. */
  readonly reset: () => void
}

/** What a name may be longer than another text, px. */
const titleRoom = 40
/** How much wider a text is in bold. */
const bold = 1.12
/** Left and right of a column's name with its arrows, px. */
const headRoom = 44

/** What a column takes until the operator sets its width, px: its kind's width, and never less than its own name. */
const naturalWidth = (resource: Resource, name: string, field: Field, label: string): number =>
  Math.max(
    widthOf(field) + (name === resource.title && field.kind === 'text' ? titleRoom : 0),
    Math.ceil(textWidth(label) * bold + headRoom),
  )

const compile = (resource: Resource, locale: Locale, { name, shown, width }: ColumnSetting): Column[] => {
  const field = resource.fields[name]
  if (!field) return []
  const label = field.label[locale]
  return [
    {
      name,
      label,
      field,
      shown,
      end: isEnd(field),
      sortable: resource.list.sortable.includes(name),
      width: width ?? naturalWidth(resource, name, field, label),
      sized: width !== undefined,
    },
  ]
}

/** The columns of an area's list as the operator has arranged them; remembered per area. */
export const useColumns = (resource: Resource): Columns => {
  const locale = useConsoleLocale()
  const [stored, store] = useStore<unknown>(`${resourceName(resource)}.columns`, null)
  return useMemo(() => {
    const settings = columnSettings(resource, stored)
    const all = settings.flatMap((setting) => compile(resource, locale, setting))
    return {
      all,
      shown: all.filter(({ shown }) => shown),
      arranged: Array.isArray(stored),
      show: (name, shown) => store(showColumn(settings, name, shown)),
      move: (name, to) => store(moveColumn(settings, name, to)),
      size: (name, width) => store(sizeColumn(settings, name, width)),
      reset: () => store(null),
    }
  }, [resource, locale, stored, store])
}
