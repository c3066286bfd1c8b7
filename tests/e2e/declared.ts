import type { Page, Resource } from '@/declaration'
import { withModules } from '../../src/commands/modules.mjs'

let known: Promise<readonly (Resource | Page)[]> | undefined

/** Everything that is declared, as the files below `resources/` export it. For tests that must include new areas. */
export const declared = (): Promise<readonly (Resource | Page)[]> => {
  known ??= withModules(async (load) => {
    const { files } = await load('/src/app/allDeclared.ts')
    return Object.values<Resource | Page>(files)
  })
  return known
}
