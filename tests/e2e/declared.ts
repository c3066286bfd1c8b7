import type { Page, Resource } from '@/declaration'
import { withModules } from '../../src/commands/modules.mjs'

let known: Promise<readonly (Resource | Page)[]> | undefined

/** Everything that is declared, as its files below `resources/` export it; for tests that miss nothing that is added. */
export const declared = (): Promise<readonly (Resource | Page)[]> => {
  known ??= withModules(async (load) => {
    const { files } = await load('/src/app/allDeclared.ts')
    return Object.values<Resource | Page>(files)
  })
  return known
}
