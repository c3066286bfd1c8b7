import type { Action, Field, Fields, Link, Panel } from '@/declaration'
import { valueAt } from '@/declaration/condition'
import { fieldAt } from '@/declaration/field'
import { filtersOf, type ResolvedFilter } from '@/declaration/filter'
import { fillText, textIn } from '@/declaration/label'
import { readable } from '@/screens/conditions/readable'
import { ruleTexts } from './rules'
import type { Asked, Statement } from './statement'
import { listed, type Words } from './words'

/** Kinds whose limits are values; for all others they are lengths. */
const numbers: readonly string[] = ['integer', 'money', 'percent']

const spanOf = (field: Field, { texts, locale }: Words): string | undefined => {
  const min = 'min' in field ? field.min : undefined
  const max = 'max' in field ? field.max : undefined
  if (min === undefined && max === undefined) return undefined
  const isNumber = numbers.includes(field.kind)
  const one = (limit = 0) => (isNumber ? readable(field, limit, locale) : String(limit))
  const word = min === undefined ? texts.most : max === undefined ? texts.least : texts.between
  const span = fillText(word, { min: one(min), max: one(max) })
  return isNumber ? span : fillText(texts.length, { span })
}

/** Undefined for kinds that mean nothing to operators. */
const kindText = (field: Field, { texts, areaName }: Asked): string | undefined => {
  const area = field.kind === 'reference' ? areaName(field.to) : ''
  const { [area === undefined ? 'code' : field.kind]: said }: { readonly [kind: string]: string } =
    texts.kinds
  return said && fillText(said, { area: area ?? '' })
}

const ofField = (field: Field, asked: Asked) => {
  const { locale } = asked
  const kind = [kindText(field, asked), spanOf(field, asked)].filter(Boolean).join(' · ')
  const says = [field.hint && textIn(field.hint, locale), kind].flatMap((one) => one || [])
  if (field.kind !== 'choice' && field.kind !== 'choices') return { says }
  const values = Object.entries(field.of).map(([wire, { tone, ...label }]) => ({
    wire,
    name: textIn(label, locale),
    tone,
  }))
  return { says, values }
}

/** The marked field, and the action if it is an action's input. */
export const markedField = ({ resource, mark: { name, action } }: Pick<Asked, 'resource' | 'mark'>) => {
  const inputs = action === undefined ? undefined : resource.actions?.[action]?.inputs
  const input = inputs && fieldAt(inputs, name)
  return { field: input ?? fieldAt(resource.fields, name), fields: inputs ?? resource.fields, isOwn: !!input }
}

const fieldStatement = (asked: Asked): Statement | undefined => {
  const { mark, record, locale, texts } = asked
  const { field, fields, isOwn } = markedField(asked)
  if (!field) return undefined
  const value = isOwn || !record ? undefined : valueAt(record, mark.name)
  const { says, values } = ofField(field, asked)
  const isInput = mark.sort === 'input'
  return {
    sort: isInput ? texts.input : texts.field,
    name: textIn(field.label, locale),
    says: [...says, ...ruleTexts(field, fields, isInput, asked)],
    values,
    here: value === undefined ? undefined : readable(field, value, locale),
  }
}

export const markedFilter = ({ resource, mark }: Pick<Asked, 'resource' | 'mark'>) =>
  filtersOf(resource).find(({ name }) => name === mark.name)

export const fieldsOfFilter = (filter: ResolvedFilter): readonly string[] =>
  filter.test === 'period' ? filter.on.map(({ field }) => field) : filter.on

const filterStatement = (asked: Asked): Statement | undefined => {
  const { resource, locale, texts } = asked
  const filter = markedFilter(asked)
  if (!filter) return undefined
  const inner = filter.test === 'period' ? undefined : ofField(filter.input, asked)
  return {
    sort: texts.filter,
    name: textIn(filter.label, locale),
    says: [{ text: texts.finds, filter, fields: resource.fields }, ...(inner?.says ?? [])],
    values: inner?.values,
  }
}

const totalStatement = (asked: Asked): Statement | undefined => {
  const { resource, mark, locale, texts } = asked
  const total = resource.list.summary?.[mark.name]
  if (!total) return undefined
  const { sum, when, label } = total
  const what =
    sum === undefined
      ? total.computed
        ? texts.byPlatform
        : texts.count
      : fillText(texts.sum, { field: textIn(resource.fields[sum]?.label ?? label, locale) })
  return {
    sort: texts.total,
    name: textIn(label, locale),
    says: [what, ...(when ? [{ text: texts.only, when, fields: resource.fields }] : [])],
  }
}

/** Names of the actions that open the area's form. */
const own: readonly string[] = ['create', 'edit', 'copy']

const approvalTexts = (
  { approve }: Pick<Action, 'approve'>,
  fields: Fields,
  { texts }: Asked,
): Statement['says'] => {
  if (!approve) return []
  const { when } = approve
  return [when ? { text: texts.secondWhen, when, fields } : texts.second]
}

const actionSays = (action: Action, asked: Asked): Statement['says'] => {
  const { resource, record, locale, texts } = asked
  const { title, fields, one, label } = resource
  const inputs = Object.values(action.inputs ?? {}).flatMap(({ unasked, label: input }) =>
    unasked ? [] : textIn(input, locale),
  )
  const named = action.confirm?.names ?? title
  const name = record ? readable(fields[named], record[named], locale) : textIn(one ?? label, locale)
  return [
    ...(action.confirm ? [textIn(action.confirm.text, locale, { title: name, count: 1 })] : []),
    inputs.length > 0 ? fillText(texts.asks, { inputs: listed(inputs, locale) }) : texts.sends,
    ...(action.effect === 'remove' ? [texts.removes] : []),
    ...(action.danger ? [texts.danger] : []),
    // An action's input hides a field of the same name.
    ...approvalTexts(action, { ...fields, ...action.inputs }, asked),
  ]
}

/** The action, panel or link of this name. */
export const offerOf = ({
  resource: { actions, panels, links },
  mark: { name },
}: Pick<Asked, 'resource' | 'mark'>): Action | Panel | Link | undefined =>
  actions?.[name] ?? panels?.[name] ?? links?.[name]

const actionStatement = (asked: Asked): Statement | undefined => {
  const { resource, mark, locale, off, texts } = asked
  const offer = offerOf(asked)
  if (!offer && !own.includes(mark.name)) return undefined
  return {
    sort: texts.action,
    name: offer ? textIn(offer.label, locale) : asked.text,
    says: !offer
      ? [texts.opens, ...approvalTexts(resource.save ?? {}, resource.fields, asked)]
      : 'call' in offer
        ? actionSays(offer, asked)
        : ['to' in offer ? texts.leads : texts.opens],
    isOff: off,
  }
}

const statements = {
  field: fieldStatement,
  input: fieldStatement,
  filter: filterStatement,
  total: totalStatement,
  action: actionStatement,
} as const

/** Describes a marked part of an area's screen; undefined if the account cannot see it. */
export const explain = (asked: Asked): Statement | undefined => statements[asked.mark.sort](asked)
