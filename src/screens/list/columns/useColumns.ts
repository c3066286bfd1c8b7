import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { type Field, type Resource, resourceName } from '@/declaration'
import { isEnd, widthOf } from '../../kinds/views'
import { type ColumnSetting, columnSettings, sizeColumn } from './columnSettings'

/** A column ready to be drawn: looked up once for the whole table, not for each of its cells. */
export interface Column {
  readonly name: string
  readonly field: Field
  readonly end: boolean
  readonly sortable: boolean
  /** px */
  readonly width: number
  /** The operator has set the width: it takes no share of the room that is left. */
  readonly sized: boolean
}

export interface Columns {
  /** Those that are shown, in their order; the first names the record. */
  readonly shown: readonly Column[]
  /** All of them, for the operator to arrange. */
  readonly settings: readonly ColumnSetting[]
  readonly arranged: boolean
  readonly arrange: (settings: readonly ColumnSetting[]) => void
  readonly size: (name: string, width: number) => void
  /** Back to what is declared. */
  readonly reset: () => void
}

const compile = (resource: Resource, { name, width }: ColumnSetting): Column[] => {
  const field = resource.fields[name]
  if (!field) return []
  const sortable = resource.list.sortable.includes(name)
  return [
    {
      name,
      field,
      end: isEnd(field),
      sortable,
      width: width ?? widthOf(field) + (name === resource.title ? 40 : 0),
      sized: width !== undefined,
    },
  ]
}

/** The columns of an area's list as the operator has arranged them; remembered per area. */
export const useColumns = (resource: Resource): Columns => {
  const [stored, store] = useStore<unknown>(`${resourceName(resource)}.columns`, null)
  return useMemo(() => {
    const settings = columnSettings(resource, stored)
    return {
      settings,
      shown: settings.filter(({ shown }) => shown).flatMap((setting) => compile(resource, setting)),
      arranged: Array.isArray(stored),
      arrange: store,
      size: (name, width) => store(sizeColumn(settings, name, width)),
      reset: () => store(null),
    }
  }, [resource, stored, store])
}
