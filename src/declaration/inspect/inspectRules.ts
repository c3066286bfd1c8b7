import { sides } from '../bounds'
import { type Computed, isDerived, madeOf, operandsOf } from '../computed'
import { dayRequirements, fieldsIn, isRecord } from '../condition'
import { type Field, type Fields, fieldAt, type KindName } from '../field'
import type { Resource } from '../resource'
import { sourceOf } from '../settled'
import { referenceChecks } from './inspectWords'
import type { Report } from './report'

/** Kinds that can be unique: they have enough values, and a single way to write each. */
const uniqueKinds: readonly KindName[] = ['text', 'code', 'integer', 'phone', 'email', 'url', 'reference']
/** Kinds that can be combined with these. */
const togetherKinds: readonly KindName[] = [
  ...uniqueKinds,
  ...(['choice', 'boolean', 'day', 'timestamp', 'money', 'percent'] as const),
]
const textKinds: readonly KindName[] = ['text', 'code', 'multiline']
const listKinds: readonly KindName[] = ['list', 'tags', 'choices', 'files']

/** Options that only fields people enter can have. */
const entered = [
  ...(['required', 'requiredWhen', 'atLeast', 'atMost', 'unique', 'initial', 'input'] as const),
  ...(['errorCode', 'unasked', 'suggested'] as const),
] as const

const speaksOfDays = (condition: unknown): boolean =>
  isRecord(condition) || Array.isArray(condition)
    ? Object.entries(condition).some(([name, one]) => dayRequirements.includes(name) || speaksOfDays(one))
    : false

/** The fields that determine the value of a field. */
const groundsOf = (field: Field): readonly string[] =>
  [
    ...fieldsIn(field.shownWhen),
    ...madeOf(field),
    ...(field.suggested ? operandsOf(field.suggested) : []),
  ].map((path) => path.split('.')[0] ?? path)

/** A circular path from a field back to itself. */
const circleFrom = (fields: Fields, path: readonly string[]): readonly string[] | undefined => {
  const last = fields[path.at(-1) ?? '']
  for (const name of last ? groundsOf(last) : []) {
    if (name === path[0]) return [...path, name]
    const found = path.includes(name) ? undefined : circleFrom(fields, [...path, name])
    if (found) return found
  }
  return undefined
}

const unitOf = (field: Field): string => (field.kind === 'money' ? `money in ${field.unit}` : field.kind)

/** What the operands of a computed field should be; undefined if they are. */
const unfitting = (field: Field, how: Computed, operands: readonly Field[]): string | undefined => {
  const are = (kinds: readonly KindName[]) => operands.every(({ kind }) => kinds.includes(kind))
  if ('count' in how)
    return field.kind === 'integer' && are(listKinds) ? undefined : 'an integer that counts a list'
  if ('joined' in how)
    return textKinds.includes(field.kind) && are([...textKinds, 'day']) ? undefined : 'a text of texts'
  if ('ratio' in how) {
    const [share, whole] = operands
    const fit = share && whole && unitOf(share) === unitOf(whole) && are(['integer', 'money'])
    return field.kind === 'percent' && fit
      ? undefined
      : 'a percentage, of two whole numbers or two amounts in one unit'
  }
  if ('share' in how) {
    const [whole, rate] = operands
    const fit = whole && rate?.kind === 'percent' && unitOf(whole) === unitOf(field)
    return fit && ['integer', 'money'].includes(field.kind)
      ? undefined
      : 'an amount or integer, of one in its unit and a percentage'
  }
  const isNumber = ['integer', 'money', 'percent'].includes(field.kind)
  if (!('product' in how))
    return isNumber && operands.every((one) => unitOf(one) === unitOf(field))
      ? undefined
      : 'a number, of fields of its own kind and unit'
  const factors = operands.filter(({ kind }) => kind !== 'integer')
  const isProduct =
    field.kind === 'integer'
      ? factors.length === 0
      : field.kind === 'money' &&
        factors.length === 1 &&
        factors.every((one) => unitOf(one) === unitOf(field))
  return isProduct ? undefined : 'an integer of integers, or money of one amount in its unit and integers'
}

const inspectReckoned = (
  fields: Fields,
  here: string,
  field: Field,
  rule: 'computed' | 'suggested',
  report: Report,
) => {
  const how = field[rule]
  if (!how) return
  const names = operandsOf(how)
  const place = `${here}.${rule}`
  const words = referenceChecks(fields, report)
  const operands = names.flatMap((name) => words.isField(place, name) ?? [])
  if (operands.length < names.length) return
  const hasTwo = 'difference' in how || 'share' in how || 'ratio' in how
  if (hasTwo ? names.length !== 2 : !('count' in how) && names.length < 2)
    return report(place, `needs ${hasTwo ? 'two' : 'two or more'} fields; name them`)
  const wanted = unfitting(field, how, operands)
  if (wanted) return report(place, `must be ${wanted}`)
  // Without a result there is simply no suggestion.
  if (rule === 'suggested') return
  if ('ratio' in how && !field.nullable)
    return report(place, `is null while "${names[1]}" is 0; add "nullable: true"`)
  const lacking = names.find((_, index) => operands[index]?.nullable || operands[index]?.shownWhen)
  if (lacking !== undefined && !field.nullable && !('joined' in how || 'count' in how))
    report(place, `is null while "${lacking}" is empty; add "nullable: true", or have that always filled in`)
}

const boundKinds: readonly KindName[] = ['integer', 'money', 'percent', 'timestamp', 'day']

/** Checks that a field is bounded by another of its kind. */
const inspectBounds = (fields: Fields, name: string, place: string, report: Report): void => {
  const field = fields[name]
  const words = referenceChecks(fields, report)
  for (const side of sides) {
    const other = field?.[side]
    if (!field || other === undefined) continue
    const here = `${place}.${side}`
    const by = words.isField(here, other)
    if (!by) continue
    if (!boundKinds.includes(field.kind))
      report(here, `is not for the kind ${field.kind}; its kinds are: ${boundKinds.join(', ')}`)
    else if (other === name) report(here, `"${other}" is the field itself; remove it`)
    else if (other.includes('.')) report(here, `"${other}" is a part of a field; name a whole one`)
    else if (unitOf(by) !== unitOf(field))
      report(
        here,
        `"${other}" is of the kind ${unitOf(by)}, and this of the kind ${unitOf(field)}; make them the same`,
      )
  }
}

/** Checks what a field says about other records. Its names are checked along with all other options. */
const inspectUnique = (fields: Fields, name: string, place: string, report: Report): void => {
  const { kind, unique } = fields[name] ?? {}
  if (kind && !uniqueKinds.includes(kind))
    report(place, `is not for the kind ${kind}; its kinds are: ${uniqueKinds.join(', ')}`)
  if (typeof unique !== 'object') return
  for (const [index, one] of (unique.with ?? []).entries()) {
    const other = fieldAt(fields, one)?.kind
    if (one === name) report(`${place}.with[${index}]`, `"${one}" is the field itself; remove it`)
    else if (other && !togetherKinds.includes(other))
      report(
        `${place}.with[${index}]`,
        `"${one}" is of the kind ${other}; its kinds are: ${togetherKinds.join(', ')}`,
      )
    else if (one.includes('.'))
      report(`${place}.with[${index}]`, `"${one}" is a part of a field; name a whole one`)
  }
  if (speaksOfDays(unique.while))
    report(
      `${place}.while`,
      'depends on the day, and would let records be the same by itself; name a state instead',
    )
}

/** Checks what fields of a record, or inputs of an action, say about each other. */
export const inspectRules = (fields: Fields, place: string, report: Report): void => {
  const words = referenceChecks(fields, report)
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    const { required, requiredWhen, shownWhen, unique, computed, suggested, initial, takenFrom } = field
    if (requiredWhen) words.isCondition(`${here}.requiredWhen`, requiredWhen)
    if (shownWhen) words.isCondition(`${here}.shownWhen`, shownWhen)
    if (required && requiredWhen) report(`${here}.requiredWhen`, 'says less than "required"; remove one')
    if (speaksOfDays(shownWhen))
      report(
        `${here}.shownWhen`,
        'depends on the day, and would empty values by itself; name a state instead',
      )
    inspectBounds(fields, name, here, report)
    if (unique !== undefined) inspectUnique(fields, name, `${here}.unique`, report)
    if (computed && takenFrom !== undefined) report(here, 'is "computed" and "takenFrom"; remove one')
    if (isDerived(field))
      for (const option of entered)
        if (field[option] !== undefined) report(`${here}.${option}`, 'is for what is entered; remove it')
    if (suggested && initial !== undefined)
      report(`${here}.initial`, 'is never seen, because "suggested" says what a new record has; remove one')
    for (const rule of ['computed', 'suggested'] as const)
      if (place === 'fields') inspectReckoned(fields, here, field, rule, report)
    if (takenFrom !== undefined && !/^\w+\.\w+$/.test(takenFrom))
      report(`${here}.takenFrom`, `"${takenFrom}" must be "reference.field"`)
    else if (takenFrom !== undefined) {
      const reference = words.isField(`${here}.takenFrom`, sourceOf(takenFrom)[0])
      if (reference && reference.kind !== 'reference')
        report(`${here}.takenFrom`, `"${sourceOf(takenFrom)[0]}" is no reference; name one`)
    }
    const circle = circleFrom(fields, [name])
    // Report a circle once, at its first field.
    if (circle && Object.keys(fields).every((one) => one >= name || !circle.includes(one)))
      report(here, `decides about itself: ${circle.join(' → ')}; break the circle`)
  }
}

/** Checks that key fields are neither computed nor conditional. */
export const inspectKeyRules = ({ key, fields }: Resource, report: Report): void => {
  for (const name of key)
    for (const rule of ['shownWhen', 'computed', 'suggested', 'takenFrom'] as const)
      if (fields[name]?.[rule] !== undefined)
        report(`fields.${name}.${rule}`, 'is not for a key field; remove it')
}

/** Checks that what is taken from records of other areas exists, and fits. */
export const inspectTaken = (resource: Resource, areas: readonly Resource[], report: Report): void => {
  for (const [name, field] of Object.entries(isRecord(resource.fields) ? resource.fields : {})) {
    if (typeof field?.takenFrom !== 'string') continue
    const place = `fields.${name}.takenFrom`
    const [through, taken] = sourceOf(field.takenFrom)
    const reference = resource.fields[through]
    const target = areas.find((area) => reference?.kind === 'reference' && area.name === reference.to)
    if (!target) continue
    const source = referenceChecks(target.fields ?? {}, report).isField(place, taken)
    if (!source) continue
    const fits =
      unitOf(source) === unitOf(field) || (textKinds.includes(source.kind) && textKinds.includes(field.kind))
    const isPlain = source.kind !== 'secret' && source.kind !== 'object' && source.kind !== 'list'
    if (!fits || !isPlain)
      report(
        place,
        `"${target.name}.${taken}" is of the kind ${unitOf(source)}, and this of the kind ${unitOf(field)}; make them the same`,
      )
    if (source.nullable && !field.nullable)
      report(place, `"${target.name}.${taken}" may be null; add "nullable: true"`)
  }
}
