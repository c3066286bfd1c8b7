import { isRecord } from '../condition'
import type { Field } from '../field'
import { filtersOf } from '../filter'
import { isHeavy } from '../kinds'
import { tests } from '../kinds/kind'
import { columnOf } from '../kinds/specification'
import type { Resource } from '../resource'
import { inspectFields, type Surroundings } from './inspectParts'
import type { ReferenceChecks } from './inspectWords'
import { hasParts, inspectAmong, quoted, type Report } from './report'

/** Parameters of every list. */
const reserved = ['page', 'limit', 'sort']

const isTime = (field: Field | undefined) => field?.kind === 'timestamp' || field?.kind === 'day'
const pathsOf = (on: unknown): string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(quoted) : []

/** Checks that filters compare existing fields, under free names. */
const inspectFilters = (resource: Resource, words: ReferenceChecks, { report, areas }: Surroundings) => {
  let usable = true
  const reportUnusable: Report = (place, what) => {
    usable = false
    report(place, what)
  }
  for (const [index, filter] of resource.list.filters.entries()) {
    const place = `list.filters[${index}]`
    if (typeof filter === 'string') {
      if (!words.isField(place, filter)) usable = false
      continue
    }
    if (!hasParts(filter, place, { name: 'text', label: 'label?', test: 'text' }, reportUnusable)) continue
    const remedy = `tests are: ${tests.join(', ')}`
    inspectAmong(tests, 'a test', filter.test, `${place}.test`, reportUnusable, remedy)
    const times =
      filter.test === 'period' && isRecord(filter.on) ? Object.values(filter.on.of ?? {}) : undefined
    const fields = (times ?? pathsOf(filter.on)).map((path) => words.isField(`${place}.on`, path))
    if (fields.length === 0 || fields.includes(undefined)) usable = false
    if (fields.length === 0) reportUnusable(`${place}.on`, 'is missing; name the compared field')
    if (filter.test === 'period') {
      if (!fields.every(isTime)) reportUnusable(`${place}.on`, 'compares days; name a timestamp or a day')
      continue
    }
    inspectFields({ input: filter.input }, place, { report: reportUnusable, areas })
    const { input } = filter
    if (filter.test === 'isPast') {
      if (!fields.every((field) => field?.kind === 'timestamp'))
        reportUnusable(`${place}.on`, 'compares a time with now; name a timestamp')
      if (input?.kind !== 'boolean') reportUnusable(`${place}.input`, 'must be a boolean')
    }
    if (
      filter.test === 'isSet' &&
      !(input?.kind === 'choice' && Object.keys(input.of ?? {}).join() === 'SET,UNSET')
    )
      reportUnusable(`${place}.input`, 'must be a choice of SET and UNSET, in this order')
  }
  return usable
}

/** Checks the columns, sorts and filters of a list. */
export const inspectList = (resource: Resource, words: ReferenceChecks, around: Surroundings): void => {
  const { list, detail, fields } = resource
  const { report } = around
  words.isOnce('list.columns and list.moreColumns', [...list.columns, ...(list.moreColumns ?? [])])
  if (detail?.call !== undefined)
    for (const name of [...list.columns, ...(list.moreColumns ?? [])]) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field && isHeavy(field))
        report('list.columns', `"${name}" is only sent with the detail; show it there`)
    }
  for (const name of list.sortable) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field && columnOf(field) === 'jsonb' && field.kind !== 'money')
      report('list.sortable', `"${name}" cannot be sorted; remove it`)
  }
  const sorted = list.sort.replace(/^-/, '')
  if (!list.sortable.includes(sorted))
    report('list.sort', `"${sorted}" is not in list.sortable; add it there`)

  if (inspectFilters(resource, words, around)) {
    const params = filtersOf(resource).flatMap((filter) => filter.params)
    for (const [index, param] of params.entries()) {
      if (params.indexOf(param) !== index)
        report('list.filters', `use the parameter "${param}" twice; rename one`)
      if (reserved.includes(param))
        report('list.filters', `use the parameter "${param}", which every list has; rename it`)
    }
    for (const param of Object.keys(list.defaults ?? {}))
      inspectAmong(params, 'a filter', param, 'list.defaults', report)
  }
  for (const [name, { sum }] of Object.entries(list.summary ?? {})) {
    const field = sum === undefined ? undefined : fields[sum]
    if (field && field.kind !== 'money' && field.kind !== 'integer')
      report(`list.summary.${name}`, `sums up "${sum}", which is not a number; name a money or integer field`)
  }
}
