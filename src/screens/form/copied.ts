import type { Identifier } from 'react-admin'

const parameter = 'copy'

/** The search of a form that copies this record. */
export const copySearch = (id: Identifier): string => `?${new URLSearchParams({ [parameter]: String(id) })}`

/** The id of the record to copy, if the address names one. */
export const copiedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined
