import type { Action, Field, Fields, Panel, Permissions, Resource } from '@/declaration'
import { type Json, judge, valueAt, type WireRecord } from '@/declaration/condition'
import { fieldAt } from '@/declaration/field'
import { type Filter, filtersOf, type PeriodFilter } from '@/declaration/filter'
import { type Label, type Locale, textIn } from '@/declaration/label'
import { decidingPattern, identifyingFields } from '@/declaration/permissions'
import { holdsSecret } from '@/declaration/secrets'
import type { Tone } from '@/declaration/tones'
import { formatLi } from '@/i18n/format'
import { conditionText, demandTexts, met, readable, unmet } from './demands'
import type { Mark } from './mark'
import { texts } from './texts'
import { kindWords, testWords, unitWords } from './words'

/** What is told of something on a screen, in the reader's language. */
export interface Statement {
  readonly sort: Label
  readonly name: string
  readonly says: readonly string[]
  readonly values?: readonly { readonly name: string; readonly wire: string; readonly tone?: Tone }[]
  /** The record's value, as people read it. */
  readonly here?: string
  /** Why it cannot be pressed: what the record fails, and the code that the platform would answer. */
  readonly why?: { readonly demands: readonly string[]; readonly code?: number }
  readonly technical: Technical
}

interface Technical {
  readonly wire?: string
  readonly raw?: Json
  readonly call?: string
  /** Where in the file it is declared. */
  readonly place?: string
  readonly permission?: string
}

interface Asked {
  /** As the account sees it, so that nothing else can be told. */
  readonly resource: Resource
  readonly mark: Mark
  readonly record?: WireRecord
  readonly off: boolean
  /** What stands on a button that is not declared. */
  readonly text: string
  readonly locale: Locale
  /** Unix seconds. */
  readonly now: number
  /** Undefined for an area that the account does not see. */
  readonly areaName: (name: string) => string | undefined
}

/** The patterns that decide about a key, one for each of the permissions that apply. */
export const decidersOf = (all: readonly Permissions[], key: string): readonly string[] =>
  all.flatMap((permissions) => decidingPattern(permissions, key) ?? [])

/** The kinds whose limits are values; those of all others are lengths. */
const numbers: readonly string[] = ['integer', 'money', 'percent']

const spanOf = (field: Field, locale: Locale): string | undefined => {
  const min = 'min' in field ? field.min : undefined
  const max = 'max' in field ? field.max : undefined
  if (min === undefined && max === undefined) return undefined
  const isNumber = numbers.includes(field.kind)
  const one = (limit: number | undefined) =>
    limit === undefined ? '' : isNumber ? readable(field, limit, locale) : String(limit)
  const word = min === undefined ? texts.most : max === undefined ? texts.least : texts.between
  const span = textIn(word, locale, { min: one(min), max: one(max) })
  return isNumber ? span : textIn(texts.length, locale, { span })
}

const kindText = (field: Field, { locale, areaName }: Pick<Asked, 'locale' | 'areaName'>): string => {
  const area = field.kind === 'reference' ? areaName(field.to) : ''
  return textIn(kindWords[area === undefined ? 'code' : field.kind], locale, {
    ...(field.kind === 'money' && { unit: textIn(unitWords[field.unit], locale) }),
    ...(area && { area }),
  })
}

const ofField = (field: Field, asked: Asked) => {
  const { locale } = asked
  const says = [
    ...(field.hint ? [textIn(field.hint, locale)] : []),
    [kindText(field, asked), spanOf(field, locale)].filter(Boolean).join(' · '),
  ]
  if (field.kind !== 'choice' && field.kind !== 'choices') return { says }
  const values = Object.entries(field.of).map(([wire, { tone, ...label }]) => ({
    wire,
    name: textIn(label, locale),
    tone,
  }))
  return { says, values }
}

const fieldKey = (resource: Resource, path: string): string => {
  const [field = ''] = path.split('.')
  return identifyingFields(resource).includes(field)
    ? `${resource.name}.list`
    : `${resource.name}.field.${field}`
}

const pathIn = (path: string): string => path.split('.').join('.fields.')

const fieldStatement = (asked: Asked): Statement | undefined => {
  const { resource, mark, record, locale } = asked
  const ofAction = mark.action === undefined ? undefined : resource.actions?.[mark.action]?.inputs
  const isOwn = ofAction !== undefined && fieldAt(ofAction, mark.name) !== undefined
  const field = fieldAt(isOwn ? ofAction : resource.fields, mark.name)
  if (!field) return undefined
  const value = isOwn || !record ? undefined : valueAt(record, mark.name)
  const { says, values } = ofField(field, asked)
  return {
    sort: mark.sort === 'input' ? texts.input : texts.field,
    name: textIn(field.label, locale),
    says: mark.sort === 'input' && field.required ? [...says, textIn(texts.required, locale)] : says,
    values,
    here: value === undefined ? undefined : readable(field, value, locale),
    technical: {
      wire: mark.name,
      raw: holdsSecret(field) ? undefined : value,
      place: isOwn ? `actions.${mark.action}.inputs.${pathIn(mark.name)}` : `fields.${pathIn(mark.name)}`,
      permission: isOwn ? `${resource.name}.${mark.action}` : fieldKey(resource, mark.name),
    },
  }
}

const declaredName = (filter: string | Filter | PeriodFilter) =>
  typeof filter === 'string' ? filter : filter.name

const filterStatement = (asked: Asked): Statement | undefined => {
  const { resource, mark, locale } = asked
  const filter = filtersOf(resource).find(({ name }) => name === mark.name)
  if (!filter) return undefined
  const on = filter.test === 'period' ? filter.on.map(({ field }) => field) : filter.on
  const named = on.map((path) => {
    const label = fieldAt(resource.fields, path)?.label
    return label ? textIn(label, locale) : path
  })
  const what = textIn(testWords[filter.test], locale, {
    on: named.join(' / '),
    ...(filter.test === 'period' && { days: filter.maxDays }),
  })
  const inner = filter.test === 'period' ? { says: [] } : ofField(filter.input, asked)
  const at = resource.list.filters.findIndex(
    (one) => [declaredName(one), on[0]].includes(mark.name) || declaredName(one) === on[0],
  )
  return {
    sort: texts.filter,
    name: textIn(filter.label, locale),
    says: [textIn(texts.finds, locale, { what }), ...inner.says],
    values: 'values' in inner ? inner.values : undefined,
    technical: {
      wire: filter.params.join(', '),
      call: resource.list.call,
      place: `list.filters[${at}]`,
      permission: fieldKey(resource, on[0] ?? ''),
    },
  }
}

const totalStatement = ({ resource, mark, locale }: Asked): Statement | undefined => {
  const total = resource.list.summary?.[mark.name]
  if (!total) return undefined
  const summed = total.sum === undefined ? undefined : resource.fields[total.sum]
  const what = summed
    ? textIn(texts.sum, locale, { field: textIn(summed.label, locale) })
    : textIn(total.computed ? texts.computed : texts.count, locale)
  const only = total.when && conditionText(total.when, resource.fields, locale)
  return {
    sort: texts.total,
    name: textIn(total.label, locale),
    says: [what, ...(only ? [textIn(texts.only, locale, { what: only })] : [])],
    technical: {
      wire: `summary.${mark.name}`,
      call: resource.list.call,
      place: `list.summary.${mark.name}`,
      permission:
        (total.sum ?? total.of) ? fieldKey(resource, total.sum ?? total.of ?? '') : `${resource.name}.list`,
    },
  }
}

/** The fields that a condition on a call speaks of: an input hides a field of the same name. */
const inCall = ({ inputs }: Action, { fields }: Resource): Fields => ({ ...fields, ...inputs })

const own = ['create', 'edit', 'copy'] as const
const isOwnAction = (name: string): name is (typeof own)[number] => own.some((one) => one === name)

const approvalTexts = ({ approve }: Pick<Action, 'approve'>, fields: Fields, locale: Locale): string[] => {
  if (!approve) return []
  const what = approve.when && conditionText(approve.when, fields, locale)
  return [what ? textIn(texts.secondWhen, locale, { what }) : textIn(texts.second, locale)]
}

const priceText = ({ price }: Action, { fields }: Resource, locale: Locale): string[] => {
  if (!price) return []
  if ('li' in price) return [textIn(texts.price, locale, { price: formatLi(price.li) })]
  const label = fields[price.field]?.label
  return label ? [textIn(texts.priceField, locale, { field: textIn(label, locale) })] : []
}

const limitTexts = ({ limits = {}, inputs = {} }: Action, { fields }: Resource, locale: Locale): string[] =>
  Object.entries(limits).flatMap(([input, { field }]) => {
    const [mine, theirs] = [inputs[input]?.label, fields[field]?.label]
    return mine && theirs
      ? [textIn(texts.limit, locale, { input: textIn(mine, locale), field: textIn(theirs, locale) })]
      : []
  })

const actionSays = (action: Action, { resource, record, locale }: Asked): string[] => {
  const title = resource.fields[resource.title]
  const inputs = Object.values(action.inputs ?? {}).flatMap(({ unasked, label }) =>
    unasked ? [] : textIn(label, locale),
  )
  const named =
    record && title
      ? readable(title, record[resource.title], locale)
      : textIn(resource.one ?? resource.label, locale)
  return [
    ...(action.confirm ? [textIn(action.confirm.text, locale, { title: named, count: 1 })] : []),
    textIn(inputs.length > 0 ? texts.asks : texts.sends, locale, {
      inputs: inputs.join(locale === 'zh' ? '、' : ', '),
    }),
    ...(action.effect === 'remove' ? [textIn(texts.removes, locale)] : []),
    ...(action.danger ? [textIn(texts.danger, locale)] : []),
    ...approvalTexts(action, inCall(action, resource), locale),
    ...priceText(action, resource, locale),
    ...limitTexts(action, resource, locale),
    ...(action.undo ? [textIn(texts.undo, locale, { n: action.undo })] : []),
  ]
}

type Conditions = Pick<Action, 'when' | 'refuse' | 'done'>

/** Why a record does not allow something, in the order in which the platform checks; undefined if it does. */
export const whyNot = (
  { refuse = [], done, when }: Conditions,
  record: WireRecord,
  { resource: { fields }, locale, now }: Pick<Asked, 'resource' | 'locale' | 'now'>,
): Statement['why'] => {
  const told = (word: Label, all: ReturnType<typeof met>) =>
    all.map((one) =>
      textIn(word, locale, {
        what: demandTexts([one], fields, locale),
        value: readable(fieldAt(fields, one[0]), valueAt(record, one[0]), locale),
      }),
    )
  const refusal = refuse.find((one) => judge(one.when, record, now))
  if (refusal) return { demands: told(texts.refused, met(refusal.when, record, now)), code: refusal.code }
  if (done && judge(done, record, now)) return { demands: told(texts.done, met(done, record, now)) }
  if (when && judge(when, record, now) === false)
    return { demands: told(texts.needs, unmet(when, record, now)) }
  return undefined
}

const actionStatement = (asked: Asked): Statement | undefined => {
  const { resource, mark, record, locale, off } = asked
  const { name } = mark
  const offer: Action | Panel | undefined = resource.actions?.[name] ?? resource.panels?.[name]
  const isForm = !offer && isOwnAction(name)
  if (!offer && !isForm) return undefined
  const conditions: Conditions =
    offer ?? (name === 'edit' ? { when: resource.save?.when, refuse: resource.save?.refuse } : {})
  const failed = record && whyNot(conditions, record, asked)
  const why = failed ?? (off ? { demands: [textIn(texts.hidden, locale)] } : undefined)
  const action = offer && 'call' in offer ? offer : undefined
  const capability = offer && 'capability' in offer ? offer.capability : name === 'copy' ? 'create' : name
  return {
    sort: texts.action,
    name: offer ? textIn(offer.label, locale) : asked.text,
    says: action
      ? actionSays(action, asked)
      : isOwnAction(name)
        ? [textIn(texts[name], locale), ...approvalTexts(resource.save ?? {}, resource.fields, locale)]
        : [textIn(texts.opens, locale)],
    why,
    technical: {
      wire: name,
      call: action?.call ?? (isForm ? resource.save?.call : undefined),
      place: isForm ? 'save' : `${action ? 'actions' : 'panels'}.${name}`,
      permission: `${resource.name}.${capability}`,
    },
  }
}

const statements = {
  field: fieldStatement,
  input: fieldStatement,
  filter: filterStatement,
  total: totalStatement,
  action: actionStatement,
} as const

/** What a marked part of an area's screen is; undefined if the account sees no such part. */
export const explain = (asked: Asked): Statement | undefined => statements[asked.mark.sort](asked)
