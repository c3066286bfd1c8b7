import type { Resource } from '@/declaration'
import { components } from './components'

/** Loaders of the areas' components in a list's columns. */
export const cellsOf = ({ fields, list }: Resource) =>
  list.columns.flatMap((name) => components[fields[name]?.component ?? ''] ?? [])
