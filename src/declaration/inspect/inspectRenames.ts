import type { Fields } from '../field'
import type { Report } from './report'

/** Checks that each `was` is a possible former name, and that no two fields claim the same one. */
export const inspectRenames = (fields: Fields, place: string, report: Report): void => {
  const heirs = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    if (field.kind === 'object' || field.kind === 'list')
      inspectRenames(field.fields, `${here}.fields`, report)
    const { was } = field
    if (was === undefined) continue
    const heir = heirs.get(was)
    if (was === name) report(`${here}.was`, `"${was}" is its own name; remove it`)
    else if (heir !== undefined)
      report(`${here}.was`, `"${was}" is already what ${place}.${heir} was; remove one`)
    else if (Object.hasOwn(fields, was) && fields[was]?.was === undefined)
      report(`${here}.was`, `"${was}" is still a field; remove it, or say what that one was`)
    heirs.set(was, name)
  }
}
