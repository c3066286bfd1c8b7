import { DeclarationError, isRecord, type Page, type Resource } from '@/declaration'
import { codesOfAction, codesOfEndpoint, codesOfFields, codesOfSave } from '@/declaration/codes'
import { errorCatalogue, knownCodes } from '@/declaration/errors'
import type { DocumentInfo } from '@/declaration/openapi'
import { type ErrorTexts, learnErrors } from '@/declaration/ownErrors'
import type { PageRules, Rules, Seed } from './rules'
import { type Table, tableOf } from './tables'

const codesOf = ({
  fields,
  detail,
  save,
  actions,
  panels,
  endpoints,
}: Resource): readonly (number | undefined)[] => [
  ...Object.values(endpoints ?? {}).flatMap(codesOfEndpoint),
  ...Object.values(panels ?? {}).flatMap(({ refuse = [] }) => refuse.map(({ code }) => code)),
  ...codesOfFields(fields),
  detail?.missing,
  ...codesOfSave({ fields, save }),
  ...Object.values(actions ?? {}).flatMap((action) => codesOfAction(action, fields)),
]

/** The console cannot check codes: it loads the catalogue on demand. Throws DeclarationError with the remedy. */
const checkCodes = (name: string, codes: readonly (number | undefined)[], own: ErrorTexts = {}): void => {
  const taken = Object.keys(own).find((code) => Object.hasOwn(errorCatalogue, code))
  if (taken !== undefined)
    throw new DeclarationError([
      `${name}: errors.${taken} is in src/declaration/errorCatalogue.ts; use it without declaring it, or choose another code`,
    ])
  const known = knownCodes(own)
  const unknown = codes.find((code) => code !== undefined && !known.has(code))
  if (unknown !== undefined)
    throw new DeclarationError([
      `${name}: code ${unknown} has no message; declare it in errors, or take one of src/declaration/errorCatalogue.ts`,
    ])
}

export interface Declared {
  readonly resource: Resource
  readonly table: Table
  readonly rules: Rules
  readonly seed?: Seed
}

export type DeclaredAreas = ReadonlyMap<string, Declared>

/** What is found in resources/: declarations, and by area name their samples and rules. */
export interface Sources {
  readonly declarations: readonly Resource[]
  /** Areas published while the platform runs. No public document contains them. */
  readonly delivered?: readonly Resource[]
  readonly pages?: readonly Page[]
  readonly document?: DocumentInfo
  readonly seeds?: Readonly<Record<string, unknown>>
  readonly rules?: Readonly<Record<string, unknown>>
}

const isSeed = (value: unknown): value is Seed =>
  isRecord(value) && 'records' in value && typeof value.records === 'function'

// A part of the type that is missing here does not compile.
const ownParts = { schema: true, endpoints: true, info: true, chores: true } as const
const areaParts = {
  ...ownParts,
  actions: true,
  batches: true,
  repeated: true,
  save: true,
  detail: true,
  own: true,
  seen: true,
  summary: true,
  jobs: true,
  view: true,
} satisfies Record<keyof Required<Rules>, true>
const pageParts = { ...ownParts, seed: true } satisfies Record<keyof Required<PageRules>, true>

const isRules = (value: unknown): value is Rules =>
  isRecord(value) &&
  !('records' in value) &&
  Object.keys(value).every((part) => Object.hasOwn(areaParts, part))

const isPageRules = (value: unknown): value is PageRules =>
  isRecord(value) && Object.keys(value).every((part) => Object.hasOwn(pageParts, part))

function checked<T>(
  found: Readonly<Record<string, unknown>>,
  areas: ReadonlySet<string>,
  fits: (value: unknown) => value is T,
  file: string,
  remedy: string,
): Map<string, T> {
  const result = new Map<string, T>()
  for (const [name, value] of Object.entries(found)) {
    if (!areas.has(name))
      throw new Error(
        `${name}.${file}.ts: no area is declared beside it; give it the name of its area's file`,
      )
    if (!fits(value)) throw new Error(`${name}.${file}.ts: ${remedy}`)
    result.set(name, value)
  }
  return result
}

/** @throws Error with the remedy, when a file of rules or samples does not fit the areas, or a code has no message */
export function declaredAreas({
  declarations: own,
  delivered = [],
  pages = [],
  seeds = {},
  rules = {},
}: Sources): DeclaredAreas {
  const declarations = [...own, ...delivered]
  const names = new Set(declarations.map(({ name }) => name))
  const ofAreas = Object.entries(rules).filter(([name]) => !pages.some((page) => page.name === name))
  const seedOf = checked(
    seeds,
    names,
    isSeed,
    'seed',
    'write "export default defineSeed({ records … })", or defineSample({ count … })',
  )
  const rulesOf = checked(
    Object.fromEntries(ofAreas),
    names,
    isRules,
    'rules',
    'write "export default defineRules({ actions … })"',
  )
  return new Map(
    declarations.map((resource): [string, Declared] => {
      checkCodes(resource.name, codesOf(resource), resource.errors)
      learnErrors(resource.errors)
      const ruled = rulesOf.get(resource.name) ?? {}
      for (const action of Object.keys(ruled.actions ?? {}))
        if (!Object.hasOwn(resource.actions ?? {}, action))
          throw new Error(
            `${resource.name}.rules.ts: "${action}" is no action of ${resource.name}; declare it or take the rule out`,
          )
      const seed = seedOf.get(resource.name)
      if (ruled.view !== undefined && (seed ?? resource.sample ?? resource.save ?? resource.actions))
        throw new Error(
          `${resource.name}.rules.ts: a view is only read; take samples, save and actions out of ${resource.name}`,
        )
      return [resource.name, { resource, table: tableOf(resource, ruled.view), rules: ruled, seed }]
    }),
  )
}

export function areaNamed(areas: DeclaredAreas, name: string): Declared {
  const area = areas.get(name)
  if (!area) throw new Error(`no area is named "${name}"`)
  return area
}

export interface DeclaredPage {
  readonly page: Page
  readonly rules: PageRules
}

/** @throws Error with the remedy, when a page's rules are of the wrong type, or a code has no message */
export const declaredPages = ({ pages = [], rules = {} }: Sources): readonly DeclaredPage[] => {
  const names = new Set(pages.map(({ name }) => name))
  const ofPages = Object.fromEntries(Object.entries(rules).filter(([name]) => names.has(name)))
  const found = checked(ofPages, names, isPageRules, 'rules', 'write "export default definePageRules({ … })"')
  return pages.map((page) => {
    checkCodes(page.name, Object.values(page.endpoints ?? {}).flatMap(codesOfEndpoint))
    return { page, rules: found.get(page.name) ?? {} }
  })
}
