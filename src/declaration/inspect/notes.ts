import type { Resource } from '../resource'
import type { Report } from './report'

/**
 * What is right in a declaration, and costs more than it must: a column that asks for each referenced record by a call of its
 * own. A REST service finds many at once; calls do not.
 */
export const inspectCosts = (
  { list, fields }: Resource,
  areas: readonly Resource[],
  report: Report,
): void => {
  for (const section of ['columns', 'moreColumns'] as const)
    for (const [index, name] of (list[section] ?? []).entries()) {
      const field = fields[name]
      const target = field?.kind === 'reference' && areas.find((area) => area.name === field.to)
      if (!target || target.rest !== undefined) continue
      report(
        `list.${section}[${index}]`,
        `"${name}" makes a call for each record of "${target.name}" on a page; show a field with "takenFrom: '${name}.${target.title}'" in its place, which makes none`,
      )
    }
}
