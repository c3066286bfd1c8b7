import type { Field, Permissions, Resource } from '@/declaration'
import { type Json, valueAt } from '@/declaration/condition'
import { filtersOf } from '@/declaration/filter'
import { decidingPattern, identifyingFields } from '@/declaration/permissions'
import { holdsSecret } from '@/declaration/secrets'
import { fieldOf } from '@/platform/answer'
import { fieldsOfFilter, markedField, markedFilter, offerOf } from './explain'
import type { Asked } from './statement'

/** Additional facts for developers. */
export interface Facts {
  readonly wire?: string
  readonly kind?: string
  readonly raw?: Json
  readonly call?: string
  /** The part's path in the declaration. */
  readonly place?: string
  readonly permission?: string
}

/** The permission patterns that decide about a key, one per applicable set of permissions. */
export const decidersOf = (all: readonly Permissions[], key: string): readonly string[] =>
  all.flatMap((permissions) => decidingPattern(permissions, key) ?? [])

const fieldKey = (resource: Resource, path: string): string => {
  const [field = ''] = path.split('.')
  return identifyingFields(resource).includes(field)
    ? `${resource.name}.list`
    : `${resource.name}.field.${field}`
}

/** Which records a reference offers: the parameters of its list request. */
const restrictionOf = (field: Field): string =>
  field.kind === 'reference' && field.where
    ? `(${Object.entries(field.where)
        .map(([param, value]) => `${param}=${value}`)
        .join(', ')})`
    : ''

const fieldFacts = (asked: Asked): Facts => {
  const { resource, mark, record } = asked
  const { field, isOwn } = markedField(asked)
  const place = mark.name.split('.').join('.fields.')
  return {
    wire: mark.name,
    // Only money needs its unit here; for other numbers it is a word shown beside the value.
    kind:
      field &&
      [field.kind === 'money' && field.unit, field.kind, restrictionOf(field)].filter(Boolean).join(' '),
    raw: isOwn || !record || !field || holdsSecret(field) ? undefined : valueAt(record, mark.name),
    place: isOwn ? `actions.${mark.action}.inputs.${place}` : `fields.${place}`,
    permission: isOwn ? `${resource.name}.${mark.action}` : fieldKey(resource, mark.name),
  }
}

const filterFacts = (asked: Asked): Facts => {
  const { resource, mark } = asked
  const filter = markedFilter(asked)
  const [first = ''] = filter ? fieldsOfFilter(filter) : []
  const at = filtersOf(resource).findIndex(({ name }) => name === mark.name)
  return {
    wire: filter?.params.join(', '),
    call: resource.list.call,
    place: `list.filters[${at}]`,
    permission: fieldKey(resource, first),
  }
}

const totalFacts = ({ resource, mark: { name } }: Asked): Facts => {
  const { states, summary } = resource.list
  const { sum, of = sum, when } = summary?.[name] ?? {}
  const isState = states !== undefined && String(fieldOf(when, states)).toLowerCase() === name
  return {
    wire: `summary.${name}`,
    call: resource.list.call,
    place: isState ? 'list.states' : `list.summary.${name}`,
    permission: of === undefined ? `${resource.name}.list` : fieldKey(resource, of),
  }
}

const actionFacts = (asked: Asked): Facts => {
  const { resource, mark } = asked
  const { name } = mark
  const offer = offerOf(asked)
  if (!offer)
    return {
      wire: name,
      call: name === 'copy' ? undefined : resource.save?.call,
      place: 'save',
      permission: `${resource.name}.${name === 'copy' ? 'create' : name}`,
    }
  const [group, capability] =
    'call' in offer
      ? ['actions', name]
      : 'to' in offer
        ? ['links', `link.${name}`]
        : ['panels', offer.capability]
  return {
    wire: name,
    call: 'call' in offer ? offer.call : undefined,
    place: `${group}.${name}`,
    permission: `${resource.name}.${capability}`,
  }
}

const facts = {
  field: fieldFacts,
  input: fieldFacts,
  filter: filterFacts,
  total: totalFacts,
  action: actionFacts,
} as const

/** A marked part's name, where it is declared, and which permission it needs. */
export const factsOf = (asked: Asked): Facts => facts[asked.mark.sort](asked)
