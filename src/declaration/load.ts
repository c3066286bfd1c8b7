import type { Action } from './action'
import type { Condition } from './condition'
import type { Fields } from './field'
import { filtersOf } from './filter'
import { icons } from './icons'
import { kindNames } from './kinds'
import { locales } from './label'
import type { MenuGroups } from './menu'
import type { Resource } from './resource'

/** A declaration that cannot be used. Each line of the message names the area, the place, and the remedy. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** The nearest declared word, for "did you mean". */
const nearest = (wanted: string, known: readonly string[]): string => {
  const distance = (a: string, b: string): number => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i)
    for (let i = 1; i <= a.length; i++) {
      const next = [i]
      for (let j = 1; j <= b.length; j++)
        next[j] = Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        )
      row = next
    }
    return row[b.length] ?? 0
  }
  const best = [...known].sort((a, b) => distance(wanted, a) - distance(wanted, b))[0]
  return best !== undefined && distance(wanted, best) <= Math.max(2, wanted.length / 3)
    ? `; did you mean "${best}"?`
    : ''
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Report = (place: string, what: string) => void

const checkFields = (fields: Fields, place: string, report: Report, others: readonly string[]) => {
  for (const [name, field] of Object.entries(fields)) {
    const here = `${place}.${name}`
    if (!isObject(field) || !kindNames.includes(field.kind)) {
      const kind = isObject(field) ? String(field.kind) : String(field)
      report(
        here,
        `unknown kind "${kind}"${nearest(kind, kindNames)}; the kinds are: ${kindNames.join(', ')}`,
      )
      continue
    }
    if (!/^[a-z][a-z0-9_]*$/i.test(name))
      report(here, 'a field is named as on the wire: letters, digits, "_"')
    if (field.kind === 'object' || field.kind === 'list')
      checkFields(field.fields, `${here}.fields`, report, others)
    if ((field.kind === 'choice' || field.kind === 'choices') && Object.keys(field.of ?? {}).length === 0)
      report(here, 'has no values; name them in "of"')
    if (field.kind === 'reference' && !others.includes(field.to))
      report(here, `refers to "${field.to}", which is no area${nearest(field.to, others)}`)
  }
}

/** Every label found anywhere in the declaration must have every language. */
const checkLabels = (value: unknown, place: string, report: Report) => {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) checkLabels(one, `${place}[${i}]`, report)
  if (!isObject(value)) return
  if (locales.some((locale) => typeof value[locale] === 'string'))
    for (const locale of locales)
      if (typeof value[locale] !== 'string' || value[locale] === '')
        report(
          place,
          `has no text in "${locale}"; give all of ${locales.join(', ')}, as l('…', '…', '…') does`,
        )
  for (const [key, one] of Object.entries(value))
    checkLabels(one, place === '' ? key : `${place}.${key}`, report)
  if ('label' in value && !isObject(value.label))
    report(`${place}.label`, `is missing; give l('中文', 'English', 'Español')`)
}

const callPattern = /^(GET|POST) \/[A-Za-z0-9/_-]+$/

/** What is wrong with one declaration, a line each: area, place, remedy. Empty when it can be used. */
export const problemsOf = (
  resource: Resource,
  others: readonly string[],
  groups: MenuGroups,
): readonly string[] => {
  const found: string[] = []
  const report: Report = (place, what) => found.push(`${resource.name ?? '(no name)'}: ${place} ${what}`)

  if (!/^[a-z][a-zA-Z0-9]*$/.test(resource.name ?? '')) report('name', 'must be one word in lower camel case')
  if (!/^\/[a-z0-9/_-]+$/.test(resource.path ?? ''))
    report('path', 'must be a route such as "/merchant/merchant"')
  for (const section of ['fields', 'list', 'menu', 'label'] as const)
    if (!isObject(resource[section])) {
      report(section, 'is missing')
      return found
    }
  if (!icons.includes(resource.icon))
    report('icon', `"${resource.icon}" is unknown${nearest(resource.icon, icons)}`)
  const { group } = resource.menu
  if (group !== undefined && !Object.hasOwn(groups, group))
    report('menu.group', `"${group}" is not in resources/menu.ts${nearest(group, Object.keys(groups))}`)

  checkLabels(resource, '', report)
  checkFields(resource.fields, 'fields', report, others)
  if (found.length > 0) return found

  const known = Object.keys(resource.fields)
  const isField = (place: string, path: string) => {
    const [name = '', ...rest] = path.split('.')
    let field = resource.fields[name]
    for (const part of rest) field = field?.kind === 'object' ? field.fields[part] : undefined
    if (!field)
      report(place, `"${path}" is no field${nearest(name, known)}; declare it in fields or take it out here`)
    return field !== undefined
  }
  const areFields = (place: string, names: readonly string[] | undefined) =>
    (names ?? []).map((name, i) => isField(`${place}[${i}]`, name))
  const isCall = (place: string, call: string | undefined) => {
    if (call !== undefined && !callPattern.test(call))
      report(place, `"${call}" is no call; write "GET /user/…"`)
  }
  const conditionFields = (place: string, condition: Condition | undefined) => {
    for (const all of Array.isArray(condition) ? condition : [condition ?? {}])
      for (const path of Object.keys(all)) isField(place, path)
  }

  areFields('key', resource.key)
  isField('title', resource.title)
  areFields('card', resource.card)

  const { list, detail, save, actions, sample } = resource
  isCall('list.call', list.call)
  areFields('list.columns', list.columns)
  areFields('list.moreColumns', list.moreColumns)
  areFields('list.sortable', list.sortable)
  const sorted = list.sort.replace(/^-/, '')
  if (!list.sortable.includes(sorted))
    report('list.sort', `"${sorted}" is not in list.sortable; add it there`)
  list.filters.forEach((filter, i) => {
    const place = `list.filters[${i}]`
    if (typeof filter === 'string') isField(place, filter)
    else if (filter.test === 'period')
      areFields(`${place}.on`, typeof filter.on === 'string' ? [filter.on] : Object.values(filter.on.of))
    else areFields(`${place}.on`, typeof filter.on === 'string' ? [filter.on] : filter.on)
  })
  if (found.length === 0) {
    const params = filtersOf(resource).flatMap((filter) => filter.params)
    params.forEach((param, i) => {
      if (params.indexOf(param) !== i)
        report('list.filters', `use the parameter "${param}" twice; name one otherwise`)
    })
    for (const param of Object.keys(list.defaults ?? {}))
      if (!params.includes(param)) report('list.defaults', `"${param}" is no filter${nearest(param, params)}`)
  }
  for (const [name, total] of Object.entries(list.summary ?? {})) {
    const place = `list.summary.${name}`
    if (total.sum !== undefined && isField(place, total.sum)) {
      const kind = resource.fields[total.sum]?.kind
      if (kind !== 'money' && kind !== 'integer') report(place, `adds up "${total.sum}", which is no number`)
    }
    conditionFields(`${place}.when`, total.when)
  }
  isCall('detail.call', detail?.call)
  for (const [i, one] of (detail?.groups ?? []).entries()) areFields(`detail.groups[${i}].fields`, one.fields)
  if (save) {
    isCall('save.call', save.call)
    areFields('save.fields', save.fields)
    areFields('save.stamp', Object.values(save.stamp ?? {}))
    conditionFields('save.when', save.when)
  }
  for (const [name, action] of Object.entries(actions ?? {})) checkAction(name, action)
  for (const name of Object.keys(sample?.values ?? {})) isField('sample.values', name)

  function checkAction(name: string, action: Action) {
    const place = `actions.${name}`
    isCall(`${place}.call`, action.call)
    if (!icons.includes(action.icon))
      report(`${place}.icon`, `"${action.icon}" is unknown${nearest(action.icon, icons)}`)
    if (action.batch === 'ids' && resource.key.length !== 1)
      report(`${place}.batch`, '"ids" wants one key field; use "targets"')
    conditionFields(`${place}.when`, action.when)
    conditionFields(`${place}.done`, action.done)
    for (const [i, refusal] of (action.refuse ?? []).entries())
      conditionFields(`${place}.refuse[${i}]`, refusal.when)
    if (Array.isArray(action.effect))
      for (const effect of action.effect) areFields(`${place}.effect.set`, Object.keys(effect.set))
    checkFields(action.inputs ?? {}, `${place}.inputs`, report, others)
    const inputs = Object.keys(action.inputs ?? {})
    const limits = Object.entries(action.limits ?? {}).map(([input, limit]) => [input, limit.field] as const)
    for (const [input, path] of [...Object.entries(action.prefill ?? {}), ...limits]) {
      if (!inputs.includes(input)) report(place, `"${input}" is no input of it${nearest(input, inputs)}`)
      isField(place, path)
    }
  }
  return found
}

/**
 * Takes what the files under resources/ export and gives the areas, in menu order.
 *
 * @param modules file name to its default export
 * @throws DeclarationError naming every problem of every area, so that a developer mends them in one go
 */
export const loadDeclarations = (
  modules: { readonly [file: string]: unknown },
  groups: MenuGroups,
): readonly Resource[] => {
  const problems: string[] = []
  const resources: Resource[] = []
  for (const [file, module] of Object.entries(modules)) {
    if (isObject(module) && 'fields' in module) resources.push(module as unknown as Resource)
    else problems.push(`${file}: exports no declaration; write "export default defineResource({ … })"`)
  }
  const names = resources.map((resource) => resource.name)
  const takenBy = new Map<string, string>()
  for (const resource of resources) {
    for (const what of [
      `name "${resource.name}"`,
      `path "${resource.path}"`,
      `call "${resource.list?.call}"`,
    ]) {
      const other = takenBy.get(what)
      if (other !== undefined) problems.push(`${resource.name}: ${what} is taken by ${other}; choose another`)
      else takenBy.set(what, resource.name)
    }
    problems.push(...problemsOf(resource, names, groups))
  }
  if (problems.length > 0) throw new DeclarationError(problems)
  const place = ({ menu }: Resource) =>
    menu.group === undefined ? menu.order : (groups[menu.group]?.order ?? 0)
  return resources.sort((a, b) => place(a) - place(b) || a.menu.order - b.menu.order)
}
