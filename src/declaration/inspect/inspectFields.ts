import { kindNames } from '../kinds'
import { hasParts, isObject, quoted, type Report, suggestion } from './report'

const namePattern = /^[a-z][a-z0-9_]*$/i

const compiles = (pattern: unknown): boolean => {
  try {
    // The result is used, because a minifier drops an unused `new RegExp`.
    return new RegExp(`^(?:${quoted(pattern)})$`, 'u').unicode && typeof pattern === 'string'
  } catch {
    return false
  }
}

const isRange = (low: unknown, high: unknown) =>
  typeof low !== 'number' || typeof high !== 'number' || low <= high

const isEmpty = (fields: unknown): boolean => isObject(fields) && Object.keys(fields).length === 0

const inspectField = (field: unknown, here: string, report: Report, areas: readonly string[]): void => {
  const known: readonly string[] = kindNames
  const kind = isObject(field) ? field.kind : undefined
  if (!isObject(field) || typeof kind !== 'string' || !known.includes(kind)) {
    const word = quoted(kind ?? field)
    report(
      here,
      `has the unknown kind "${word}"${suggestion(word, known, `the kinds are: ${known.join(', ')}`)}`,
    )
    return
  }
  hasParts(field, here, { label: 'label' }, report)
  const isFree = kind === 'object' && field.values !== undefined
  if (isFree) inspectField(field.values, `${here}.values`, report, areas)
  if ((kind === 'object' || kind === 'list') && !(isFree && isEmpty(field.fields)))
    inspectFields(field.fields, `${here}.fields`, report, areas)
  if (kind === 'choice' || kind === 'choices') {
    if (!isObject(field.of) || Object.keys(field.of).length === 0)
      report(here, 'has no values; list them in "of"')
    else
      for (const [value, words] of Object.entries(field.of)) {
        if (!isObject(words)) report(`${here}.of.${value}`, "must be l('中文', 'English', 'Español')")
        if (field.numeric === true && !Number.isSafeInteger(Number(value)))
          report(`${here}.of.${value}`, 'is not a whole number; remove "numeric" or use one')
      }
  }
  if (kind === 'money' && !['fen', 'li', 'yuan'].includes(quoted(field.unit)))
    report(`${here}.unit`, 'must be "fen", "li" or "yuan"')
  if (kind === 'reference' && !areas.includes(quoted(field.to)))
    report(
      here,
      `refers to "${quoted(field.to)}", which is not an area${suggestion(quoted(field.to), areas)}`,
    )
  if (field.pattern !== undefined && !compiles(field.pattern))
    report(`${here}.pattern`, `"${quoted(field.pattern)}" is not a valid regular expression; correct it`)
  if (!isRange(field.min, field.max)) report(here, `has min ${field.min} above max ${field.max}; change one`)
}

/**
 * Checks that fields have a known kind, a valid name, and the options of their kind.
 *
 * @param areas the names of all areas, for references
 */
export const inspectFields = (
  fields: unknown,
  place: string,
  report: Report,
  areas: readonly string[],
): void => {
  if (!isObject(fields) || Object.keys(fields).length === 0) {
    report(place, 'is missing; declare its fields')
    return
  }
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    if (!namePattern.test(name)) report(here, 'must consist of letters, digits and "_"')
    inspectField(field, here, report, areas)
  }
}
