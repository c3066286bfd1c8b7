import type { Resource } from '@/declaration'

/**
 * The permissions that a part of an area needs: its own and the list's.
 *
 * @param capability `detail`, `create`, `edit` or the name of an action; undefined for the list
 */
export const keysOf = ({ name }: Resource, capability?: string): readonly string[] =>
  capability === undefined ? [`${name}.list`] : [`${name}.list`, `${name}.${capability}`]
