import { filtersOf, isHeavy, type Resource } from '@/declaration'

/**
 * Whether a field exists only to filter by. Without a detail there is no view that leaves it out, and an area's own part of the
 * detail may show it.
 */
const isFilteredAlone = (resource: Resource, name: string): boolean =>
  resource.detail !== undefined &&
  resource.detail.component === undefined &&
  filtersOf(resource).some(({ on }) => on.some((one) => one === name))

/** Whether a field exists only to sort or filter the list and is never shown. */
const onlySteers = (resource: Resource, name: string): boolean => {
  const { list, detail } = resource
  return (
    (list.sortable.includes(name) || isFilteredAlone(resource, name)) &&
    // Without groups the detail shows every field, unless the area has its own page instead.
    !(detail?.groups?.some(({ fields }) => fields.includes(name)) ?? (detail && !detail.page))
  )
}

/**
 * The fields that a list's rows hold besides its columns. Heavy fields come only with the detail, secrets never. Fields that only
 * sort or filter the list would add nothing to a file.
 */
export const unlistedFields = (resource: Resource): readonly string[] => {
  const { columns, moreColumns = [] } = resource.list
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    columns.includes(name) ||
    moreColumns.includes(name) ||
    field.kind === 'secret' ||
    isHeavy(field) ||
    onlySteers(resource, name)
      ? []
      : [name],
  )
}
