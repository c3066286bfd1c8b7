import type { PageRegistry } from '@/shell/menu/pageRegistry'

/**
 * The pages that a platform's menu may name by key, besides the declared areas, which it names by their names: the eight
 * keys of the specification (§2), each a page of its own or the address of an area's page.
 */
export const pages: PageRegistry = {}
