import { startOfDay } from '../calendar'
import type { Json } from '../condition'
import { type Field, type Fields, fieldAt } from '../field'
import { type Filter, filtersOf, type PeriodFilter, type ResolvedFilter } from '../filter'
import { filterValues } from '../filterValues'
import { checkField, isHeavy } from '../kinds'
import { columnOf } from '../kinds/specification'
import type { Resource } from '../resource'
import type { Surroundings } from './inspectParts'
import { inspectAmong, quoted, type Report, suggestion } from './report'

/** Parameters of every list. */
const reserved = ['page', 'limit', 'sort']

const isTime = (field: Field | undefined) => field?.kind === 'timestamp' || field?.kind === 'day'
const pathsOf = (on: unknown): string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(quoted) : []

/** Kinds whose values can be told apart in a comma-separated list. */
const listed = ['choice', 'code', 'phone', 'email', 'text', 'integer']

/** Checks that several values of a filter can be told apart. */
const inspectSeveral = (input: Field, place: string, report: Report) => {
  if (!listed.includes(input.kind))
    report(place, `takes several values, which a ${input.kind} cannot; write a ${listed.join(', ')}`)
  if (input.kind !== 'choice') return
  const inseparable = Object.keys(input.of).find((value) => filterValues(input, value) === undefined)
  if (inseparable !== undefined)
    report(
      place,
      `has the value "${inseparable}", which cannot stand among others; values need no spaces or commas`,
    )
}

/** Checks that filters compare what they can, under free names. Assumes that the fields exist. */
const inspectFilters = ({ list, fields }: Resource, report: Report) => {
  for (const [index, filter] of list.filters.entries()) {
    const place = `list.filters[${index}]`
    if (typeof filter === 'string') continue
    const times =
      filter.test === 'period' && typeof filter.on === 'object'
        ? Object.values(filter.on.of)
        : pathsOf(filter.on)
    const compared = times.map((path) => fieldAt(fields, path))
    if (compared.length === 0) report(`${place}.on`, 'is missing; name the compared field')
    if (filter.test === 'period') {
      if (!compared.every(isTime)) report(`${place}.on`, 'compares days; name a timestamp or a day')
      continue
    }
    const one = typeof filter.on === 'string' ? filter.on : undefined
    const { name = one, input = fieldAt(fields, one ?? '') } = filter
    if (name === undefined) report(`${place}.name`, 'is missing; a filter on several fields needs one')
    else if (!/^\w+$/.test(name)) report(`${place}.name`, 'must consist of letters, digits and "_"')
    if (filter.test === 'isSet' && !filter.input && one !== undefined) continue
    if (input === undefined) {
      report(`${place}.input`, 'is missing; only a filter on one field can do without')
      continue
    }
    if (filter.test === 'isPast') {
      if (!compared.every((field) => field?.kind === 'timestamp'))
        report(`${place}.on`, 'compares a time with now; name a timestamp')
      if (input.kind !== 'boolean') report(`${place}.input`, 'must be a boolean')
    }
    if (filter.test === 'in') inspectSeveral(input, `${place}.input`, report)
    if (filter.test === 'isSet' && !(input.kind === 'choice' && Object.keys(input.of).join() === 'SET,UNSET'))
      report(`${place}.input`, 'must be a choice of SET and UNSET, in this order')
  }
}

/** Checks that a filter can be given a value. */
export const inspectFilterValue = (
  { test, input }: Exclude<ResolvedFilter, { test: 'period' }>,
  value: Json,
  place: string,
  report: Report,
): void => {
  const isNone =
    test === 'in'
      ? filterValues(input, String(value)) === undefined
      : checkField({ ...input, required: false }, value) !== undefined
  if (isNone)
    report(
      place,
      `${JSON.stringify(value)} is no value of this filter${input.kind === 'choice' ? suggestion(quoted(value), Object.keys(input.of)) : ''}`,
    )
}

/** Checks that a list's default is a valid value of its filter. */
const inspectDefault = (param: string, value: Json, filters: readonly ResolvedFilter[], report: Report) => {
  const place = `list.defaults.${param}`
  const filter = filters.find(({ params }) => params.includes(param))
  if (!filter) {
    const params = filters.flatMap((one) => one.params)
    return inspectAmong(params, 'a filter', param, place, report, `filters are: ${params.join(', ')}`)
  }
  if (filter.test === 'period') {
    const values = filter.on.map((one) => one.value)
    if (param === filter.choose) inspectAmong(values, 'one of its times', value, place, report)
    else if (startOfDay(String(value)) === undefined)
      report(place, `${JSON.stringify(value)} is no day; write "2026-01-31"`)
    return
  }
  inspectFilterValue(filter, value, place, report)
}

/** Checks that each state can have its tab: the field must be a choice the list can be filtered by. Assumes that it exists. */
const inspectStates = ({ list, fields }: Resource, report: Report) => {
  const { states } = list
  if (states === undefined || !Object.hasOwn(fields, states)) return
  const field = fields[states]
  const filters = list.filters.map((filter) => (typeof filter === 'string' ? filter : filter.on))
  if (field?.kind !== 'choice')
    report('list.states', `"${states}" is no choice; name one whose values are states`)
  else if (!filters.includes(states))
    report('list.states', `"${states}" has no filter that its tabs could set; add it to list.filters`)
}

/** Checks the columns, sorts and filters of a list. */
export const inspectList = (resource: Resource, { report }: Surroundings): void => {
  const { list, detail, fields } = resource
  const { columns, moreColumns = [] } = list
  for (const [section, names] of Object.entries({ columns, moreColumns }))
    for (const [index, name] of names.entries()) {
      const place = `list.${section}[${index}]`
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (section === 'moreColumns' && columns.includes(name))
        report(place, `"${name}" is among the columns too; remove one`)
      if (detail?.call !== undefined && field && isHeavy(field))
        report(place, `"${name}" is only sent with the detail; show it there`)
    }
  const { secondLines = {} } = list
  const columnNames = [...columns, ...moreColumns]
  const seconds = Object.values(secondLines)
  for (const [name, second] of Object.entries(secondLines)) {
    const place = `list.secondLines.${name}`
    for (const one of [name, second])
      if ((one === name || Object.hasOwn(fields, one)) && !columnNames.includes(one))
        report(place, `"${one}" is no column${suggestion(one, columnNames, 'add it to them')}`)
    if (list.sortable.includes(second))
      report(place, `"${second}" is sortable, but a second line has no header to sort by; remove it from one`)
    if (Object.hasOwn(secondLines, second) || seconds.filter((one) => one === second).length > 1)
      report(place, `"${second}" stands in lines of several columns; leave one`)
  }
  for (const [index, name] of list.sortable.entries()) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field && columnOf(field) === 'jsonb' && field.kind !== 'money')
      report(`list.sortable[${index}]`, `"${name}" cannot be sorted; remove it`)
  }
  const sorted = list.sort.replace(/^-/, '')
  if (!list.sortable.includes(sorted))
    report(
      'list.sort',
      `"${sorted}" is not in list.sortable${suggestion(sorted, list.sortable, 'add it there')}`,
    )
  inspectFilters(resource, report)
  inspectStates(resource, report)
  for (const [name, { sum }] of Object.entries(list.summary ?? {})) {
    const field = sum === undefined ? undefined : fields[sum]
    if (field && field.kind !== 'money' && field.kind !== 'integer')
      report(
        `list.summary.${name}.sum`,
        `sums up "${sum}", which is not a number; name a money or integer field`,
      )
  }
  // Filters on unknown fields are already reported.
  if (!list.filters.every((filter) => typeof filter !== 'string' || Object.hasOwn(fields, filter))) return
  if (!list.filters.every((filter) => typeof filter === 'string' || hasLabel(filter, fields))) return
  const filters = filtersOf(resource)
  for (const [index, filter] of filters.entries())
    for (const param of filter.params) {
      const place = `list.filters[${index}]`
      if (filters.findIndex((one) => one.params.includes(param)) < index)
        report(place, `uses the parameter "${param}", which is taken; rename one`)
      if (reserved.includes(param))
        report(place, `uses the parameter "${param}", which every list has; rename it`)
    }
  for (const [param, value] of Object.entries(list.defaults ?? {}))
    if (value !== undefined) inspectDefault(param, value, filters, report)
}

/** Whether a filter has a label: its own, or that of a field. */
const hasLabel = ({ on }: Filter | PeriodFilter, fields: Fields): boolean =>
  typeof on === 'object' && 'of' in on
    ? Object.values(on.of).every((name) => Object.hasOwn(fields, name))
    : pathsOf(on).every((path) => fieldAt(fields, path) !== undefined)
