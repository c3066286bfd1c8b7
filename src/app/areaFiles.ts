import type { Page, Resource } from '@/declaration'
import { pages, resources } from './allDeclared'
import { components } from './components'

/*
 * Loaders of declarations. Separate from everything else, so that the declaration of the first address loads in
 * parallel with the console. During development all declarations are already loaded; a build replaces this file by
 * one with dynamic imports (`src/build/lateDeclarations.ts`).
 */

export const areaFiles: { readonly [path: string]: () => Promise<Resource> } = Object.fromEntries(
  resources.map((resource) => [resource.path, async () => resource]),
)

/** The components of declared pages, by the paths of the pages. */
export const pageParts: { readonly [path: string]: () => Promise<unknown> } = Object.fromEntries(
  pages.flatMap(({ path, component }) => {
    const load = components[component]
    return load ? [[path, load]] : []
  }),
)

export const pageFiles: { readonly [name: string]: () => Promise<Page> } = Object.fromEntries(
  pages.map((page) => [page.name, async () => page]),
)
