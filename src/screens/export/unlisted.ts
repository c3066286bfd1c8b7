import { isHeavy, type Resource } from '@/declaration'

/** Whether a field is there for nothing but the order of the list: one sorts by it, and sees it nowhere. */
const onlyOrders = ({ list, detail }: Resource, name: string): boolean =>
  list.sortable.includes(name) &&
  // Without groups the detail shows every field, unless a page of the area's own takes its place.
  !(detail?.groups?.some(({ fields }) => fields.includes(name)) ?? (detail && !detail.page))

/**
 * The fields that a list's rows hold besides its columns. Heavy ones come with the detail only, secrets never, and what only
 * orders the list says nothing in a file.
 */
export const unlistedFields = (resource: Resource): readonly string[] => {
  const { columns, moreColumns = [] } = resource.list
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    columns.includes(name) ||
    moreColumns.includes(name) ||
    field.kind === 'secret' ||
    isHeavy(field) ||
    onlyOrders(resource, name)
      ? []
      : [name],
  )
}
