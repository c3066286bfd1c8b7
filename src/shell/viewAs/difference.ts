import {
  allows,
  capabilitiesOf,
  type Page,
  type Permissions,
  pageCapabilities,
  type Resource,
} from '@/declaration'

const heldIn = (resource: Resource, permissions: Permissions): readonly string[] =>
  allows(permissions, `${resource.name}.list`)
    ? capabilitiesOf(resource).filter((key) => allows(permissions, key))
    : []

const heldOn = (page: Page, permissions: Permissions): readonly string[] =>
  allows(permissions, `${page.name}.view`)
    ? pageCapabilities(page).filter((key) => allows(permissions, key))
    : []

/**
 * The number of permissions by which two accounts differ. An area without its list does not exist, and fields count
 * only where both see the area, so that a missing area is counted once.
 *
 * @returns how many permissions of the first one the second lacks, and how many more it has
 */
export const differenceOf = (
  resources: readonly Resource[],
  first: Permissions,
  second: Permissions,
  pages: readonly Page[] = [],
): { readonly fewer: number; readonly more: number } => {
  let fewer = 0
  let more = 0
  for (const resource of resources) {
    const [one, other] = [heldIn(resource, first), heldIn(resource, second)]
    const both = one.length > 0 && other.length > 0
    const beyond = (from: readonly string[], than: readonly string[]) =>
      from.filter((key) => !than.includes(key) && (both || !key.startsWith(`${resource.name}.field.`))).length
    fewer += beyond(one, other)
    more += beyond(other, one)
  }
  for (const page of pages) {
    const [one, other] = [heldOn(page, first), heldOn(page, second)]
    fewer += one.filter((key) => !other.includes(key)).length
    more += other.filter((key) => !one.includes(key)).length
  }
  return { fewer, more }
}
