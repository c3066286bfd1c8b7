import {
  type Action,
  type Field,
  fieldAt,
  isHeavy,
  isRecord,
  isSame,
  type Json,
  judge,
  ownValue,
  type Resource,
  settingsOf,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { holdsSecret } from '@/declaration/secrets'
import type { RunRow } from './run'

/** Values by field path. Unknown values are missing. */
export interface BeforeAfter {
  readonly before: WireRecord
  readonly after: WireRecord
}

/** The field of such a value: the record's, or the input that edits a setting inside a text. */
export const changedField = (resource: Resource, action: string, path: string): Field | undefined => {
  const { inputs = {}, ...declared } = resource.actions?.[action] ?? { on: [] }
  const input = Object.entries(settingsOf(declared)).find(([, from]) => from === path)?.[0]
  return fieldAt(resource.fields, path) ?? (input === undefined ? undefined : inputs[input])
}

type Set = readonly (readonly [path: string, value: Json | undefined])[]

/** Values set by the form: only those that were sent. */
const setByForm = (action: Action, input: WireRecord): Set =>
  Object.entries(settingsOf(action)).map(([name, path]) => [path, input[name]])

/** Values set by the first effect that applies. Times and accounts come from the platform, so they are unknown here. */
const setByEffect = ({ effect }: Action, input: WireRecord, record: WireRecord, now: number): Set => {
  if (effect === undefined || effect === 'remove') return []
  const verdicts = effect.map(({ when }) => judge(when, record, now))
  const first = verdicts.findIndex((verdict) => verdict !== false)
  if (verdicts[first] !== true) return []
  return Object.entries(effect[first]?.set ?? {}).map(([path, value]) => {
    if (typeof value !== 'object' || value === null) return [path, value]
    if ('input' in value) return [path, input[value.input]]
    if ('field' in value) return [path, record[value.field]]
    const was = record[path]
    return [path, 'add' in value && typeof was === 'number' ? was + value.add : undefined]
  })
}

/** The values by which an action recognises that nothing is left to do. */
const setByEnd = ({ done }: Action): Set =>
  isRecord(done) ? Object.entries(done).filter(([, value]) => !isRecord(value) && !Array.isArray(value)) : []

/**
 * What a successful action changes in a record, as far as its declaration and the known values tell.
 *
 * @param record the record before; for another page's run, only what the journal has of it
 * @param now Unix seconds
 */
export const beforeAndAfter = (
  resource: Resource,
  name: string,
  input: WireRecord,
  record: WireRecord,
  now: number,
): BeforeAfter => {
  const action = resource.actions?.[name]
  const set = action
    ? [...setByEnd(action), ...setByEffect(action, input, record, now), ...setByForm(action, input)]
    : []
  const told = [...new Map(set)].flatMap(([path, to]) => {
    const field = changedField(resource, name, path)
    if (!field || to === undefined || holdsSecret(field) || isHeavy(field)) return []
    const from = path in record ? record[path] : (valueAt(record, path) ?? ownValue(record, path, field))
    return from !== undefined && isSame(field, from, to) ? [] : [{ path, from, to }]
  })
  return {
    before: Object.fromEntries(told.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]]))),
    after: Object.fromEntries(told.map(({ path, to }) => [path, to])),
  }
}

/** What a row with a known outcome says about its record: the values before, and after if the action was done. */
export const toldOf = (
  known: BeforeAfter | undefined,
  state: RunRow['state'],
): Pick<RunRow, 'before' | 'after'> => {
  const { before = {}, after = {} } = known ?? {}
  return {
    ...(Object.keys(before).length > 0 && { before }),
    ...(state === 'done' && Object.keys(after).length > 0 && { after }),
  }
}

const stateKinds: readonly Field['kind'][] = ['choice', 'boolean']

/**
 * The previous values that a journal may keep: states and switches. Texts, numbers and people never reach the disk; undefined
 * if nothing is left.
 */
export const keptBefore = (resource: Resource, name: string, before: WireRecord): WireRecord | undefined => {
  const kept = Object.entries(before).filter(([path]) => {
    const field = changedField(resource, name, path)
    return field !== undefined && stateKinds.includes(field.kind)
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
