import menuGroups from '@resources/menu'
import type { ComponentType } from 'react'
import { DeclarationError, declarationsOf, loadDeclarations, loadPages } from '@/declaration'
import type { AreaComponentModules } from '@/screens'
import type { AreaFile } from '@/screens/declarations'
import { lazyPage } from '@/screens/latePart'
import type { DeclaredPage } from '@/shell/menu/pageRegistry'

const files = import.meta.glob<unknown>(
  [
    '/resources/*/*.ts',
    '!/resources/*/*.seed.ts',
    '!/resources/*/*.rules.ts',
    '!/resources/*/*.endpoints.ts',
  ],
  { eager: true, import: 'default' },
)

/**
 * All business areas: every file in a folder of resources/ is a declaration, but those that end in `.endpoints.ts`, which
 * a declaration takes its calls from, and in `.seed.ts` or `.rules.ts`, which belong to the reference platform. What lies
 * deeper is parts of them. Adding a file is all it takes.
 *
 * @throws DeclarationError when one of them cannot be used; a build is checked before it is made
 */
export const resources = (import.meta.env.PROD ? declarationsOf : loadDeclarations)(files, menuGroups)

export { menuGroups }

/** Hand-written cells, panels, dialogs and pages, each loaded when a declaration that names it is first shown. */
export const components: AreaComponentModules = import.meta.glob<{ default: AreaFile }>('/resources/*/*.tsx')

const pageFiles = import.meta.glob<{ default: ComponentType }>('/resources/*/*.tsx')

/** The screens with components of their own, by their names. */
export const declaredPages: { readonly [name: string]: DeclaredPage } = Object.fromEntries(
  loadPages(files, menuGroups).map((declared) => {
    const load = Object.entries(pageFiles).find(([file]) => file.endsWith(`/${declared.component}.tsx`))?.[1]
    if (!load)
      throw new DeclarationError([`${declared.name}: there is no component ${declared.component}.tsx`])
    return [declared.name, { declared, page: lazyPage(load), permission: `${declared.name}.view` }]
  }),
)
