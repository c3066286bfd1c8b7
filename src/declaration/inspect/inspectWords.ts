import { dayRequirements, isRecord } from '../condition'
import { type Field, type Fields, fieldAt, type KindName } from '../field'
import { emptyOf } from '../kinds'
import { inspectAmong, listed, quoted, type Report, suggestion } from './report'
import { requirementParts } from './shape'

const requirements = /* @__PURE__ */ Object.keys(requirementParts)

/** Reports names that occur twice. */
export const isOnce = (names: readonly unknown[], place: string, report: Report): void => {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index)
      report(`${place}[${index}]`, `"${quoted(name)}" is listed twice; remove one`)
}

/** Whether an effect can add to the field. */
const isCounted = (field: Field | undefined, by: unknown): boolean =>
  Number.isSafeInteger(by) && (field === undefined || field.kind === 'integer' || field.kind === 'money')

/** A reference may be to a number. */
const numbers: readonly KindName[] = ['integer', 'money', 'percent', 'timestamp', 'reference']

/** What a requirement is for, if it is not for this field. */
const neededFor = (requirement: string, field: Field): string | undefined => {
  const ofDays = dayRequirements.includes(requirement)
  if (!ofDays && !['atLeast', 'atMost'].includes(requirement)) return undefined
  if (numbers.includes(field.kind) || ('numeric' in field && field.numeric === true)) return undefined
  if (ofDays && field.kind === 'day') return undefined
  return ofDays ? 'times and days' : 'numbers and times'
}

/** Checks what a declaration says about its fields, by name. */
export const referenceChecks = (fields: Fields, report: Report) => {
  const known = Object.keys(fields)

  const isField = (place: string, path: unknown): Field | undefined => {
    const field = typeof path === 'string' ? fieldAt(fields, path) : undefined
    if (!field)
      report(
        place,
        `"${quoted(path)}" is not a field${suggestion(quoted(path), known, 'declare it in fields or remove it here')}`,
      )
    return field
  }
  /** A field, or a member of the JSON in a text field, which is not declared. */
  const isSource = (place: string, path: unknown) => {
    const [name = ''] = quoted(path).split('.')
    isField(place, fieldAt(fields, name)?.kind === 'text' ? name : path)
  }
  /** A field, a part of an object, or a part of the first entry of a list. */
  const isVariable = (place: string, path: unknown) => {
    const [name = '', part = '', ...rest] = quoted(path).split('.')
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const inList = field?.kind === 'list' && rest.length === 0 && Object.hasOwn(field.fields, part)
    if (!inList) isField(place, path)
  }
  /** Whether the field can ever have this value. */
  const isValue = (place: string, path: string, field: Field | undefined, value: unknown) => {
    if (!field || isRecord(value) || value === '' || value === null) return
    if (field.kind === 'choice') {
      const values = Object.keys(field.of)
      if (!values.includes(quoted(value)))
        report(
          place,
          `"${path}" is never "${quoted(value)}"${suggestion(quoted(value), values, `it may be ${listed(values)}`)}`,
        )
      else if ((typeof value === 'number') !== (field.numeric === true))
        report(
          place,
          `"${path}" is ${field.numeric ? 'a number' : 'a text'}; write ${field.numeric ? quoted(value) : `"${quoted(value)}"`}`,
        )
      return
    }
    const empty = emptyOf({ ...field, initial: undefined, nullable: false })
    if (typeof empty !== 'object' && typeof value !== typeof empty)
      report(
        place,
        `"${path}" is never ${JSON.stringify(value)}; it is a ${typeof empty === 'string' ? 'text' : typeof empty}`,
      )
  }
  const isRequirement = (place: string, path: string, field: Field | undefined, demand: unknown) => {
    if (!isRecord(demand)) return isValue(place, path, field, demand)
    for (const [name, value] of Object.entries(demand)) {
      const needed = field && neededFor(name, field)
      if (needed)
        report(place, `"${name}" never holds for "${path}", of the kind ${field.kind}; it is for ${needed}`)
      if (!requirements.includes(name))
        report(
          place,
          `has the unknown requirement "${name}"${suggestion(name, requirements, `requirements are: ${requirements.join(', ')}`)}`,
        )
      for (const one of Array.isArray(value) && name !== 'lacks'
        ? value
        : ['is', 'not'].includes(name)
          ? [value]
          : [])
        isValue(`${place}.${name}`, path, field, one)
    }
  }
  const isDemand = (place: string, path: string, demand: unknown) => {
    const here = `${place}.${path}`
    isRequirement(here, path, isField(here, path), demand)
  }
  const isCondition = (place: string, condition: unknown) => {
    const any: readonly unknown[] = Array.isArray(condition) ? condition : [condition ?? {}]
    for (const [index, all] of any.entries()) {
      const here = Array.isArray(condition) ? `${place}[${index}]` : place
      for (const [path, demand] of Object.entries(isRecord(all) ? all : {})) isDemand(here, path, demand)
    }
  }
  const areEffects = (place: string, effects: unknown, inputs: readonly string[]) => {
    for (const [index, effect] of Array.isArray(effects) ? effects.entries() : []) {
      if (!isRecord(effect)) continue
      const here = `${place}[${index}]`
      isCondition(`${here}.when`, effect.when)
      for (const [name, value] of Object.entries(isRecord(effect.set) ? effect.set : {})) {
        const set = `${here}.set.${name}`
        const field = isField(set, name)
        isValue(set, name, field, value)
        if (!isRecord(value)) continue
        if ('input' in value) inspectAmong(inputs, 'one of its inputs', value.input, `${set}.input`, report)
        if ('add' in value && !isCounted(field, value.add))
          report(
            `${set}.add`,
            `cannot be added to ${name}; only a whole number to an integer or an amount of money`,
          )
        if ('field' in value) isField(`${set}.field`, value.field)
      }
    }
  }
  return { isField, isSource, isVariable, isValue, isCondition, isDemand, areEffects }
}

export type ReferenceChecks = ReturnType<typeof referenceChecks>
