import { type Page, type Resource, viewRead } from '@/declaration'
import { addressOf } from '@/platform/client'
import { usualCall } from '@/screens/list/firstCall'
import { pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

const viewCall = (page: Page): string | undefined => {
  const read = viewRead(page)
  return read && addressOf(read.call)
}

/** The address of the first call of the page at a path. */
export const firstCalls: { readonly [path: string]: string } = Object.fromEntries(
  [
    ...resources.map((resource) => [resource.path, usualCall(resource)] as const),
    ...pages.map((page) => [page.path, viewCall(page)] as const),
  ].flatMap(([path, call]) => (call ? [[path, call]] : [])),
)

const cellsOf = ({ fields, list }: Resource): readonly string[] =>
  list.columns.flatMap((name) => fields[name]?.component ?? [])

/** The keys of the area components that the list at a path uses. */
export const firstCells: { readonly [path: string]: readonly string[] } = Object.fromEntries(
  resources
    .map((resource) => [resource.path, cellsOf(resource)] as const)
    .filter(([, keys]) => keys.length > 0),
)
