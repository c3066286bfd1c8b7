import { filtersOf, isHeavy, type Resource } from '@/declaration'

/**
 * Whether one only searches by a field. Without a detail there is no place that leaves it out, and an area's own part of the
 * detail may show it.
 */
const isFilteredAlone = (resource: Resource, name: string): boolean =>
  resource.detail !== undefined &&
  resource.detail.component === undefined &&
  filtersOf(resource).some(({ on }) => on.some((one) => one === name))

/** Whether a field is there for nothing but the order of the list or its filters: one never sees it. */
const onlySteers = (resource: Resource, name: string): boolean => {
  const { list, detail } = resource
  return (
    (list.sortable.includes(name) || isFilteredAlone(resource, name)) &&
    // Without groups the detail shows every field, unless a page of the area's own takes its place.
    !(detail?.groups?.some(({ fields }) => fields.includes(name)) ?? (detail && !detail.page))
  )
}

/**
 * The fields that a list's rows hold besides its columns. Heavy ones come with the detail only, secrets never, and what only
 * orders the list, or is searched by, says in a file nothing that other columns do not.
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
