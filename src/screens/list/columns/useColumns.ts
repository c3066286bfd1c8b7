import { useTheme } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { type Field, type Locale, type Resource, resourceName } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale } from '@/i18n/useSay'
import { isEnd, stretches } from '../../kinds/looks'
import { useOwnSetting } from '../../ownSettings'
import { type ColumnSetting, columnSettings, moveColumn, showColumn, sizeColumn } from './columnSettings'
import { columnWidth, mergeNeeds, type Needs, needsOf } from './columnWidths'

/** A column prepared for rendering once for the whole table, not for each cell. */
export interface Column {
  readonly name: string
  readonly label: string
  readonly field: Field
  readonly shown: boolean
  readonly end: boolean
  readonly sortable: boolean
  /** px */
  readonly width: number
  /** It gets a share of the spare room: its values may be long, and the operator has set no width. */
  readonly stretches: boolean
}

export interface Columns {
  /** All columns in order, for the operator to arrange; the first names the record. */
  readonly all: readonly Column[]
  readonly shown: readonly Column[]
  /** The operator has changed something. */
  readonly arranged: boolean
  readonly show: (name: string, shown: boolean) => void
  /** @param to index among all columns, from 0 */
  readonly move: (name: string, to: number) => void
  /** @param width px */
  readonly size: (name: string, width: number) => void
  /** Restores the declared columns. */
  readonly reset: () => void
}

const compile = (
  resource: Resource,
  { name, shown, width }: ColumnSetting,
  measures: Parameters<typeof columnWidth>[2],
): Column[] => {
  const field = resource.fields[name]
  if (!field) return []
  return [
    {
      name,
      label: textIn(field.label, measures.locale),
      field,
      shown,
      end: isEnd(field),
      sortable: resource.list.sortable.includes(name),
      width: width ?? columnWidth(resource, name, measures),
      stretches: width === undefined && stretches(field),
    },
  ]
}

/**
 * The widths needed by this and earlier pages: a column never gets narrower again, because columns that move with every page
 * are hard to read.
 */
const useNeeds = (resource: Resource, rows: readonly RaRecord[], locale: Locale): Needs => {
  const now = useMemo(() => needsOf(resource, rows, locale), [resource, rows, locale])
  const [{ of, needs }, keep] = useState({ of: locale, needs: now })
  const next = of === locale ? mergeNeeds(needs, now) : now
  if (next !== needs) keep({ of: locale, needs: next })
  return next
}

/** The columns of an area's list as the operator has arranged them; remembered per area. */
export const useColumns = (resource: Resource, rows: readonly RaRecord[]): Columns => {
  const locale = useLocale()
  const room = 2 * useTheme().console.size.cell
  const needs = useNeeds(resource, rows, locale)
  const [stored, store] = useOwnSetting<unknown>(`${resourceName(resource)}.columns`, null)
  return useMemo(() => {
    const settings = columnSettings(resource, stored)
    const measures = { locale, room, needs }
    const all = settings.flatMap((setting) => compile(resource, setting, measures))
    return {
      all,
      shown: all.filter(({ shown }) => shown),
      arranged: Array.isArray(stored),
      show: (name, shown) => store(showColumn(settings, name, shown)),
      move: (name, to) => store(moveColumn(settings, name, to)),
      size: (name, width) => store(sizeColumn(settings, name, width)),
      reset: () => store(null),
    }
  }, [resource, locale, room, needs, stored, store])
}
