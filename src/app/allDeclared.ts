import menuGroups from '@resources/menu'
import { loadDeclarations, loadPages } from '@/declaration'
import { addedTo } from '@/declaration/completed'
import type { Doc } from '@/declaration/documentation'

/** The documents of the documentation centre: every `*.doc.ts` below resources/. Adding a file is all it takes. */
export const docs: readonly Doc[] = Object.values(
  import.meta.glob<Doc>('/resources/**/*.doc.ts', { eager: true, import: 'default' }),
)

export const files = import.meta.glob<unknown>(['/resources/**/*.area.ts', '/resources/**/*.page.ts'], {
  eager: true,
  import: 'default',
})

export const componentFiles = Object.keys(import.meta.glob('/resources/**/*.part.tsx'))

/** The operation log's names for areas and their actions. */
export { declaredNames } from '@resources/operationLog/declaredNames'

/** All business areas, in menu order; a build generates `areaFiles.ts` and `heads.ts` from it. Throws DeclarationError. */
export const resources = loadDeclarations(files, menuGroups, { componentFiles })

/** The defaults that declarations omit, by file; a build adds them. */
export const additions = Object.fromEntries(
  Object.entries(files).flatMap(([file, one]) => {
    const added = addedTo(one)
    return added ? [[file, added]] : []
  }),
)

export const pages = loadPages(files, menuGroups)
