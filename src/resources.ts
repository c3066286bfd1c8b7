import menuGroups from '@resources/menu'
import type { ComponentType } from 'react'
import { declarationsOf, loadDeclarations } from '@/declaration'
import type { AreaComponentModules, AreaComponentProps } from '@/screens'

/**
 * All business areas: every file in a folder of resources/ is a declaration, but those that end in `.seed.ts` or
 * `.rules.ts`, which belong to the reference platform. Adding a file is all it takes.
 *
 * @throws DeclarationError when one of them cannot be used; a build is checked before it is made
 */
export const resources = (import.meta.env.PROD ? declarationsOf : loadDeclarations)(
  import.meta.glob<unknown>(
    [
      '/resources/*/*.ts',
      '!/resources/*/*.seed.ts',
      '!/resources/*/*.rules.ts',
      '!/resources/*/*.endpoints.ts',
    ],
    { eager: true, import: 'default' },
  ),
  menuGroups,
)

export { menuGroups }

/** Hand-written cells, panels and dialogs of the areas, each loaded when a declaration that names it is first shown. */
export const components: AreaComponentModules = import.meta.glob<{
  default: ComponentType<AreaComponentProps>
}>('/resources/*/*.tsx')
