import {
  emptyOf,
  type Field,
  isRecord,
  type Json,
  type JsonSchema,
  type KindName,
  type Label,
  readValue,
} from '@/declaration'
import { isOfEveryObject } from '@/declaration/inspect/inspectData'
import { longestName } from '@/declaration/inspect/reserved'
import { isLabel } from '@/declaration/isLabel'
import { readableName } from './composeLabel'
import type { Dictionary } from './dictionary'
import { type ColumnEvidence, type FieldEvidence, fieldsOfRows } from './evidence'
import { kindOfNumbers, kindOfValues, type Verdict } from './kindOfValues'
import { measureOf } from './measures'
import { saysChoice, saysMoney, saysSecret, unitOf } from './names'

/** A field that is to be declared. */
export interface Proposal {
  readonly name: string
  readonly kind: KindName
  /** Empty if no text is known; the checker refuses it until it is written. */
  readonly label: Label
  readonly hint?: Label
  readonly options: { readonly [name: string]: Json }
  /** The values of a choice by name. */
  readonly of?: { readonly [value: string]: Label & { readonly tone?: string } }
  /** The parts of an object or a list. */
  readonly fields?: readonly Proposal[]
  readonly doubts: readonly string[]
}

const ofColumn = ({ name, values }: FieldEvidence, column: ColumnEvidence): Verdict | undefined => {
  const { type, values: listed, references, scale } = column
  if (listed && listed.length > 0)
    return {
      kind: 'choice',
      choices: listed,
      options: /^(int|numeric|float)/.test(type) ? { numeric: true } : undefined,
    }
  if (references !== undefined) return { kind: 'reference', options: { to: references } }
  if (/^timestamp/.test(type)) return { kind: 'timestamp' }
  if (type === 'date') return { kind: 'day' }
  if (type === 'bool') return { kind: 'boolean' }
  if (type === 'uuid') return { kind: 'code' }
  if (type === 'numeric' && scale !== undefined && scale > 0 && saysMoney(name))
    return { kind: 'money', options: { unit: unitOf(name) ?? 'yuan' }, doubt: 'numeric; taken as yuan' }
  // A database sends large numbers as text.
  const numbers = values.map(Number).filter(Number.isFinite)
  return /^(int|numeric|float)/.test(type) ? kindOfNumbers(name, numbers) : undefined
}

const valuesOf = (schema: JsonSchema): readonly string[] =>
  (schema.enum ?? []).filter((value) => value !== null).map(String)

const ofFormat = ({ format = '', description = '', ...schema }: JsonSchema): Verdict | undefined => {
  const kinds: { readonly [format: string]: KindName } = {
    'date-time': 'timestamp',
    date: 'day',
    email: 'email',
    uri: 'url',
    password: 'secret',
    uuid: 'code',
  }
  const kind = kinds[String(format)]
  if (kind) return { kind }
  const said = String(description)
  if (schema.contentMediaType === 'text/html') return { kind: 'html' }
  if (/\bunix\b/i.test(said)) return { kind: 'timestamp' }
  if (/basis points/i.test(said)) return { kind: 'percent' }
  const unit = /^(fen|li|yuan)$/.exec(said)?.[1]
  return unit ? { kind: 'money', options: { unit } } : undefined
}

const ofSchema = (schema: JsonSchema, dictionary: Dictionary): Verdict | undefined => {
  const { items, properties } = schema
  const types = [schema.type].flat()
  const known = schema['x-values'] ? Object.keys(schema['x-values']) : valuesOf(schema)
  if (types.includes('array')) {
    if (known.length > 0 || (items && valuesOf(items).length > 0))
      return { kind: 'choices', choices: known.length > 0 ? known : valuesOf(items ?? {}) }
    if (items?.properties)
      return Object.hasOwn(items.properties, 'file_id') ? { kind: 'files' } : { kind: 'list' }
    return { kind: 'tags', options: items?.type === 'integer' ? { numeric: true } : undefined }
  }
  if (known.length > 0)
    return {
      kind: 'choice',
      choices: known,
      options: types.includes('integer') ? { numeric: true } : undefined,
    }
  const target = /^key of (\w+)(?: with .*)?$/.exec(String(schema.description ?? ''))?.[1]
  const to = target === undefined ? undefined : dictionary.area(target)
  if (to !== undefined) return { kind: 'reference', options: { to } }
  if (types.includes('boolean')) return { kind: 'boolean' }
  if (properties || types.includes('object')) return { kind: 'object' }
  return ofFormat(schema)
}

/** A number shown as text would be searched as text. */
const holdsText = (field: Field): boolean =>
  typeof emptyOf(field) === 'string' && !('numeric' in field && field.numeric)

/** Whether a declared field of the same name could hold the values that were seen. */
const canHold = (field: Field, { values }: FieldEvidence): boolean =>
  values.every((value) => {
    if (Array.isArray(value))
      return (value.some(isRecord) ? ['list', 'files'] : ['tags', 'choices']).includes(field.kind)
    if (isRecord(value)) return field.kind === 'object'
    const empty = emptyOf(field)
    if (typeof value === 'boolean') return field.kind === 'boolean'
    if (typeof value === 'string' && value !== '' && typeof empty === 'number') return false
    if (typeof value === 'number' && holdsText(field)) return false
    return typeof empty !== 'object' && readValue(field, value) !== undefined
  })

const ofDictionary = (evidence: FieldEvidence, dictionary: Dictionary): Verdict | undefined => {
  const field = dictionary.fields(evidence.name).find((one) => canHold(one, evidence))
  if (!field || field.kind === 'object' || field.kind === 'list' || field.kind === 'reference')
    return undefined
  if (field.kind === 'choice' || field.kind === 'choices') {
    const seen = evidence.values.flat().map(String).filter(Boolean)
    // The whole choice if it contains everything seen; otherwise only the values of the rows are known.
    const whole = dictionary
      .fields(evidence.name)
      .find((one) => 'of' in one && seen.every((value) => Object.hasOwn(one.of, value)))
    if (!whole || !('of' in whole)) return undefined
    const numeric = 'numeric' in whole && whole.numeric ? { numeric: true } : undefined
    const others = Object.keys(whole.of).filter((value) => !seen.includes(value))
    const doubt =
      others.length > 0
        ? `no row has ${others.join(', ')}, which other areas know; delete what is none here`
        : undefined
    return { kind: field.kind, choices: Object.keys(whole.of), options: numeric, doubt }
  }
  if (field.kind === 'money') {
    const doubt = unitOf(evidence.name) ? undefined : `taken as ${field.unit}, as other areas have it`
    return { kind: 'money', options: { unit: field.unit }, doubt }
  }
  if (field.kind === 'integer' && field.ungrouped) return { kind: 'integer', options: { ungrouped: true } }
  if (field.kind === 'tags' && field.numeric) return { kind: 'tags', options: { numeric: true } }
  return { kind: field.kind }
}

/** Kinds of text. Between these, the content decides rather than other fields of that name. */
const textKinds: readonly KindName[] = ['text', 'multiline', 'html', 'code']

/** The dictionary's verdict, unless the values of this field say more. */
const ofBoth = (evidence: FieldEvidence, dictionary: Dictionary): Verdict => {
  const known = ofDictionary(evidence, dictionary)
  const seen = kindOfValues(evidence)
  const texts = evidence.values.filter((value) => typeof value === 'string' && value !== '')
  if (!known) return seen
  if (texts.length === 0 || !textKinds.includes(known.kind)) return known
  if (seen.kind === 'choice') return saysChoice(evidence.name) ? seen : known
  if (known.kind === 'html' && texts.length === 1 && seen.kind !== 'html') return { kind: 'multiline' }
  if (known.kind === 'code' || (texts.length === 1 && seen.kind === 'text')) return known
  return textKinds.includes(seen.kind) && seen.kind !== 'code' ? seen : known
}

const verdictOf = (evidence: FieldEvidence, dictionary: Dictionary): Verdict => {
  const { name, column, schema, values } = evidence
  const isFlag = values.some((value) => typeof value !== 'string')
  if (saysSecret(name) && !isFlag) return { kind: 'secret' }
  return (
    (column && ofColumn(evidence, column)) ??
    (schema && ofSchema(schema, dictionary)) ??
    ofBoth(evidence, dictionary)
  )
}

const labelOf = (evidence: FieldEvidence, dictionary: Dictionary): Label => {
  const { name, column, schema } = evidence
  if (isLabel(schema?.['x-label'])) return schema['x-label']
  const known = dictionary.label(name)
  const zh =
    column?.comment ?? (/\p{Script=Han}/u.test(String(schema?.title ?? '')) ? String(schema?.title) : '')
  if (known) return zh === '' ? known : { ...known, zh }
  return { zh, en: readableName(name), es: '' }
}

const partsOf = ({ kind }: Verdict, { values, schema }: FieldEvidence): readonly FieldEvidence[] => {
  if (kind !== 'object' && kind !== 'list') return []
  const rows = fieldsOfRows(values.flat())
  const properties = (kind === 'list' ? schema?.items : schema)?.properties
  return properties
    ? Object.entries(properties).map(([name, part]) => ({
        ...(rows.find((one) => one.name === name) ?? { values: examplesOf(part) }),
        name,
        schema: part,
      }))
    : rows
}

/** The values that a schema gives as examples. */
export const examplesOf = ({ examples, example, ...schema }: JsonSchema): readonly Json[] =>
  [
    ...(examples ?? []),
    ...(example === undefined ? [] : [example]),
    ...(schema.default === undefined ? [] : [schema.default]),
  ].filter((value) => value !== null)

const lengthOf = (kind: KindName, { column, schema }: FieldEvidence): { max: number } | undefined => {
  const max = column?.maxLength ?? schema?.maxLength
  return typeof max === 'number' && ['text', 'code', 'multiline', 'secret', 'url'].includes(kind) && max > 0
    ? { max }
    : undefined
}

/** Whether a declaration may use a name for a field. */
const isName = (name: string): boolean =>
  /^[a-z][a-z0-9_]*$/i.test(name) && name.length <= longestName && !isOfEveryObject(name)

const tones: readonly (readonly [RegExp, string])[] = [
  [
    /^(SUCCESS|SUCCEEDED|PAID|DONE|FINISHED|COMPLETED|APPROVED|ACTIVE|ENABLED|NORMAL|PUBLISHED|ISSUED|DELIVERED|RECEIVED|SIGNED|SETTLED|QUALIFIED)$/i,
    'success',
  ],
  [/^(FAILED|FAIL|ERROR|REJECTED|EXPIRED|OVERDUE|LOST|DAMAGED|UNQUALIFIED)$/i, 'error'],
  [
    /^(WAITING|PENDING|PROCESSING|REVIEWING|IN_PROGRESS|OPEN|NEW|REFUNDING|SENDING|SUBMITTED|PICKED|PACKED|SHIPPED|IN_TRANSIT)$/i,
    'info',
  ],
  [/^(RETRYING|WARNING|PAUSED)$/i, 'warning'],
]
const toneOf = (field: string, value: string) =>
  /(status|state)$/i.test(field)
    ? (tones.find(([pattern]) => pattern.test(value))?.[1] ?? 'default')
    : undefined

/** The labels of a choice's values, where known. */
const valuesNamed = (
  evidence: FieldEvidence,
  choices: readonly string[],
  dictionary: Dictionary,
): Proposal['of'] =>
  Object.fromEntries(
    choices.map((value) => {
      const said = evidence.schema?.['x-values']?.[value]
      const label = said ??
        dictionary.value(evidence.name, value) ?? { zh: '', en: readableName(value), es: '' }
      const tone = toneOf(evidence.name, value)
      return [value, tone ? { ...label, tone } : label]
    }),
  )

const ratingName = /(^|_)(rating|stars?|score|grade)$/

/** A rating may be out of five stars or ten; nothing else tells which. */
const ratingDoubt = ({ name, values }: FieldEvidence): string | undefined => {
  const numbers = values.filter((value) => typeof value === 'number')
  const isRating =
    ratingName.test(name) && numbers.length > 0 && numbers.every((one) => one >= 0 && one <= 10)
  return isRating
    ? `a rating? "stars: true, max: ${numbers.some((one) => one > 5) ? 10 : 5}" shows stars`
    : undefined
}

/** The field to declare from its evidence; undefined if it cannot be declared. */
export const propose = (evidence: FieldEvidence, dictionary: Dictionary): Proposal | undefined => {
  const { name, column, schema, isNull, required } = evidence
  if (!isName(name)) return undefined
  const verdict = verdictOf(evidence, dictionary)
  const { kind, choices, doubt } = verdict
  const fields = partsOf(verdict, evidence).flatMap((part) => propose(part, dictionary) ?? [])
  // The contents are unknown.
  if (kind === 'list' && fields.length === 0) return undefined
  const nullable = column?.nullable || isNull || [schema?.type].flat().includes('null')
  const label = labelOf(evidence, dictionary)
  const unit = measureOf(name)
  const of = choices && valuesNamed(evidence, choices, dictionary)
  return {
    name,
    kind,
    label,
    ...(isLabel(schema?.['x-hint']) ? { hint: schema['x-hint'] } : {}),
    options: {
      ...verdict.options,
      ...(kind === 'integer' && unit ? { unit } : {}),
      ...lengthOf(kind, evidence),
      ...(nullable ? { nullable: true } : {}),
      ...(required ? { required: true } : {}),
    },
    ...(of ? { of } : {}),
    ...(kind === 'object' || kind === 'list' ? { fields } : {}),
    doubts: [doubt, kind === 'integer' ? ratingDoubt(evidence) : undefined].filter(
      (one) => one !== undefined,
    ),
  }
}
