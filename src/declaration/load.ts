import { completed } from './completed'
import { isRecord } from './condition'
import { inspectPage, inspectResource, lineOf } from './inspect'
import { inspectClaims } from './inspect/claims'
import { inspectActiveMenu, inspectGroups } from './inspect/inspectMenu'
import { inspectTaken } from './inspect/inspectRules'
import { inspectWhere } from './inspect/inspectWhere'
import { componentKey, type Found, knownTo } from './inspect/known'
import { inspectAsked, inspectCosts, inspectFigures, inspectPictures, inspectPlace } from './inspect/notes'
import type { Report } from './inspect/report'
import { byMenu, type MenuGroups } from './menu'
import type { Page } from './page'
import type { Resource } from './resource'
import type { WrittenResource } from './written'

export { problemsOf } from './inspect'

/** What is wrong at a place of a declaration. */
export interface Problem {
  /** The area or page, or whatever else is wrong. */
  readonly whose: string
  readonly file: string
  /** As in `list.filters[2].on`. */
  readonly place: string
  /** What was found, and the remedy. */
  readonly what: string
}

/** Invalid declarations. Each line of the message names the area, the place, and the remedy. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
  /** @param found the same problems, with files and places where known */
  constructor(
    readonly problems: readonly string[],
    readonly found: readonly Problem[] = [],
  ) {
    super(problems.join('\n'))
  }
}

type Modules = { readonly [file: string]: unknown }

const isWritten = (module: unknown): module is WrittenResource => isRecord(module) && 'fields' in module

/** The same modules, with omitted parts filled in. */
const withCompleted = (modules: Modules): Modules =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file, isWritten(module) ? completed(module) : module]),
  )

const isDeclaration = (module: unknown): module is Resource => isRecord(module) && 'fields' in module

const isPage = (module: unknown): module is Page =>
  isRecord(module) && 'component' in module && !('fields' in module)

/** The declared pages, in menu order; `loadDeclarations` checks them. `modules`: file name to its default export. */
export const loadPages = (modules: Modules, groups: MenuGroups): readonly Page[] =>
  Object.values(modules).filter(isPage).sort(byMenu(groups))

/** `ui/PushRule.part.tsx` is the component `PushRule`. Throws DeclarationError if two files have the same key. */
export const componentsByKey = <Module>(files: Readonly<Record<string, Module>>): Record<string, Module> => {
  const components: Record<string, Module> = {}
  for (const [file, module] of Object.entries(files)) {
    const key = componentKey(file)
    if (Object.hasOwn(components, key))
      throw new DeclarationError([`${file}: there is another component "${key}"; rename one of the files`])
    components[key] = module
  }
  return components
}

const nameIn = (module: { readonly name?: unknown }): string =>
  typeof module.name === 'string' && module.name !== '' ? module.name : '(no name)'

/**
 * All problems of declarations and of the menu.
 *
 * @param modules file name to its default export
 * @param isAsked the files to check; the others are only there to be named
 */
export const findProblems = (
  written: Modules,
  groups: MenuGroups,
  beside: Found = {},
  isAsked: (file: string) => boolean = () => true,
): readonly Problem[] => {
  const modules = withCompleted(written)
  const problems: Problem[] = []
  const reportOf =
    (whose: string, file: string): Report =>
    (place, what) =>
      problems.push({ whose, file, place, what })
  inspectGroups(groups, reportOf('resources/menu.ts', '/resources/menu.ts'))
  const files = Object.keys(modules)
  const owners = Object.values(modules).filter((one) => isDeclaration(one) || isPage(one))
  const areas = owners.filter(isDeclaration).map(({ name }) => name)
  for (const [file, module] of Object.entries(modules)) {
    if (!isAsked(file)) continue
    if (!isDeclaration(module) && !isPage(module)) {
      reportOf(file, file)('', 'exports no declaration; write "export default defineResource({ … })"')
      continue
    }
    const report = reportOf(nameIn(module), file)
    const known = knownTo(module, file, files, beside)
    inspectWhere(module, owners.filter(isDeclaration), report)
    if (isPage(module)) inspectPage(module, groups, owners, report, known)
    else {
      inspectResource(module, areas, groups, report, known)
      inspectTaken(module, owners.filter(isDeclaration), report)
      inspectActiveMenu(module, owners, report)
    }
  }
  inspectClaims(
    Object.entries(modules).flatMap(([file, one]) =>
      isDeclaration(one) || isPage(one)
        ? [{ file, owner: one, report: reportOf(nameIn(one), file), isAsked: isAsked(file) }]
        : [],
    ),
    beside,
  )
  return problems
}

/** What is valid but could cost less or show more. Declarations with problems get no notes. */
export const findNotes = (
  written: Modules,
  groups: MenuGroups = {},
  isAsked: (file: string) => boolean = () => true,
): readonly Problem[] => {
  const areas = Object.entries(withCompleted(written)).flatMap(([file, one]) =>
    isDeclaration(one) ? [[file, one] as const] : [],
  )
  const notes: Problem[] = []
  const all = areas.map(([, area]) => area)
  for (const [file, area] of areas)
    if (isAsked(file)) {
      const note = (place: string, what: string) => notes.push({ whose: area.name, file, place, what })
      inspectCosts(area, all, note)
      inspectAsked(area, note)
      inspectFigures(area, note)
      inspectPictures(area, note)
      inspectPlace(area, groups, note)
    }
  return notes
}

/** The declared areas, in menu order. Throws DeclarationError with all problems of all areas. */
export const loadDeclarations = (
  modules: Modules,
  groups: MenuGroups,
  beside: Found = {},
): readonly Resource[] => {
  const found = findProblems(modules, groups, beside)
  if (found.length > 0)
    throw new DeclarationError(
      found.map(({ whose, place, what }) => lineOf(whose, place, what)),
      found,
    )
  return Object.values(withCompleted(modules)).filter(isDeclaration).sort(byMenu(groups))
}
