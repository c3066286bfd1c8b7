import { completed } from './completed'
import { isRecord } from './condition'
import { inspectPage, problemsOf } from './inspect'
import { inspectActiveMenu, inspectGroups } from './inspect/inspectMenu'
import type { Report } from './inspect/report'
import { byMenu, type MenuGroups } from './menu'
import type { Page } from './page'
import type { Resource } from './resource'
import type { WrittenResource } from './written'

export { problemsOf } from './inspect'

/** Invalid declarations. Each line of the message names the area, the place, and the remedy. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const isDeclaration = (module: unknown): module is WrittenResource => isRecord(module) && 'fields' in module

const isPage = (module: unknown): module is Page =>
  isRecord(module) && 'component' in module && !('fields' in module)

/** The declared pages, in menu order; `loadDeclarations` checks them. `modules`: file name to its default export. */
export const loadPages = (
  modules: { readonly [file: string]: unknown },
  groups: MenuGroups,
): readonly Page[] => Object.values(modules).filter(isPage).sort(byMenu(groups))

/** `ui/PushRule.part.tsx` is the component `PushRule`. Throws DeclarationError if two files have the same key. */
export const componentsByKey = <Module>(files: Readonly<Record<string, Module>>): Record<string, Module> => {
  const components: Record<string, Module> = {}
  for (const [file, module] of Object.entries(files)) {
    const key = file.replace(/^.*\//, '').replace(/\.part\.tsx$/, '')
    if (Object.hasOwn(components, key))
      throw new DeclarationError([`${file}: there is another component "${key}"; rename one of the files`])
    components[key] = module
  }
  return components
}

const claimsOf = ({ name, path, endpoints, ...owner }: Resource | Page): readonly string[] => {
  const codes = 'errors' in owner && isRecord(owner.errors) ? Object.keys(owner.errors) : []
  const declared = isRecord(endpoints) ? Object.values(endpoints) : []
  const callers: readonly unknown[] = ['list' in owner ? owner.list : undefined, ...declared]
  const calls = callers.flatMap((one) => (isRecord(one) ? [`call "${String(one.call)}"`] : []))
  return [`name "${name}"`, `path "${path}"`, ...calls, ...codes.map((code) => `error code ${code}`)]
}

/** The declared areas, in menu order. Throws DeclarationError with all problems of all areas. */
export const loadDeclarations = (
  modules: { readonly [file: string]: unknown },
  groups: MenuGroups,
): readonly Resource[] => {
  const problems: string[] = []
  const reportOf =
    (whose: string): Report =>
    (place, what) =>
      problems.push(`${whose}: ${place} ${what}`)
  inspectGroups(groups, reportOf('resources/menu.ts'))
  const resources: Resource[] = []
  const pages: Page[] = []
  for (const [file, module] of Object.entries(modules)) {
    if (isDeclaration(module)) resources.push(completed(module))
    else if (isPage(module)) pages.push(module)
    else problems.push(`${file}: exports no declaration; write "export default defineResource({ … })"`)
  }
  const names = resources.map((resource) => resource.name)
  const takenBy = new Map<string, string>()
  const claim = (whose: string, claims: readonly string[]) => {
    for (const one of claims) {
      const other = takenBy.get(one)
      if (other !== undefined) problems.push(`${whose}: ${one} is taken by ${other}; choose another`)
      else takenBy.set(one, whose)
    }
  }
  for (const page of pages) {
    claim(page.name, claimsOf(page))
    inspectPage(page, groups, [...resources, ...pages], reportOf(page.name))
  }
  for (const resource of resources) {
    claim(resource.name, claimsOf(resource))
    problems.push(...problemsOf(resource, names, groups))
    inspectActiveMenu(resource, [...resources, ...pages], reportOf(resource.name))
  }
  if (problems.length > 0) throw new DeclarationError(problems)
  return resources.sort(byMenu(groups))
}
