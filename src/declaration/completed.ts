import { isRecord } from './condition'
import type { Field, Fields } from './field'
import { isHeavy, kindNames } from './kinds'
import type { Resource } from './resource'
import { stateCounts } from './states'
import type { WrittenResource } from './written'

type Part = { readonly [name: string]: unknown }

const partOf = (value: unknown): Part => (isRecord(value) ? value : {})
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The menu position of areas that name none: after those that do. */
export const lastOrder = 1000
/** Columns that are shown at first; the others are in the column chooser. */
const mostColumns = 8
const madeNames = ['create_time', 'created_at']
const savedNames = ['update_time', 'updated_at']
/** Parameters of every list. No filter can have these names. */
const listParams = ['page', 'limit', 'sort']

/** Never a column: unreadable in one line, or never sent. */
const isNoColumn = (field: Field): boolean => isHeavy(field) || ['secret', 'multiline'].includes(field.kind)
const isTime = (field: Field | undefined): boolean => field?.kind === 'timestamp' || field?.kind === 'day'

/** The fields of a known kind. The checker reports the others. */
const soundFields = (fields: unknown): Fields => {
  const hasKind = ([, field]: [string, unknown]): boolean =>
    isRecord(field) &&
    kindNames.some((kind) => kind === field.kind) &&
    (field.kind !== 'object' ||
      (isRecord(field.fields) && Object.values(field.fields).every((one) => hasKind(['', one]))))
  return Object.fromEntries(Object.entries(partOf(fields)).filter(hasKind)) as Fields
}

/** The fields an action asks for, each with the action's own options for it. */
const askedIn = (asks: unknown): ReadonlyMap<string, Part> =>
  new Map(
    (Array.isArray(asks) ? asks : []).flatMap((one: unknown): [string, Part][] => {
      const { field, ...own } = partOf(typeof one === 'string' ? { field: one } : one)
      return typeof field === 'string' ? [[field, own]] : []
    }),
  )

/** The names of the fields that something sets. */
const setIn = (one: unknown): readonly string[] => {
  const { effect, asks } = partOf(one)
  const set = Array.isArray(effect)
    ? effect.flatMap((each: unknown) => Object.keys(partOf(partOf(each).set)))
    : []
  return [...set, ...askedIn(asks).keys()]
}

/** An incomplete declaration, as far as it can be read. */
interface Written {
  readonly name: string
  readonly fields: Fields
  readonly key: readonly string[]
  readonly title: string
}

const columnsOf = ({ fields, key, title }: Written, list: Part): Part => {
  if (list.columns !== undefined) return {}
  const later = namesIn(list.moreColumns)
  const made = madeNames.find((name) => fields[name]?.kind === 'timestamp')
  const light = Object.entries(fields).flatMap(([name, field]) =>
    name === title || name === made || later.includes(name) || isNoColumn(field) ? [] : [name],
  )
  const stamp = made === undefined || made === title || later.includes(made) ? [] : [made]
  const first = light.filter((name) => !key.includes(name)).slice(0, mostColumns - 1 - stamp.length)
  const more = light.filter((name) => !first.includes(name))
  return {
    columns: [title, ...first, ...stamp],
    ...(list.moreColumns === undefined && more.length > 0 && { moreColumns: more }),
  }
}

const sortingOf = ({ fields, key }: Written, list: Part, columns: readonly string[]): Part => {
  const sorted = typeof list.sort === 'string' ? [list.sort.replace(/^-/, '')] : []
  const times = columns.filter((name) => isTime(fields[name]))
  const found = [...new Set([...times, ...sorted])]
  const sortable = list.sortable === undefined ? (found.length > 0 ? found : key.slice(0, 1)) : undefined
  if (list.sort !== undefined) return sortable ? { sortable } : {}
  const all = sortable ?? namesIn(list.sortable)
  const first = madeNames.find((name) => all.includes(name)) ?? all[0] ?? ''
  return { ...(sortable && { sortable }), sort: isTime(fields[first]) ? `-${first}` : first }
}

const filtersOf = ({ fields, title }: Written, columns: readonly string[]): readonly string[] =>
  columns.filter((name) => {
    if (listParams.includes(name)) return false
    return name === title || ['choice', 'boolean'].includes(fields[name]?.kind ?? '')
  })

/** A figure for each state of a list, except those already declared. */
const summaryOf = ({ fields }: Written, { states, summary }: Part): Part => {
  const counts = Object.entries(stateCounts(fields, states))
  const added = counts.filter(([name]) => !(name in partOf(summary)))
  return added.length > 0 ? { summary: Object.fromEntries(added) } : {}
}

const listOf = (area: Written, list: Part): Part => {
  const found = columnsOf(area, list)
  const columns = namesIn(list.columns ?? found.columns)
  return {
    ...(list.call === undefined && { call: `GET /user/${area.name}list` }),
    ...found,
    ...sortingOf(area, list, columns),
    ...(list.filters === undefined && { filters: filtersOf(area, columns) }),
    ...summaryOf(area, list),
  }
}

const saveOf = ({ name, fields, key }: Written, save: Part, actions: Part): Part => {
  const entered = save.fields === undefined ? undefined : namesIn(save.fields)
  const stampOf = (names: readonly string[]) =>
    names.find((one) => fields[one]?.kind === 'timestamp' && !entered?.includes(one))
  const [made, saved] = [stampOf(madeNames), stampOf(savedNames)]
  const stamp = { ...(made !== undefined && { made }), ...(saved !== undefined && { saved }) }
  const buttons: readonly unknown[] = Array.isArray(save.buttons) ? save.buttons : []
  const set = [...Object.values(actions), ...buttons].flatMap(setIn)
  const stamps = [...madeNames, ...savedNames, ...Object.values(partOf(save.stamp))]
  const numbered = Object.entries(fields).flatMap(([one, field]) => ('serial' in field ? one : []))
  const kept = [...key, ...numbered, ...stamps, ...set, ...namesIn(save.except)]
  return {
    ...(save.call === undefined && { call: `POST /user/save${name}` }),
    ...(entered === undefined && {
      fields: Object.keys(fields).filter((one) => !kept.includes(one) && fields[one]?.kind !== 'list'),
    }),
    ...(save.stamp === undefined && Object.keys(stamp).length > 0 && { stamp }),
  }
}

/** Field options that make no sense for an input, because they refer to other records or fields. */
const ofRecordsAlone = [
  'initial',
  'was',
  'unique',
  'computed',
  'suggested',
  'takenFrom',
  'shownWhen',
  'requiredWhen',
  'atLeast',
  'atMost',
]

/** The values of a choice that may be given. */
const someOf = (field: Field | undefined, only: unknown): Part => {
  if (only === undefined || !field || !('of' in field)) return {}
  const names = namesIn(only)
  return { of: Object.fromEntries(Object.entries(field.of).filter(([value]) => names.includes(value))) }
}

/** The inputs and effects of an action that asks for fields of the record. */
const askedOf = (fields: Fields, { asks, inputs, effect }: Part): Part => {
  const own = askedIn(asks)
  const asked = [...own.keys()].filter((name) => fields[name])
  if (asked.length === 0) return {}
  const inputOf = (name: string) => {
    const like = Object.entries(fields[name] ?? {}).filter(([option]) => !ofRecordsAlone.includes(option))
    const { only, ...rules } = own.get(name) ?? {}
    return { ...Object.fromEntries(like), ...someOf(fields[name], only), required: true, ...rules }
  }
  const set = Object.fromEntries(asked.map((name) => [name, { input: name }]))
  const effects: readonly unknown[] = Array.isArray(effect) ? effect : [{}]
  // A removed record has nothing to set; anything else is a mistake for the checker to report.
  const isOther = effect !== undefined && !Array.isArray(effect)
  const unasked = asked.filter((name) => !(name in partOf(inputs)))
  // Completing a declaration twice adds nothing.
  const isSet =
    Array.isArray(effect) && effects.every((one) => asked.every((name) => name in partOf(partOf(one).set)))
  return {
    ...(unasked.length > 0 && { inputs: Object.fromEntries(unasked.map((name) => [name, inputOf(name)])) }),
    ...(!isOther &&
      !isSet && {
        // Leave anything that is not an effect for the checker to report.
        effect: effects.map((one) =>
          isRecord(one) && (one.set === undefined || isRecord(one.set))
            ? { ...one, set: { ...set, ...one.set } }
            : one,
        ),
      }),
  }
}

const actionsOf = ({ name, fields }: Written, actions: Part): Part =>
  Object.fromEntries(
    Object.entries(actions).flatMap(([key, action]): (readonly [string, Part])[] => {
      if (!isRecord(action)) return []
      const added = {
        ...(action.call === undefined && { call: `POST /user/${key.toLowerCase()}${name}` }),
        ...(action.on === undefined && { on: ['row'] }),
        ...askedOf(fields, action),
      }
      return Object.keys(added).length > 0 ? [[key, added]] : []
    }),
  )

/** Merges additions into an object, at any depth. Returns the same object if there are none. */
const merged = <T extends object>(base: T, more: Part): T => {
  const entries = Object.entries(more)
  if (entries.length === 0) return base
  const added = entries.map(([name, one]): [string, unknown] => {
    const before = partOf(base)[name]
    if (!isRecord(one) || before === undefined) return [name, one]
    // Leave anything that is not an object for the checker to report.
    return [name, isRecord(before) ? merged(before, one) : before]
  })
  return { ...base, ...Object.fromEntries(added) }
}

/** What a declaration leaves out because it follows from the rest. Empty if it is complete or cannot be read. */
export const inferred = (declaration: object): Part => {
  const { name, title, key, fields, ...parts } = partOf(declaration)
  if (typeof name !== 'string' || typeof title !== 'string') return {}
  const area: Written = {
    name: name.toLowerCase(),
    fields: soundFields(fields),
    key: namesIn(key),
    title,
  }
  const actions = partOf(parts.actions)
  const { menu = {}, list = {}, save } = parts
  const found = {
    menu: isRecord(menu) && menu.order === undefined ? { order: lastOrder } : {},
    list: isRecord(list) ? listOf(area, list) : {},
    save: isRecord(save) ? saveOf(area, save, actions) : {},
    actions: actionsOf(area, actions),
  }
  return Object.fromEntries(Object.entries(found).filter(([, part]) => Object.keys(part).length > 0))
}

const additions = new WeakMap<object, Part>()

/** What was added to a declaration, by option; undefined if nothing. For the build: the bundle cannot complete declarations. */
export const addedTo = (resource: unknown): Part | undefined =>
  isRecord(resource) ? additions.get(resource) : undefined

/**
 * Adds what a declaration leaves out because it follows from the rest: calls from names, columns, sorting, filters, figures of
 * states, stamps. A complete declaration is returned as it is. The checker reports one that cannot be read.
 */
export const completed = (declaration: WrittenResource): Resource => {
  const added = inferred(declaration)
  const whole = merged(declaration, added)
  if (whole !== declaration) additions.set(whole, added)
  return whole as Resource
}
