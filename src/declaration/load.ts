import { problemsOf } from './inspect'
import { inspectActiveMenu, inspectGroups } from './inspect/inspectMenu'
import { isObject, type Report } from './inspect/report'
import { byMenu, type MenuGroups } from './menu'
import type { Resource } from './resource'

export { problemsOf } from './inspect'

/** Declarations that cannot be used. Each line of the message names the area, the place, and the remedy. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** Whether a file exports a declaration at all; what is wrong inside it is said by `problemsOf`. */
const isDeclaration = (module: unknown): module is Resource => isObject(module) && 'fields' in module

/**
 * The areas of files that have been checked before: a build is, so that no browser carries the checks.
 *
 * @param modules file name to its default export
 */
export const declarationsOf = (
  modules: { readonly [file: string]: unknown },
  groups: MenuGroups,
): readonly Resource[] => Object.values(modules).filter(isDeclaration).sort(byMenu(groups))

/** What two areas may not share. */
const claimsOf = ({ name, path, list }: Resource): readonly string[] => [
  `name "${name}"`,
  `path "${path}"`,
  ...(isObject(list) ? [`call "${list.call}"`] : []),
]

/**
 * Takes what the files under resources/ export and gives the areas, in menu order.
 *
 * @param modules file name to its default export
 * @throws DeclarationError naming every problem of every area, so that a developer mends them in one go
 */
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
  for (const [file, module] of Object.entries(modules)) {
    if (isDeclaration(module)) resources.push(module)
    else problems.push(`${file}: exports no declaration; write "export default defineResource({ … })"`)
  }
  const names = resources.map((resource) => resource.name)
  const takenBy = new Map<string, string>()
  for (const resource of resources) {
    for (const claim of claimsOf(resource)) {
      const other = takenBy.get(claim)
      if (other !== undefined)
        problems.push(`${resource.name}: ${claim} is taken by ${other}; choose another`)
      else takenBy.set(claim, resource.name)
    }
    problems.push(...problemsOf(resource, names, groups))
    inspectActiveMenu(resource, resources, reportOf(resource.name))
  }
  if (problems.length > 0) throw new DeclarationError(problems)
  return resources.sort(byMenu(groups))
}
