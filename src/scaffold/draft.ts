import type { Call, IconName, Label } from '@/declaration'
import { suggestion } from '@/declaration/inspect/report'
import { reservedFields } from '@/declaration/inspect/reserved'
import { columnsAfter } from './columns'
import { composeLabel, readableName, singularName } from './composeLabel'
import type { Dictionary } from './dictionary'
import { formDoubts, gathered, guesses, leftOut } from './doubts'
import type { AreaEvidence, FieldEvidence } from './evidence'
import { type Proposal, propose } from './judge'
import { saysChange, saysCode, saysCreation, saysFuture, saysState, saysTitle } from './names'
import { SampleError } from './readRows'
import { withRelations } from './relations'
import { withDoubtfulWords } from './senses'
import { wordsOf } from './wordsOf'

/** The user's settings for an area, besides its evidence. */
export interface Wish {
  readonly name: string
  readonly path: `/${string}`
  readonly label?: Partial<Label>
  readonly group?: string
  /** After all others by default. */
  readonly order?: number
  readonly key?: readonly string[]
  /**
   * Fields of a form; without them there is no form. `all` alone: every field except the key and the times that the platform
   * sets.
   */
  readonly form?: readonly string[]
}

/** An area that is to be declared. */
export interface Draft {
  readonly name: string
  readonly path: `/${string}`
  readonly label: Label
  /** A single record. */
  readonly one?: Label
  readonly icon: IconName
  readonly menu: { readonly group?: string; readonly order?: number }
  readonly key: readonly string[]
  readonly title: string
  readonly fields: readonly Proposal[]
  readonly list: {
    readonly call: Call
    readonly columns: readonly string[]
    readonly moreColumns: readonly string[]
    readonly sortable: readonly string[]
    readonly sort: string
    readonly filters: readonly string[]
  }
  readonly form: readonly string[]
  readonly made?: string
  readonly saved?: string
  /** Doubts about the area as a whole. */
  readonly doubts: readonly string[]
}

/** At most this many filters find a single record by a number. */
const mostNumbers = 3

const heavyKinds = ['html', 'object', 'list', 'files', 'multiline', 'secret', 'choices', 'tags']
const timeKinds = ['timestamp', 'day']
/** Parameters with another meaning in every list. */
const reservedParams = ['page', 'limit', 'sort', 'begin_date', 'end_date', 'period', 'ids', 'key', 'keyword']

const icons: readonly (readonly [RegExp, IconName])[] = [
  [/ship|parcel|waybill|express|courier|delivery|logistics/i, 'send'],
  [/holiday|event|activity|campaign|calendar/i, 'event'],
  [/schedule|shift|appointment|booking/i, 'schedule'],
  [/complaint|dispute|claim/i, 'complaint'],
  [/warn|alarm|alert|risk/i, 'warning'],
  [/rule|policy|check|inspection|quality/i, 'rule'],
  [/order|trade|bill|invoice|receipt/i, 'receipt'],
  [/refund|return/i, 'refund'],
  [/shop|store|merchant|address|warehouse/i, 'storefront'],
  [/user|member|customer|account|contact/i, 'person'],
  [/mail/i, 'email'],
  [/sms|message/i, 'message'],
  [/pay|wallet|balance/i, 'wallet'],
  [/template/i, 'template'],
  [/log|history/i, 'history'],
  [/notice|announcement/i, 'announcement'],
]

const canBeKey = ({ kind, options }: Proposal): boolean =>
  !['boolean', 'object', 'list', 'files', 'tags', 'choices', 'secret', 'percent'].includes(kind) &&
  !(kind === 'money' && options.unit === 'yuan') &&
  options.nullable !== true

const isUnique = ({ values }: FieldEvidence): boolean =>
  new Set(values.map((one) => JSON.stringify(one))).size === values.length && !values.includes('')

/** Throws SampleError for an unknown field name, with the nearest one and all that exist. */
const knownFields = (option: string, wanted: readonly string[], fields: readonly Proposal[]): void => {
  const known = fields.map(({ name }) => name)
  const lines = wanted
    .filter((name) => !known.includes(name))
    .map((name) => `${option}: "${name}" is not a field of the source${suggestion(name, known)}`)
  if (lines.length > 0) throw new SampleError(`${lines.join('\n')}\nIts fields are: ${known.join(', ')}`)
}

/** Candidates for the key, best first: what the source says, the area's own id, a unique field that is named like an id. */
const keyOf = (wish: Wish, evidence: AreaEvidence, fields: readonly Proposal[]) => {
  const named = (names: readonly string[]) => {
    const found = names.flatMap(
      (name) => fields.find((field) => field.name === name && canBeKey(field)) ?? [],
    )
    return found.length === names.length && found.length > 0 ? { key: [...names] } : undefined
  }
  if (wish.key) {
    knownFields('--key', wish.key, fields)
    const chosen = named(wish.key)
    if (!chosen)
      throw new SampleError(
        `--key: ${wish.key.join(', ')} cannot identify a record; name texts or whole numbers that are never null`,
      )
    return { ...chosen, doubt: undefined }
  }
  const said = evidence.key && named(evidence.key)
  if (said) return { ...said, doubt: undefined }
  const unique = fields.filter(
    (field) => canBeKey(field) && evidence.fields.some((one) => one.name === field.name && isUnique(one)),
  )
  const area = wordsOf(wish.name).join('_')
  const own = (name: string) => unique.find((field) => wordsOf(field.name).join('_') === name)
  const coded = unique.find(({ name, kind }) => saysCode(name) && ['code', 'integer', 'text'].includes(kind))
  // A number in first place is the record's own.
  const first = unique.find(({ name }) => name === evidence.fields[0]?.name && /_(id|no|code)$/.test(name))
  const sure = own('id') ?? first ?? own(`${area}_id`) ?? own(`${area}_no`) ?? own(`${area}_code`)
  const best =
    sure ?? coded ?? unique.find(({ kind }) => ['code', 'text'].includes(kind)) ?? fields.find(canBeKey)
  if (!best) throw new SampleError('no field can identify a record; name one with --key')
  return {
    key: [best.name],
    doubt: sure ? undefined : `key: "${best.name}" is taken to identify a record; change it if it does not`,
  }
}

const titleOf = (
  area: string,
  fields: readonly Proposal[],
  key: readonly string[],
  isUniqueName: (name: string) => boolean,
): string => {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const owners = wordsOf(area)
  const best =
    // Its own name, not the name of a shop or a buyer.
    texts.find(
      ({ name }) =>
        saysTitle(name) &&
        wordsOf(name)
          .slice(0, -1)
          .every((word) => owners.includes(word)),
    ) ??
    fields.find(({ name, kind }) => kind === 'code' && /_(no|sn)$/.test(name) && isUniqueName(name)) ??
    texts.find(({ name }) => saysTitle(name)) ??
    fields.find(({ name, kind }) => kind === 'code' && key.includes(name)) ??
    texts.find(({ name }) => !saysCode(name)) ??
    fields.find(({ name }) => key.includes(name))
  return best?.name ?? key[0] ?? ''
}

/** What a form could ask for: everything except the key and the times that the platform sets. */
const enteredIn = (fields: readonly Proposal[], key: readonly string[]): readonly string[] =>
  fields
    .filter(
      ({ name, kind }) =>
        // Files can only be added once their purpose is declared.
        !key.includes(name) &&
        !saysCreation(name) &&
        !saysChange(name) &&
        kind !== 'list' &&
        kind !== 'files',
    )
    .map(({ name }) => name)

/** The area that follows from its evidence and its maker's wishes. Throws SampleError if they do not make one. */
export const draftOf = (wish: Wish, evidence: AreaEvidence, dictionary: Dictionary): Draft => {
  const proposed = withRelations(
    evidence.fields
      .filter(({ name }) => !reservedFields.includes(name))
      .flatMap((field) => propose(field, dictionary) ?? []),
    evidence.fields,
  )
  const { key, doubt } = keyOf(wish, evidence, proposed)
  // The console derives `id` from the key.
  const declared = proposed.filter(({ name }) => name !== 'id' || key.join() === 'id')
  const fields = withDoubtfulWords(declared, wish.name, evidence, dictionary)
  const left = evidence.fields.filter(({ name }) => !fields.some((field) => field.name === name))
  const isUniqueName = (name: string) =>
    evidence.fields.some((field) => field.name === name && isUnique(field))
  const title = titleOf(wish.name, fields, key, isUniqueName)
  const light = fields.filter(({ kind }) => !heavyKinds.includes(kind))
  // A field that is the same in every record says nothing about it.
  const telling = (field: Proposal) => Object.keys(field.of ?? {}).length !== 1
  const times = light.filter(({ kind }) => timeKinds.includes(kind)).map(({ name }) => name)
  const made = times.find(saysCreation) ?? times.find((name) => !saysFuture(name)) ?? times[0]
  const saved = fields.find(({ name, kind }) => kind === 'timestamp' && saysChange(name))?.name
  const isShown = light.some(({ name }) => name === title)
  const columns = [...(isShown ? [title] : []), ...columnsAfter(title, light.filter(telling), key, made)]
  const sortable = times.length > 0 ? times : [key[0] ?? '']
  const filterable = (kinds: readonly string[]) =>
    fields
      .filter((field) => telling(field) && kinds.includes(field.kind) && !reservedParams.includes(field.name))
      .map(({ name }) => name)
  // What people have at hand when they look for a record: its number, or a phone number.
  const looked = fields
    .filter(({ name, kind }) => kind === 'phone' || (kind === 'code' && /_(no|sn|id|code)$/.test(name)))
    .map(({ name }) => name)
    .filter((name) => name !== title && !reservedParams.includes(name))
    .slice(0, mostNumbers)
  const filters = [
    // Two periods would both be sent as begin and end.
    ...(reservedParams.includes(title) || times.includes(title) || !isShown ? [] : [title]),
    ...filterable(['choice']).filter(saysState),
    ...looked,
    ...filterable(['choice', 'boolean']).slice(0, 6),
    ...(made ? [made] : []),
  ]
  const form = wish.form?.join() === 'all' ? enteredIn(fields, key) : (wish.form ?? [])
  knownFields('--form', form, fields)
  const inKey = form.filter((name) => key.includes(name))
  if (inKey.length > 0)
    throw new SampleError(
      `--form: "${inKey.join('", "')}" identifies a record, so the platform gives it; leave it out, or name another --key`,
    )
  const asked = fields.map((field) =>
    field.name === title && form.includes(title) && !field.options.required
      ? {
          ...field,
          options: { ...field.options, required: true },
          doubts: [...field.doubts, 'required, so that each record has a title; say which others are'],
        }
      : field,
  )
  const one = composeLabel(singularName(wish.name))
  const several = composeLabel(`${singularName(wish.name)}s`)
  const label = { ...(evidence.label ?? several ?? dictionary.label(wish.name)), ...wish.label }
  const { zh = '', en = readableName(wish.name), es = '' } = label
  const icon = icons.find(([words]) => words.test(wish.name))?.[1] ?? 'list'
  return {
    name: wish.name,
    path: wish.path,
    label: { zh, en, es },
    ...(several && one && !evidence.label && !wish.label?.en ? { one: { ...one, zh } } : {}),
    icon,
    menu: {
      ...(wish.group === undefined ? {} : { group: wish.group }),
      ...(wish.order === undefined ? {} : { order: wish.order }),
    },
    key,
    title,
    fields: gathered(asked).alone,
    list: {
      call: evidence.call ?? `GET /user/${wish.name.toLowerCase()}list`,
      columns,
      moreColumns: light.map(({ name }) => name).filter((name) => !columns.includes(name)),
      sortable,
      sort: made ? `-${made}` : (key[0] ?? ''),
      filters: [...new Set(filters)],
    },
    form,
    ...(made && saysCreation(made) && fields.some(({ name, kind }) => name === made && kind === 'timestamp')
      ? { made }
      : {}),
    ...(saved === undefined ? {} : { saved }),
    doubts: [
      ...(doubt ? [doubt] : []),
      ...guesses(icon, fields, evidence),
      ...formDoubts(asked, key, form, wish.form?.join() === 'all'),
      ...gathered(asked).together,
      ...left.filter(({ name }) => !reservedFields.includes(name)).map(leftOut),
    ],
  }
}
