import type { Page, Resource } from '@/declaration'
import { pages, resources } from './allDeclared'

/*
 * The ways to the declarations, apart from everything else: the declaration of a visit's first address is asked for
 * beside the console that shows it. In development they are all at hand; a build writes this file anew
 * (`src/build/lateDeclarations.ts`), each way an import.
 */

/** The declaration of each area, by the area's path. */
export const areaFiles: { readonly [path: string]: () => Promise<Resource> } = Object.fromEntries(
  resources.map((resource) => [resource.path, async () => resource]),
)

/** The declaration of each page, by its name. */
export const pageFiles: { readonly [name: string]: () => Promise<Page> } = Object.fromEntries(
  pages.map((page) => [page.name, async () => page]),
)
