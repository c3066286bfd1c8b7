import { isRecord } from '../condition'
import type { Endpoint } from '../endpoint'
import type { Fields } from '../field'
import { filtersOf } from '../filter'
import type { Page } from '../page'
import type { Resource } from '../resource'
import { inspectFilterValue } from './inspectList'
import { inspectAmong, type Report } from './report'

/** Checks which records of other areas the fields offer, against the filters of those areas' lists. */
const inspectFields = (
  fields: Fields | undefined,
  place: string,
  areas: readonly Resource[],
  report: Report,
): void => {
  for (const [name, field] of Object.entries(fields ?? {})) {
    const here = `${place}.${name}`
    if (field?.kind === 'object' || field?.kind === 'list')
      inspectFields(field.fields, `${here}.fields`, areas, report)
    if (field?.kind !== 'reference' || !isRecord(field.where)) continue
    const target = areas.find((area) => area.name === field.to)
    if (target) inspectRestriction(field.where, target, `${here}.where`, report)
  }
}

const inspectRestriction = (where: object, target: Resource, place: string, report: Report): void => {
  // Problems of that list are reported where it is declared.
  const filters = readFilters(target)
  if (!filters) return
  const usable = filters.filter((filter) => filter.test !== 'period')
  for (const [param, value] of Object.entries(where)) {
    const here = `${place}.${param}`
    const filter = usable.find(({ name }) => name === param)
    if (filter) inspectFilterValue(filter, value, here, report)
    else if (filters.some(({ params }) => params.includes(param)))
      report(here, 'is a span of days, which passes by itself; name another filter')
    else {
      const names = usable.map(({ name }) => name)
      inspectAmong(
        names,
        `a filter of the list of "${target.name}"`,
        param,
        here,
        report,
        names.length === 0 ? 'it has none; declare one there' : `filters are: ${names.join(', ')}`,
      )
    }
  }
}

const readFilters = (target: Resource) => {
  try {
    return filtersOf(target)
  } catch {
    return undefined
  }
}

type Owner = Resource | Page

/** Checks which records the references of an area or a page offer: in its fields, its actions and its own calls. */
export const inspectWhere = (owner: Owner, areas: readonly Resource[], report: Report): void => {
  if ('fields' in owner) {
    inspectFields(owner.fields, 'fields', areas, report)
    for (const [name, action] of Object.entries(owner.actions ?? {}))
      inspectFields(action?.inputs, `actions.${name}.inputs`, areas, report)
  }
  for (const [name, endpoint] of Object.entries<Endpoint>(owner.endpoints ?? {}))
    inspectFields(endpoint?.inputs, `endpoints.${name}.inputs`, areas, report)
}
