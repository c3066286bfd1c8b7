import type { Resource } from '@/declaration'

/**
 * The permissions that something of an area asks for: its own, and the list's, without which there is no area.
 *
 * @param capability `detail`, `create`, `edit` or the name of an action; the list alone without it
 */
export const keysOf = ({ name }: Resource, capability?: string): readonly string[] =>
  capability === undefined ? [`${name}.list`] : [`${name}.list`, `${name}.${capability}`]
