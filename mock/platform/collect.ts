import { apiDocument } from '@resources/apiDocument'
import groups from '@resources/menu'
import { DeclarationError, loadDeclarations, loadPages, type Page, type Resource } from '@/declaration'
import type { DocumentInfo } from '@/declaration/openapi'
import type { PlatformCalls } from '@/declaration/platformCall'
import type { Sample } from './areas/rules'

/** Everything that the folders below resources/ say about the business areas. */
export interface Collected {
  /** In menu order. */
  readonly declarations: readonly Resource[]
  readonly pages?: readonly Page[]
  /** What stands in the API document beside these. */
  readonly document?: DocumentInfo
  /** Default exports of `<file>.seed.ts`, by the name of the area in `<file>.ts`; without those that are a `sample`. */
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSample = (value: unknown): value is Sample =>
  isObject(value) && 'sample' in value && Object.keys(value).length === 1

/**
 * Puts the samples that stand in seed files into the declarations beside them.
 *
 * @returns the declaring files, and the seeds that are left
 * @throws DeclarationError when a declaration has a sample of its own already
 */
export function withSamples(declared: Modules, seeds: Modules): { declared: Modules; seeds: Modules } {
  const whole: Record<string, unknown> = { ...declared }
  const left: Record<string, unknown> = {}
  for (const [file, seed] of Object.entries(seeds)) {
    const beside = file.replace(/\.seed\.ts$/, '.ts')
    const area = declared[beside]
    if (!isSample(seed) || !isObject(area) || !('fields' in area)) {
      left[file] = seed
      continue
    }
    if ('sample' in area)
      throw new DeclarationError([`${file}: the declaration has a sample too; take one of them out`])
    whole[beside] = { ...area, ...seed }
  }
  return { declared: whole, seeds: left }
}

/**
 * Finds the areas by their files: an area is added by adding its file, and nothing else is edited. Every `.ts` file in
 * an area's folder is a declaration unless its name ends in `.seed.ts` or `.rules.ts`; what areas share lies beside
 * the folders.
 *
 * @throws DeclarationError when a declaration cannot be used
 */
export const collect = (): Collected => {
  const files = import.meta.glob<unknown>(
    ['/resources/*/*.ts', '/demo/areas/*.ts', '!/**/*.seed.ts', '!/**/*.rules.ts', '!/**/*.endpoints.ts'],
    { eager: true, import: 'default' },
  )
  const seedFiles = import.meta.glob<unknown>(['/resources/*/*.seed.ts', '/demo/areas/*.seed.ts'], {
    eager: true,
    import: 'default',
  })
  const rules = import.meta.glob<unknown>(['/resources/*/*.rules.ts', '/demo/areas/*.rules.ts'], {
    eager: true,
    import: 'default',
  })
  const { declared, seeds } = withSamples(files, seedFiles)
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
