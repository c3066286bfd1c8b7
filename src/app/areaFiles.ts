import type { Page, Resource } from '@/declaration'
import { pages, resources } from './allDeclared'

/*
 * Loaders of declarations. Separate from everything else, so that the declaration of the first address loads in
 * parallel with the console. During development all declarations are already loaded; a build replaces this file by
 * one with dynamic imports (`src/build/lateDeclarations.ts`).
 */

export const areaFiles: { readonly [path: string]: () => Promise<Resource> } = Object.fromEntries(
  resources.map((resource) => [resource.path, async () => resource]),
)

export const pageFiles: { readonly [name: string]: () => Promise<Page> } = Object.fromEntries(
  pages.map((page) => [page.name, async () => page]),
)
