import { isRecord, type Requirement } from '../condition'
import { type Field, type Fields, fieldAt } from '../field'
import { hasParts, inspectAmong, quoted, type Report, suggestion } from './report'

// Does not compile if a requirement of the type is missing here.
const requirements = Object.keys({
  is: true,
  not: true,
  in: true,
  notIn: true,
  atLeast: true,
  atMost: true,
  set: true,
  has: true,
  lacks: true,
  withinLastDays: true,
  withinNextDays: true,
  beforeDays: true,
} satisfies { [D in keyof Required<Requirement>]: true })

/** Checks what a declaration says about its fields, which it names. */
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
  const isOnce = (place: string, names: readonly string[]) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index) report(`${place}[${index}]`, `"${name}" is listed twice; remove one`)
  }
  /** A value that is not one of the choice's is probably a typo. */
  const isValue = (place: string, path: string, field: Field | undefined, value: unknown) => {
    if (field?.kind === 'choice' && !isRecord(value) && value !== '' && value !== null) {
      const values = Object.keys(field.of)
      if (!values.includes(quoted(value)))
        report(place, `"${path}" is never "${quoted(value)}"${suggestion(quoted(value), values)}`)
    }
  }
  const isRequirement = (place: string, path: string, field: Field | undefined, demand: unknown) => {
    if (!isRecord(demand)) return isValue(place, path, field, demand)
    for (const [name, value] of Object.entries(demand)) {
      if (!requirements.includes(name))
        report(
          place,
          `has the unknown requirement "${name}"${suggestion(name, requirements, `requirements are: ${requirements.join(', ')}`)}`,
        )
      for (const one of Array.isArray(value) ? value : ['is', 'not'].includes(name) ? [value] : [])
        isValue(place, path, field, one)
    }
  }
  const isCondition = (place: string, condition: unknown) => {
    const any: readonly unknown[] = Array.isArray(condition) ? condition : [condition ?? {}]
    for (const all of any)
      if (!isRecord(all)) report(place, 'must map fields to requirements, or be a list of such objects')
      else
        for (const [path, demand] of Object.entries(all))
          isRequirement(place, path, isField(place, path), demand)
  }
  const entriesOf = (value: unknown): readonly (readonly [number, unknown])[] =>
    Array.isArray(value) ? [...value.entries()] : []
  const areEffects = (place: string, effects: unknown, inputs: readonly string[]) => {
    for (const [index, effect] of entriesOf(effects)) {
      const here = `${place}[${index}]`
      if (!hasParts(effect, here, { set: 'group' }, report) || !isRecord(effect)) continue
      isCondition(`${here}.when`, effect.when)
      for (const [name, value] of Object.entries(isRecord(effect.set) ? effect.set : {})) {
        const field = isField(`${here}.set`, name)
        isValue(`${here}.set`, name, field, value)
        if (!isRecord(value)) continue
        if ('input' in value) inspectAmong(inputs, 'one of its inputs', value.input, `${here}.set`, report)
        if ('field' in value) isField(`${here}.set`, value.field)
      }
    }
  }
  return { isField, isSource, isVariable, isOnce, isValue, isCondition, areEffects }
}

export type ReferenceChecks = ReturnType<typeof referenceChecks>
