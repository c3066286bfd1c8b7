import { apiDocument } from '@resources/apiDocument'
import groups from '@resources/menu'
import { loadDeclarations, loadPages, type Page, type Resource } from '@/declaration'
import type { DocumentInfo } from '@/declaration/openapi'
import type { PlatformCalls } from '@/declaration/platformCall'

/** Everything that the folders below resources/ say about the business areas. */
export interface Collected {
  /** In menu order. */
  readonly declarations: readonly Resource[]
  readonly pages?: readonly Page[]
  /** What stands in the API document beside these. */
  readonly document?: DocumentInfo
  /** Default exports of `<file>.seed.ts`, by the name of the area in `<file>.ts`. */
  readonly seeds: Readonly<Record<string, unknown>>
  /** Default exports of `<file>.rules.ts`, by the name of the area in `<file>.ts`. */
  readonly rules: Readonly<Record<string, unknown>>
}

type Modules = Readonly<Record<string, unknown>>

/**
 * Seeds or rules by the name of the area that is declared in the file beside them: `sms/smssign.rules.ts` belongs to
 * what `sms/smssign.ts` declares, whatever its name is. One that lies beside no declaration keeps its file's name, under
 * which it is refused.
 *
 * @param declared the declaring files and what they export
 */
export const byArea = (modules: Modules, declared: Modules): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => {
      const beside = declared[file.replace(/\.\w+\.ts$/, '.ts')]
      const named = typeof beside === 'object' && beside !== null && 'name' in beside
      return [named ? String(beside.name) : (/([^/]+)\.\w+\.ts$/.exec(file)?.[1] ?? file), module]
    }),
  )

/**
 * Finds the areas by their files: an area is added by adding its file, and nothing else is edited. Every `.ts` file in
 * an area's folder is a declaration unless its name ends in `.seed.ts` or `.rules.ts`; what areas share lies beside
 * the folders.
 *
 * @throws DeclarationError when a declaration cannot be used
 */
export const collect = (): Collected => {
  const declared = import.meta.glob<unknown>(
    ['/resources/*/*.ts', '/demo/areas/*.ts', '!/**/*.seed.ts', '!/**/*.rules.ts', '!/**/*.endpoints.ts'],
    { eager: true, import: 'default' },
  )
  const seeds = import.meta.glob<unknown>(['/resources/*/*.seed.ts', '/demo/areas/*.seed.ts'], {
    eager: true,
    import: 'default',
  })
  const rules = import.meta.glob<unknown>(['/resources/*/*.rules.ts', '/demo/areas/*.rules.ts'], {
    eager: true,
    import: 'default',
  })
  const demo = import.meta.glob<PlatformCalls>('/demo/calls.ts', { eager: true, import: 'default' })
  const pages = loadPages(declared, groups)
  return {
    declarations: loadDeclarations(declared, groups),
    pages,
    document: { ...apiDocument, pages, calls: [...apiDocument.calls, ...Object.values(demo)] },
    seeds: byArea(seeds, declared),
    rules: byArea(rules, declared),
  }
}
