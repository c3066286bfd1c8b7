import { alternatives, judge, type WireRecord } from '../condition'
import { filtersOf } from '../filter'
import type { MenuGroups } from '../menu'
import type { Resource } from '../resource'
import type { Report } from './report'

/**
 * Valid, but slower than necessary: a column that fetches each referenced record with a call of its own. A REST service finds
 * many at once; calls do not.
 */
export const inspectCosts = (
  { list, fields }: Resource,
  areas: readonly Resource[],
  report: Report,
): void => {
  for (const section of ['columns', 'moreColumns'] as const)
    for (const [index, name] of (list[section] ?? []).entries()) {
      const field = fields[name]
      const target = field?.kind === 'reference' && areas.find((area) => area.name === field.to)
      if (!target || target.rest !== undefined) continue
      report(
        `list.${section}[${index}]`,
        `"${name}" makes a call for each record of "${target.name}" on a page; show a field with "takenFrom: '${name}.${target.title}'" in its place, which makes none`,
      )
    }
}

/** An area whose address is like a group's, but which is at the top of the menu: usually the group was forgotten. */
export const inspectPlace = ({ path, menu }: Resource, groups: MenuGroups, report: Report): void => {
  const [, first = ''] = path.split('/')
  if (menu?.group === undefined && !menu?.hidden && Object.hasOwn(groups, first))
    report(
      'menu',
      `has no group, and "${first}" is one; write "menu: { group: '${first}' }", or take another path`,
    )
}

/** Valid, but shows nothing: sample pictures from other sites, which the console does not load. */
export const inspectPictures = ({ fields, sample }: Resource, report: Report): void => {
  const { values = {}, records = [] } = sample ?? {}
  const isElsewhere = (value: unknown) => typeof value === 'string' && /^https:/i.test(value)
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== 'image') continue
    const given = values[name] ?? []
    const places = [
      ...((Array.isArray(given) ? given : Object.keys(given)).some(isElsewhere)
        ? [`sample.values.${name}`]
        : []),
      ...(records.some((record) => isElsewhere(record[name])) ? ['sample.records'] : []),
    ]
    for (const place of places)
      report(
        place,
        `holds pictures of other sites, which are shown as links only; leave "${name}" out, and samples get drawn ones`,
      )
  }
}

/** Records that match a default of the list, by the field it filters. */
const chosenIn = ({
  fields,
  list,
}: Resource): readonly (readonly [path: string, records: readonly WireRecord[]])[] =>
  filtersOf({ fields, list }).flatMap((filter) => {
    const value = list.defaults?.[filter.name]
    if (value === undefined || (filter.test !== 'equals' && filter.test !== 'in')) return []
    const [path, ...others] = filter.on
    if (path === undefined || others.length > 0) return []
    const values = filter.test === 'in' ? String(value).split(',') : [value]
    return [[path, values.map((one) => ({ [path]: one }))] as const]
  })

/**
 * Valid, but pointless: a figure of records that the list's defaults leave out is 0 whenever the list opens. A count with a tone
 * is shown above the list and ignores what is chosen.
 */
export const inspectFigures = (area: Resource, report: Report): void => {
  const chosen = chosenIn(area)
  for (const [name, { when, sum, computed, tone }] of Object.entries(area.list.summary ?? {})) {
    if (when === undefined || (tone !== undefined && sum === undefined && computed === undefined)) continue
    const leaves = (path: string, records: readonly WireRecord[]) =>
      alternatives(when).every((all) =>
        all.some(
          ([field, demand]) =>
            field === path && records.every((record) => judge({ [path]: demand }, record, 0) === false),
        ),
      )
    const [path] = chosen.find((one) => leaves(...one)) ?? []
    if (path !== undefined)
      report(
        `list.summary.${name}`,
        `is 0 as the list opens, because list.defaults chooses another "${path}"; take the default away${sum === undefined && computed === undefined ? ', or give the figure a "tone": it then stands above the list' : ''}`,
      )
  }
}

/** Valid, but may change nothing: an action that asks for the state the record is already in. */
export const inspectAsked = ({ actions = {} }: Resource, report: Report): void => {
  for (const [name, { when, asks = [], inputs = {} }] of Object.entries(actions))
    for (const [index, one] of asks.entries()) {
      const path = typeof one === 'string' ? one : one.field
      const input = inputs[path]
      if (when === undefined || input?.kind !== 'choice') continue
      const values = Object.keys(input.of)
      const left = values.filter((value) =>
        alternatives(when).every((all) => all.some(([field, demand]) => field === path && demand === value)),
      )
      const others = values.filter((value) => !left.includes(value))
      if (left.length > 0 && others.length > 0)
        report(
          `actions.${name}.asks[${index}]`,
          `offers "${left.join('", "')}", which the record has already; write { field: '${path}', only: ['${others.join("', '")}'] }`,
        )
    }
}
