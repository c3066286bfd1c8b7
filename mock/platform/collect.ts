import { apiDocument } from '@resources/calls/apiDocument'
import groups from '@resources/menu'
import { DeclarationError, isRecord, loadDeclarations, loadPages } from '@/declaration'
import type { PlatformCalls } from '@/declaration/platformCall'
import type { Sources } from './areas/declared'
import type { Sample } from './areas/rules'

/** `seeds` and `rules` are default exports by the name of the area, without seeds that are a `sample`. */
export type Collected = Sources & Required<Pick<Sources, 'seeds' | 'rules'>>

type Modules = Readonly<Record<string, unknown>>

/** The declaration of an area's folder: `pay/trade/platform/rules.ts` belongs to `pay/trade/trade.area.ts`. */
const declaredFor = (file: string, declared: Modules): string | undefined => {
  const folder = file.replace(/\/platform\/\w+\.ts$/, '/')
  return Object.keys(declared).find(
    (one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'),
  )
}

/**
 * Seeds or rules by the name of the area in whose folder they are. In a folder without a declaration they keep the name
 * of the folder, under which they are refused.
 *
 * @param declared the declaring files and what they export
 */
export const byArea = (modules: Modules, declared: Modules): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => {
      const area = declared[declaredFor(file, declared) ?? '']
      const folder = /([^/]+)\/platform\//.exec(file)?.[1] ?? file
      return [isRecord(area) && 'name' in area ? String(area.name) : folder, module]
    }),
  )

const isSample = (value: unknown): value is Sample =>
  isRecord(value) && 'sample' in value && Object.keys(value).length === 1

/** Moves samples from seed files into their declarations. Throws DeclarationError when a declaration has one already. */
export function withSamples(declared: Modules, seeds: Modules): { declared: Modules; seeds: Modules } {
  const whole: Record<string, unknown> = { ...declared }
  const others: Record<string, unknown> = {}
  for (const [file, seed] of Object.entries(seeds)) {
    const beside = declaredFor(file, declared)
    const area = beside === undefined ? undefined : declared[beside]
    if (beside === undefined || !isSample(seed) || !isRecord(area) || !('fields' in area)) {
      others[file] = seed
      continue
    }
    if ('sample' in area)
      throw new DeclarationError([`${file}: the declaration has a sample too; take one of them out`])
    whole[beside] = { ...area, ...seed }
  }
  return { declared: whole, seeds: others }
}

/**
 * Finds the areas by the names of their files: `*.area.ts`, `*.page.ts`, and in their folders `platform/rules.ts` and
 * `platform/seed.ts`. Adding a file is all it takes.
 *
 * @throws DeclarationError when a declaration cannot be used
 */
export const collect = (): Collected => {
  const files = import.meta.glob(['/resources/**/*.{area,page}.ts'], { eager: true, import: 'default' })
  const seedFiles = import.meta.glob('/resources/**/platform/seed.ts', { eager: true, import: 'default' })
  const rules = import.meta.glob('/resources/**/platform/rules.ts', { eager: true, import: 'default' })
  const { declared, seeds } = withSamples(files, seedFiles)
  const demo = import.meta.glob<PlatformCalls>('/resources/demo/demo.calls.ts', {
    eager: true,
    import: 'default',
  })
  const pages = loadPages(declared, groups)
  return {
    declarations: loadDeclarations(declared, groups),
    pages,
    document: { ...apiDocument, pages, calls: [...apiDocument.calls, ...Object.values(demo)] },
    seeds: byArea(seeds, declared),
    rules: byArea(rules, declared),
  }
}
