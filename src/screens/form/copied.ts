import type { Identifier } from 'react-admin'

const parameter = 'copy'

/** The search of a form that begins with values of this record. */
export const copySearch = (id: Identifier): string => `?${new URLSearchParams({ [parameter]: String(id) })}`

/** The record that a new one begins with, if the address names one. */
export const copiedId = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined
