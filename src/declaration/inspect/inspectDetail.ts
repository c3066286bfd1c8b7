import { reservedShortcuts } from '../action'
import type { Field, Fields } from '../field'
import type { TextTemplates } from '../kinds/multiline'
import type { Resource } from '../resource'
import { fieldAt, type ReferenceChecks } from './inspectWords'
import { hasParts, isObject, quoted, type Report, suggestion } from './report'

/** Checks that the shortcut of an action or panel is a free letter, and that it applies to single records. */
export const inspectShortcuts = ({ actions = {}, panels = {} }: Resource, report: Report): void => {
  const taken = new Map<string, string>()
  const offers = [
    ...Object.entries(actions).map(([name, action]) => [`actions.${name}`, action] as const),
    ...Object.entries(panels).map(([name, panel]) => [`panels.${name}`, panel] as const),
  ]
  for (const [place, { shortcut, on }] of offers) {
    if (shortcut === undefined) continue
    const here = `${place}.shortcut`
    const other = taken.get(shortcut)
    if (!/^[a-z]$/.test(shortcut)) report(here, `"${shortcut}" is not a letter; give one from a to z`)
    else if (reservedShortcuts.includes(shortcut))
      report(here, `"${shortcut}" already goes to another record in every detail; use another letter`)
    else if (other !== undefined) report(here, `"${shortcut}" already opens ${other}; use another letter`)
    else if (!on.some((one) => one === 'row'))
      report(here, 'needs a single record; add "row" to "on", or remove it')
    taken.set(shortcut, place)
  }
}

/** Checks that deadlines can be evaluated. */
export const inspectDeadlines = (fields: Fields, { isCondition }: ReferenceChecks, report: Report): void => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'timestamp' || field.deadline === undefined) continue
    const place = `fields.${name}.deadline`
    if (!hasParts(field.deadline, place, { soon: 'number' }, report)) continue
    if (!Number.isInteger(field.deadline.soon) || field.deadline.soon < 0)
      report(`${place}.soon`, 'must be whole seconds, 0 or more')
    if (field.deadline.done === undefined)
      report(`${place}.done`, 'is missing; give the condition of records that need no more work')
    isCondition(`${place}.done`, field.deadline.done)
  }
}

/** The field that fills a variable, also a member of an object or of the first entry of a list. */
const variableAt = (fields: Fields, path: string): Field | undefined => {
  const [name = '', part, ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.kind !== 'list' || part === undefined) return fieldAt(fields, path)
  return rest.length === 0 && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined
}

/**
 * Checks the text templates an input offers, and the fields that fill their variables.
 *
 * @param inputs of a form or an action
 * @param fields of the record
 * @param areas the names of all areas
 */
export const inspectTemplates = (
  inputs: Fields,
  place: string,
  fields: Fields,
  areas: readonly string[],
  report: Report,
): void => {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.kind !== 'multiline') continue
    const { warnAbove, max, templates } = input
    const here = `${place}.${name}`
    if (warnAbove !== undefined && !(Number.isInteger(warnAbove) && warnAbove > 0))
      report(`${here}.warnAbove`, 'must be a whole number of characters, 1 or more')
    else if (warnAbove !== undefined && max !== undefined && warnAbove >= max)
      report(`${here}.warnAbove`, `is never reached: max is ${max}; remove one of them`)
    if (templates !== undefined) areTemplates(templates, `${here}.templates`, fields, areas, report)
  }
}

const areTemplates = (
  templates: TextTemplates,
  place: string,
  fields: Fields,
  areas: readonly string[],
  report: Report,
) => {
  const parts = { of: 'text', title: 'text', text: 'text', variables: 'group?' } as const
  if (!hasParts(templates, place, parts, report)) return
  if (!areas.includes(templates.of))
    report(`${place}.of`, `"${templates.of}" is not an area${suggestion(templates.of, areas)}`)
  if (templates.suits !== undefined && !Object.hasOwn(fields, templates.suits))
    report(
      `${place}.suits`,
      `"${quoted(templates.suits)}" is not a field${suggestion(quoted(templates.suits), Object.keys(fields))}`,
    )
  for (const [variable, path] of Object.entries(templates.variables ?? {})) {
    const field = typeof path === 'string' ? variableAt(fields, path) : undefined
    if (!field || isObject(path))
      report(
        `${place}.variables.${variable}`,
        `"${quoted(path)}" is not a field${suggestion(quoted(path), Object.keys(fields))}`,
      )
  }
}
