import { roleTitles } from '@resources/account/roles'
import { apiDocument } from '@resources/calls/apiDocument'
import groups from '@resources/menu'
import { DeclarationError, isRecord, loadDeclarations, loadPages } from '@/declaration'
import { errorCatalogue } from '@/declaration/errors'
import { findNotes, findProblems, type Problem } from '@/declaration/load'
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

const files = () => import.meta.glob(['/resources/**/*.{area,page}.ts'], { eager: true, import: 'default' })

const componentFiles = Object.keys(import.meta.glob('/resources/**/*.part.tsx'))

const actionsOf = (rules: unknown): readonly string[] =>
  isRecord(rules) && isRecord(rules.actions) ? Object.keys(rules.actions) : []

/** What is found in resources/, by the names of its files. */
const found = () => {
  const seedFiles = import.meta.glob('/resources/**/platform/seed.ts', { eager: true, import: 'default' })
  const ruleFiles = import.meta.glob('/resources/**/platform/rules.ts', { eager: true, import: 'default' })
  const demo = import.meta.glob<PlatformCalls>('/resources/demo/demo.calls.ts', {
    eager: true,
    import: 'default',
  })
  const { declared, seeds } = withSamples(files(), seedFiles)
  const rules = byArea(ruleFiles, declared)
  const calls = [...apiDocument.calls, ...Object.values(demo)]
  return { declared, seeds: byArea(seeds, declared), rules, calls }
}

type Parts = Pick<ReturnType<typeof found>, 'rules' | 'calls'>

/** What declarations may name besides each other. */
const besideOf = ({ rules, calls }: Parts) => ({
  componentFiles,
  codes: Object.keys(errorCatalogue).map(Number),
  roles: Object.keys(roleTitles),
  platformCalls: calls.flatMap((group) => Object.values(group.calls).map(({ call }) => call)),
  ruled: Object.fromEntries(Object.entries(rules).map(([area, own]) => [area, actionsOf(own)])),
})

/** All that is declared in resources/, by file. */
export const declaredFiles = (): Modules => found().declared

/** Without `$schema`, which only editors read. */
const withoutSchema = (declaration: unknown): unknown => {
  if (!isRecord(declaration)) return declaration
  const { $schema, ...others } = declaration
  return others
}

/**
 * All problems of what is declared in resources/.
 *
 * @param more declarations from elsewhere, by file: each replaces the one with its name, whose components it gets
 * @param only check these files alone
 */
export const problemsInResources = (more: Modules = {}, only: readonly string[] = []): readonly Problem[] => {
  const { declared, ...parts } = found()
  const beside = besideOf(parts)
  return lookedFor((modules, isAsked) => findProblems(modules, groups, beside, isAsked), declared, more, only)
}

/** Declarations in resources/ that are valid but could cost less. All of them must be valid. */
export const notesInResources = (more: Modules = {}, only: readonly string[] = []): readonly Problem[] =>
  lookedFor((modules, isAsked) => findNotes(modules, groups, isAsked), found().declared, more, only)

const lookedFor = (
  look: (modules: Modules, isAsked: (file: string) => boolean) => readonly Problem[],
  declared: Modules,
  more: Modules,
  only: readonly string[],
): readonly Problem[] => {
  const places = Object.entries(more).map(([file, declaration]) => {
    const same = Object.entries(declared).find(
      ([, one]) => isRecord(one) && isRecord(declaration) && one.name === declaration.name,
    )
    return { file, declaration: withoutSchema(declaration), place: same?.[0] ?? file }
  })
  const modules = {
    ...declared,
    ...Object.fromEntries(places.map(({ place, declaration }) => [place, declaration])),
  }
  const fileAt = (place: string) => places.find((one) => one.place === place)?.file ?? place
  const isAsked = (place: string) => only.length === 0 || only.includes(fileAt(place))
  return look(modules, isAsked)
    .map((problem) => ({ ...problem, file: fileAt(problem.file) }))
    .filter(({ file }) => only.length === 0 || only.includes(file))
}

/**
 * Finds the areas by the names of their files: `*.area.ts`, `*.page.ts`, and in their folders `platform/rules.ts` and
 * `platform/seed.ts`. Adding a file is all it takes.
 *
 * @throws DeclarationError when a declaration cannot be used
 */
export const collect = (): Collected => {
  collected ??= collectOnce()
  return collected
}

/** Nothing changes while the process runs, and checking all declarations takes half a second. */
let collected: Collected | undefined

const collectOnce = (): Collected => {
  const { declared, seeds, rules, calls } = found()
  const pages = loadPages(declared, groups)
  return {
    declarations: loadDeclarations(declared, groups, besideOf({ rules, calls })),
    pages,
    document: { ...apiDocument, pages, calls },
    seeds,
    rules,
  }
}
