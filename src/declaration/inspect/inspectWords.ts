import { type Action, type Effect, maxUndo, type Refusal } from '../action'
import type { Condition, Requirement } from '../condition'
import type { Field, Fields } from '../field'
import { largestBatch } from '../limits'
import { hasParts, isObject, quoted, type Report, suggestion } from './report'

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

/** The field at `field` or `field.member`. */
export const fieldAt = (fields: Fields, path: string): Field | undefined => {
  const [name = '', ...rest] = path.split('.')
  let field = Object.hasOwn(fields, name) ? fields[name] : undefined
  for (const part of rest)
    field = field?.kind === 'object' && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined
  return field
}

/** Checks of references to fields and their values. */
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
  const areFields = (place: string, names: readonly string[] | undefined) => {
    for (const [index, name] of (names ?? []).entries()) isField(`${place}[${index}]`, name)
  }
  const isOnce = (place: string, names: readonly string[]) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index) report(`${place}[${index}]`, `"${name}" is listed twice; remove one`)
  }
  /** A value that is not one of the choice's is probably a typo. */
  const isValue = (place: string, path: string, field: Field | undefined, value: unknown) => {
    if (field?.kind === 'choice' && !isObject(value) && value !== '' && value !== null) {
      const values = Object.keys(field.of)
      if (!values.includes(quoted(value)))
        report(place, `"${path}" is never "${quoted(value)}"${suggestion(quoted(value), values)}`)
    }
  }
  const isRequirement = (place: string, path: string, field: Field | undefined, demand: unknown) => {
    if (!isObject(demand)) return isValue(place, path, field, demand)
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
  const isCondition = (place: string, condition: Condition | undefined) => {
    const any: readonly unknown[] = Array.isArray(condition) ? condition : [condition ?? {}]
    for (const all of any)
      if (!isObject(all)) report(place, 'must map fields to requirements, or be a list of such objects')
      else
        for (const [path, demand] of Object.entries(all))
          isRequirement(place, path, isField(place, path), demand)
  }
  const areRefusals = (place: string, refusals: readonly Refusal[] | undefined) => {
    for (const [index, refusal] of (refusals ?? []).entries())
      if (hasParts(refusal, `${place}[${index}]`, { code: 'number' }, report))
        isCondition(`${place}[${index}]`, refusal.when)
  }
  const areEffects = (place: string, effects: readonly Effect[] | undefined, inputs: readonly string[]) => {
    for (const [index, effect] of (effects ?? []).entries()) {
      const here = `${place}[${index}]`
      if (!hasParts(effect, here, { set: 'group' }, report)) continue
      isCondition(`${here}.when`, effect.when)
      for (const [name, value] of Object.entries(effect.set)) {
        const field = isField(`${here}.set`, name)
        isValue(`${here}.set`, name, field, value)
        if (!isObject(value)) continue
        if ('input' in value && !inputs.includes(quoted(value.input)))
          report(
            `${here}.set`,
            `"${quoted(value.input)}" is not one of its inputs${suggestion(quoted(value.input), inputs)}`,
          )
        if ('field' in value) isField(`${here}.set`, value.field)
      }
    }
  }
  return { isField, isSource, areFields, isOnce, isValue, isCondition, areRefusals, areEffects }
}

export type ReferenceChecks = ReturnType<typeof referenceChecks>

const callPattern = /^(GET|POST) \/[A-Za-z0-9/_-]+$/

/** Checks the spelling of a call; calls that change records are POST. */
export const inspectCall = (
  place: string,
  call: string | undefined,
  report: Report,
  changes: boolean,
): void => {
  if (call === undefined) return
  if (!callPattern.test(call))
    report(place, `"${call}" is not a call; write "${changes ? 'POST' : 'GET'} /user/…"`)
  else if (changes && !call.startsWith('POST ')) report(place, `"${call}" changes records; write "POST /…"`)
}

/** Checks the references of an action. Its inputs are already checked. */
export const inspectAction = (
  place: string,
  action: Action,
  key: readonly string[],
  { isField, isSource, isCondition, areRefusals, areEffects }: ReferenceChecks,
  report: Report,
): void => {
  const fields = action.inputs ?? {}
  const inputs = Object.keys(fields)
  const isInput = (name: string) => {
    if (!inputs.includes(name)) report(place, `"${name}" is not one of its inputs${suggestion(name, inputs)}`)
  }
  inspectCall(`${place}.call`, action.call, report, true)
  if (action.on.some((one) => one !== 'row' && one !== 'bulk'))
    report(`${place}.on`, 'must name "row", "bulk" or both')
  if (action.batch === 'ids' && key.length > 1)
    report(`${place}.batch`, '"ids" needs a single key field; use "targets"')
  for (const [param, name] of Object.entries(action.query ?? {}))
    if (!key.includes(name))
      report(`${place}.query.${param}`, `"${name}" is not a key field${suggestion(name, key)}`)
  if (action.query && action.batch)
    report(`${place}.query`, 'names one record but "batch" several; remove one of them')
  for (const [index, name] of (action.finds ?? []).entries()) isField(`${place}.finds[${index}]`, name)
  if (action.finds && action.batch !== 'ids') report(`${place}.finds`, 'requires batch "ids"')
  const most = action.inBulk?.most
  if (action.inBulk && !action.batch) report(`${place}.inBulk`, 'requires "batch"; add it or remove this')
  if (most !== undefined && !(Number.isInteger(most) && most >= 2 && most <= largestBatch))
    report(`${place}.inBulk.most`, `must be a whole number, 2 to ${largestBatch}`)
  areRefusals(`${place}.inBulk.refuse`, action.inBulk?.refuse)
  for (const [index, name] of (action.never ?? []).entries())
    if (inputs.includes(name)) report(`${place}.never[${index}]`, `"${name}" is also an input; remove one`)
  const { undo } = action
  if (undo !== undefined && !(Number.isInteger(undo) && undo >= 1 && undo <= maxUndo))
    report(`${place}.undo`, `must be whole seconds, 1 to ${maxUndo}; leave it out to send immediately`)
  isCondition(`${place}.when`, action.when)
  isCondition(`${place}.done`, action.done)
  areRefusals(`${place}.refuse`, action.refuse)
  areEffects(`${place}.effect`, action.effect === 'remove' ? [] : action.effect, inputs)
  for (const [input, path] of Object.entries(action.prefill ?? {})) {
    isInput(input)
    isSource(`${place}.prefill`, path)
  }
  if (action.saves && !action.prefill && action.on.length > 0)
    report(`${place}.saves`, 'requires "prefill"; add it or remove this')
  for (const input of action.unseen ?? []) isInput(input)
  for (const [index, warning] of (action.warns ?? []).entries())
    if (hasParts(warning, `${place}.warns[${index}]`, { text: 'label' }, report))
      referenceChecks(fields, report).isCondition(`${place}.warns[${index}]`, warning.when)
  for (const [input, limit] of Object.entries(action.limits ?? {})) {
    isInput(input)
    if (hasParts(limit, `${place}.limits.${input}`, { field: 'text', code: 'number' }, report))
      isField(`${place}.limits`, limit.field)
  }
  const { names, type } = action.confirm ?? {}
  if (isObject(action.price) && 'field' in action.price)
    isField(`${place}.price.field`, quoted(action.price.field))
  if (names !== undefined) isField(`${place}.confirm.names`, names)
  if (isObject(type) && 'amount' in type) {
    const amount = quoted(type.amount)
    if (!inputs.includes(amount)) isField(`${place}.confirm.type`, amount)
    if (type.if !== undefined) isInput(quoted(type.if))
  }
  for (const [input, other] of Object.entries(action.unless ?? {})) {
    isInput(input)
    isInput(quoted(other))
    if (fields[quoted(other)] && !fields[quoted(other)]?.unasked)
      report(`${place}.unless.${input}`, `forms show "${quoted(other)}"; mark it as "unasked"`)
  }
  const isPermission = (here: string, key: unknown) => {
    if (!/^\w+\.\w+$/.test(quoted(key)))
      report(here, `"${quoted(key)}" is not a permission; write "area.capability"`)
  }
  const { needs = {} } = action
  if (typeof needs === 'string') isPermission(`${place}.needs`, needs)
  else
    for (const [input, key] of Object.entries(isObject(needs) ? needs : {})) {
      isInput(input)
      isPermission(`${place}.needs.${input}`, key)
    }
}
