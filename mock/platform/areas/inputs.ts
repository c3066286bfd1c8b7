import {
  type Action,
  type Check,
  type Condition,
  type Effect,
  type EffectValue,
  type Field,
  type Fields,
  fieldAt,
  holds,
  isSet,
  type Json,
  ownValue,
  type Refusal as Reason,
  type Resource,
  resolvedInputs,
  settingsOf,
  textOf,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { type Bounded, boundingFields, checkAsked, checkBounds } from '@/declaration/bounds'
import { momentOf } from '@/declaration/kinds/time'
import { clearedValue, fieldsFor, hasRules, settled } from '@/declaration/settled'
import { Refusal, refuse } from '../refusal'
import { isStorable } from './wire'

/** Whether the body contains the fixed values of an action or button. */
export const carries = (body: WireRecord, send: { readonly [name: string]: Json } | undefined): boolean =>
  Object.entries(send ?? {}).every(([name, value]) => JSON.stringify(body[name]) === JSON.stringify(value))

const hasUnstorableText = (value: Json | undefined): boolean =>
  typeof value === 'string'
    ? !isStorable(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorableText)

/** A checked value as it is stored: empty in one form, groups with exactly their declared parts. */
const stored = (field: Field, value: Json | undefined): Json => {
  if (value === undefined && field.initial !== undefined) return field.initial
  if (value === undefined || !isSet(value)) return clearedValue(field)
  const parts = (fields: Fields, one: Json): WireRecord =>
    Object.fromEntries(
      Object.entries(fields).map(([name, part]) => [name, stored(part, valueAt({ one }, `one.${name}`))]),
    )
  if (field.kind === 'object')
    return { ...(field.values && typeof value === 'object' && value), ...parts(field.fields, value) }
  return field.kind === 'list' && Array.isArray(value)
    ? value.map((one: Json) => parts(field.fields, one))
    : value
}

const refuseValue = (field: Field) =>
  refuse(field.errorCode ?? 10001, { field: field.label.zh, x: field.label.zh })

/** Throws Refusal, as for a wrong value, if a kept value is out of the bounds that other fields set. */
export const holdToBounds = (field: Bounded, value: Json | undefined): void => {
  if (checkBounds(field, value)) refuseValue(field)
}

/** The stored form of a value. Throws Refusal with the field's own code, or 10001 with its Chinese name. */
export function readInput(field: Bounded, sent: Json | undefined): Json {
  const value = field.kind === 'timestamp' && field.anyForm ? momentOf(sent) : sent
  if (hasUnstorableText(value) || checkAsked(field, value)) refuseValue(field)
  return stored(field, value)
}

/** The valid values of a body, for conditions between them. Invalid ones count as empty here. */
export const readable = (fields: Fields, body: WireRecord): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      try {
        return [name, readInput({ ...field, required: false }, body[name])]
      } catch (error) {
        if (error instanceof Refusal) return [name, clearedValue(field)]
        throw error
      }
    }),
  )

/** Reads the declared inputs of a body; missing ones are empty. Throws Refusal for the first invalid one. */
export const readInputs = (fields: Fields | undefined, body: WireRecord): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, field]) => [name, readInput(field, body[name])]),
  )

/** Reads the inputs; settings that were not sent keep the record's. Throws Refusal for the first invalid one. */
export function readSettings(
  action: Action,
  body: WireRecord,
  record: WireRecord,
  inBulk: boolean,
  now: number,
) {
  const { inputs = {}, unless = {} } = action
  const settings = Object.entries(settingsOf(action))
  const mayLeave = inBulk && settings.some(([name]) => body[name] !== undefined)
  const left: Record<string, Json> = {}
  for (const [name, path] of settings) {
    const field = inputs[name]
    if (field && body[name] === undefined && (mayLeave || !field.required))
      left[name] = stored(field, ownValue(record, path, field))
  }
  const sent: Record<string, Json> = {}
  const asked = resolvedInputs(action, { ...left, ...body })
  const shown = hasRules(asked)
    ? fieldsFor(asked, settled(asked, { ...readable(asked, body), ...left }), now)
    : asked
  for (const [name, declared] of Object.entries(asked)) {
    const field = shown[name]
    if (!field) {
      // A hidden input clears the setting behind it.
      delete left[name]
      sent[name] = clearedValue(declared)
      continue
    }
    const other = unless[name]
    // An input that replaces another is required only where the other was cleared.
    const asBefore =
      inputs[name]?.required || isSet(left[name]) || (other !== undefined && Object.hasOwn(left, other))
    if (!Object.hasOwn(left, name) || (field.required && !asBefore)) sent[name] = readInput(field, body[name])
    else if (boundingFields(field).some((one) => !Object.hasOwn(left, one))) holdToBounds(field, left[name])
  }
  return { sent, left }
}

/** `shown`: what the account sees: messages contain no denied value. Throws Refusal with the limit's code and {x}. */
export function checkLimits(shown: Resource, action: Action, record: WireRecord, input: WireRecord): void {
  for (const [name, { field, code }] of Object.entries(action.limits ?? {})) {
    const value = input[name]
    const most = record[field]
    if (typeof value === 'number' && typeof most === 'number' && value > most)
      refuse(code, { x: textIn(shown.fields[field], most) })
  }
}

const hidden = '***'

const textIn = (field: Field | undefined, value: Json | undefined): string =>
  field ? textOf(field, value, 'zh') : hidden

/** The first value of a record that decides a condition, for a message. */
function decisiveValue(
  resource: Resource,
  condition: Condition,
  record: WireRecord,
  meets: (one: Condition) => boolean,
) {
  const [all] = Array.isArray(condition) ? condition : [condition]
  for (const [path, demand] of Object.entries(all ?? {})) {
    const field = fieldAt(resource.fields, path)
    if (field && meets({ [path]: demand } as Condition))
      return { field, text: textIn(field, valueAt(record, path)) || '空' }
  }
  return undefined
}

/** @throws Refusal with the first declared reason that holds */
export function checkReasons(
  shown: Resource,
  reasons: readonly (Reason | Check)[] | undefined,
  record: WireRecord,
  now: number,
): void {
  const reason = reasons?.find(({ when }) => holds(when, record, now))
  if (!reason) return
  const found = decisiveValue(shown, reason.when, record, (one) => holds(one, record, now))
  const field = 'field' in reason ? shown.fields[reason.field] : found?.field
  refuseFor(reason.code, found?.text, field)
}

/** Refuses with the value in the way, and the field that it is about. */
const refuseFor = (code: number, value: string | undefined, field: Field | undefined) =>
  refuse(code, {
    ...(value !== undefined && { state: value, x: value }),
    ...(field && { field: field.label.zh }),
  })

/** @throws Refusal with the code declared for records that do not match; without one, `checkState` refuses them */
export function checkOtherwise(
  shown: Resource,
  { when, otherwise }: Pick<Action, 'when' | 'otherwise'>,
  record: WireRecord,
  now: number,
): void {
  if (when === undefined || otherwise === undefined || holds(when, record, now)) return
  const found = decisiveValue(shown, when, record, (one) => !holds(one, record, now))
  refuseFor(otherwise, found?.text, found?.field)
}

/** @throws Refusal 10006 with the value in the way, when the condition does not hold */
export function checkState(shown: Resource, when: Condition | undefined, record: WireRecord, now: number) {
  if (when === undefined || holds(when, record, now)) return
  const found = decisiveValue(shown, when, record, (one) => !holds(one, record, now))
  const isState = found?.field.kind === 'choice'
  refuse(10006, { state: found ? (isState ? found.text : `${found.field.label.zh}：${found.text}`) : '未知' })
}

interface EffectContext {
  readonly now: number
  readonly operator: string
  readonly input: WireRecord
  readonly record: WireRecord
}

const effectValue = (
  name: string,
  value: EffectValue<string>,
  { now, operator, input, record }: EffectContext,
): Json | undefined => {
  if (value === null || typeof value !== 'object') return value
  if ('from' in value) return value.from === 'now' ? now : operator
  if ('add' in value) return Number(record[name] ?? 0) + value.add
  return 'input' in value ? input[value.input] : record[value.field]
}

export function effectOf(
  effects: readonly Effect[] | undefined,
  context: EffectContext,
): Record<string, Json> {
  const effect = effects?.find(({ when }) => holds(when, context.record, context.now))
  const changes = Object.entries(effect?.set ?? {}).flatMap(([name, value]): [string, Json][] => {
    const given = value === undefined ? undefined : effectValue(name, value, context)
    return given === undefined ? [] : [[name, given]]
  })
  return Object.fromEntries(changes)
}
