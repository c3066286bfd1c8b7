import { checkField, type Field, isSame, type Json, type Label, type WireRecord } from '@/declaration'
import { hashOf } from '@/declaration/hash'
import { holdsSecret } from '@/declaration/secrets'
import type { Draft, KeptDraft } from '@/platform/drafts/draft'
import { type FormField, sentValue } from '../form/formFields'

/** Inputs that are secret whatever their kind: passwords, verification codes, tokens. */
const secretName = /password|passwd|pwd|vcode|secret|token/i

/** Kinds whose values are addresses of uploaded files. */
const fileKinds: readonly Field['kind'][] = ['image', 'files']

/** Whether what is typed into a field may be kept in the browser. */
const mayBeKept = ({ name, field }: FormField): boolean => !holdsSecret(field) && !secretName.test(name)

/** The file's own content rather than its address. */
const isFileBody = (field: Field, value: Json): boolean =>
  fileKinds.includes(field.kind) && /"(data|blob):/.test(JSON.stringify(value))

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value)
    ? value.every(isPlain)
    : Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain))

/** A form's value in storable form. Undefined if it is not plain data, such as a file. */
const plainValue = (field: Field, value: unknown): Json | undefined => {
  const sent = sentValue(field, value)
  return isPlain(sent) ? sent : undefined
}

const hashOfFields = (fields: readonly FormField[]): number => hashOf(JSON.stringify(fields))

type Content = Pick<Draft, 'base' | 'mine' | 'labels' | 'hash'>

/** The values that differ from the form's start and may be kept. Undefined if there are none. */
export const contentOf = (
  fields: readonly FormField[],
  start: { readonly [field: string]: unknown },
  values: { readonly [field: string]: unknown },
): Content | undefined => {
  const kept = fields.filter(mayBeKept).flatMap((one) => {
    const { name, field } = one
    const mine = plainValue(field, values[name])
    const base = plainValue(field, start[name])
    return mine === undefined || isSame(field, mine, base) || isFileBody(field, mine)
      ? []
      : [{ name, mine, base, label: field.label }]
  })
  if (kept.length === 0) return undefined
  return {
    mine: Object.fromEntries(kept.map(({ name, mine }) => [name, mine])),
    base: Object.fromEntries(kept.map(({ name, base }) => [name, base])),
    labels: Object.fromEntries(kept.map(({ name, label }) => [name, label])),
    hash: hashOfFields(fields),
  }
}

/** Why a typed value cannot be restored. */
export type Lost = 'gone' | 'denied' | 'unfit' | 'tooLong'

/** The part of a draft that can be restored into the form as it is now. */
export interface Restorable {
  readonly values: WireRecord
  readonly lost: readonly { readonly label: Label; readonly why: Lost }[]
  /** The record has been changed since. */
  readonly isOlder: boolean
  /** Fields that somebody else has changed as well. */
  readonly both: readonly Label[]
}

/** Whether a value fits the field's input. It may still be invalid. */
const fits = (field: Field, value: Json): boolean => {
  const code = checkField(field, value)?.code
  return code !== 'type' && code !== 'choice'
}

interface FormNow {
  readonly fields: readonly FormField[]
  /** What the form would start with now. */
  readonly start: { readonly [field: string]: unknown }
  readonly version?: number | undefined
  /** Whether the area declares the field, even if this account may not change it. */
  readonly isDeclared?: ((field: string) => boolean) | undefined
}

export const restorable = (draft: KeptDraft, form: FormNow): Restorable => {
  const { fields, start, version, isDeclared } = form
  const isUnchanged = draft.hash === hashOfFields(fields)
  // Nobody else can change a new record or a copy before it is saved.
  const isShared = draft.place.kind !== 'new'
  const inputs = new Map(fields.map(({ name, field }) => [name, field]))
  const lost: { label: Label; why: Lost }[] = []
  const both: Label[] = []
  const values: { [field: string]: Json } = {}
  for (const [name, value = null] of Object.entries(draft.mine)) {
    const field = inputs.get(name)
    const label = field?.label ?? draft.labels[name]
    if (!label) continue
    if (!field) lost.push({ label, why: isDeclared?.(name) ? 'denied' : 'gone' })
    else if (!isUnchanged && !fits(field, value)) lost.push({ label, why: 'unfit' })
    else {
      values[name] = value
      const now = plainValue(field, start[name])
      if (isShared && !isSame(field, now, draft.base[name]) && !isSame(field, now, value)) both.push(label)
    }
  }
  for (const name of draft.tooLong) {
    const label = inputs.get(name)?.label ?? draft.labels[name]
    if (label) lost.push({ label, why: 'tooLong' })
  }
  const isOlder =
    both.length > 0 || (draft.version !== undefined && version !== undefined && draft.version !== version)
  return { values, lost, isOlder, both }
}
