import { type Action, actionParts, reservedShortcuts } from '../action'
import { type Endpoints, endpointParts } from '../endpoint'
import { type Fields, pickFields } from '../field'
import { columnOf } from '../kinds/specification'
import { linkParts } from '../link'
import type { MenuGroups } from '../menu'
import { type Page, pageParts } from '../page'
import { type Panel, panelParts } from '../panel'
import { capabilitiesOf, reservedCapabilities } from '../permissions'
import {
  type Resource,
  resourceParts,
  type SampleSection,
  type SampleValues,
  type SaveSection,
  saveParts,
} from '../resource'
import { inspectData } from './inspectData'
import { inspectList } from './inspectList'
import { inspectActiveMenu, inspectMenuPlace } from './inspectMenu'
import {
  inspectFields,
  inspectFieldWords,
  inspectIcon,
  inspectParts,
  type Surroundings,
} from './inspectParts'
import { type ReferenceChecks, referenceChecks } from './inspectWords'
import { hasNoOther, hasParts, inspectAmong, type Report } from './report'

const inspectKey = ({ key, fields }: Resource, report: Report) => {
  if (key.length === 0) report('key', 'is empty; name the field or fields that identify a record')
  for (const [index, name] of key.entries()) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field && (!['text', 'bigint'].includes(columnOf(field)) || field.nullable))
      report(`key[${index}]`, `"${name}" cannot identify a record; use a text or a number that is never null`)
  }
  // react-admin identifies records by `id`, which the console makes from the key.
  if (Object.hasOwn(fields, 'id') && key.join() !== 'id')
    report(
      'fields.id',
      'conflicts with the id that the console gives every record; make it the key, or rename it',
    )
}

const inspectSample = (sample: SampleSection | undefined, { isField, isValue }: ReferenceChecks) => {
  const areValues = (place: string, values: SampleValues | undefined) => {
    for (const [name, some] of Object.entries(values ?? {})) {
      const field = isField(place, name)
      for (const value of Array.isArray(some) ? some : Object.keys(some ?? {}))
        isValue(place, name, field, value)
    }
  }
  areValues('sample.values', sample?.values)
  for (const [index, { values }] of (sample?.cases ?? []).entries())
    areValues(`sample.cases[${index}].values`, values)
  for (const [index, record] of (sample?.records ?? []).entries())
    for (const [name, value] of Object.entries(record ?? {}))
      isValue(`sample.records[${index}]`, name, isField(`sample.records[${index}]`, name), value)
}

/** Whether what is left out of the history is there, and does not identify records. */
const inspectHistory = ({ history, key }: Resource, { isField }: ReferenceChecks, report: Report): void => {
  for (const [index, path] of (history?.except ?? []).entries()) {
    const place = `history.except[${index}]`
    const [name = '', part, ...deeper] = path.split('.')
    const field = isField(place, name)
    if (key.includes(name)) report(place, `"${name}" identifies the record; remove it`)
    if (!field || part === undefined) continue
    if (field.kind !== 'object' || !Object.hasOwn(field.fields, part) || deeper.length > 0)
      report(place, `"${path}" is no part of an object; name a field, or a part as in "field.part"`)
  }
}

/** Whether an area's own error codes are in their range. Those of the catalogue are refused by the platform, which has it. */
const inspectErrors = ({ errors }: Resource, report: Report): void => {
  for (const code of Object.keys(errors ?? {}))
    if (!/^4\d{4}$/.test(code))
      report(`errors.${code}`, 'is no code of an area; choose a whole number from 40000 to 49999')
}

/** Whether the shortcuts of actions and panels are single letters, free, and for one record. */
const inspectShortcuts = ({ actions = {}, panels = {}, links = {} }: Resource, report: Report): void => {
  const taken = new Map<string, string>()
  const offers = [
    ...Object.entries(actions).map(([name, action]) => [`actions.${name}`, action] as const),
    ...Object.entries(panels).map(([name, panel]) => [`panels.${name}`, panel] as const),
    ...Object.entries(links).map(([name, link]) => [`links.${name}`, { ...link, on: ['row'] }] as const),
  ]
  for (const [place, { shortcut, on }] of offers) {
    if (shortcut === undefined) continue
    const here = `${place}.shortcut`
    const other = taken.get(shortcut)
    if (!/^[a-z]$/.test(shortcut)) report(here, `"${shortcut}" is not a letter; give one from a to z`)
    else if (reservedShortcuts.includes(shortcut))
      report(here, `"${shortcut}" already goes to another record in every detail; use another letter`)
    else if (other !== undefined) report(here, `"${shortcut}" already opens ${other}; use another letter`)
    else if (!on.some((one) => one === 'row'))
      report(here, 'needs a single record; add "row" to "on", or remove it')
    taken.set(shortcut, place)
  }
}

/** Whether the options of an action go together, and speak of what is there. */
const inspectAction = (
  place: string,
  action: Action,
  { key }: Pick<Resource, 'key'>,
  around: Surroundings,
): void => {
  const { report } = around
  const { batch, query, inBulk, finds, inputs = {}, on, prefill, saves, unless } = action
  inspectParts(action, place, actionParts, { ...around, inputs, key })
  if (batch === 'ids' && key.length > 1)
    report(`${place}.batch`, '"ids" needs a single key field; use "targets"')
  if (query && batch) report(`${place}.query`, 'names one record but "batch" several; remove one of them')
  if (finds && batch !== 'ids') report(`${place}.finds`, 'requires batch "ids"')
  if (inBulk && !batch) report(`${place}.inBulk`, 'requires "batch"; add it or remove this')
  if (saves && !prefill && on.length > 0)
    report(`${place}.saves`, 'requires "prefill"; add it or remove this')
  for (const [input, other] of Object.entries(unless ?? {}))
    if (inputs[other] && !inputs[other].unasked)
      report(`${place}.unless.${input}`, `forms show "${other}"; mark it as "unasked"`)
}

/** Whether the options of a panel speak of what is there. */
const inspectPanel = (place: string, panel: Panel, resource: Resource, around: Surroundings): void => {
  inspectParts(panel, place, panelParts, around)
  const known = capabilitiesOf(resource).map((key) => key.slice(resource.name.length + 1))
  inspectAmong(known, 'one of its capabilities', panel.capability, `${place}.capability`, around.report)
  if (panel.on.length === 0) around.report(`${place}.on`, 'is empty; name "row", "bulk" or "list"')
}

const inspectEndpoints = (endpoints: Endpoints | undefined, around: Surroundings): void => {
  for (const [name, endpoint] of Object.entries(endpoints ?? {})) {
    const place = `endpoints.${name}`
    if (!hasParts(endpoint, place, endpointParts, around.report)) continue
    inspectParts(endpoint, place, endpointParts, around)
    const { call, query, inputs, answer, requestId } = endpoint
    if (!call.startsWith('POST ') && (inputs || requestId))
      around.report(`${place}.call`, `"${call}" has no body; use POST, or move its inputs into "query"`)
    for (const [section, fields] of Object.entries({ query, inputs, answer }))
      if (fields) inspectFields(fields, `${place}.${section}`, around)
  }
}

/** What areas and pages have in common. */
const inspectOwner = (owner: Resource | Page, groups: MenuGroups, report: Report) => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(owner.name)) report('name', 'must be one word in lower camel case')
  if (!/^(\/[a-z0-9_-]+)+$/.test(owner.path)) report('path', 'must be a route such as "/merchant/merchant"')
  inspectIcon('icon', owner.icon, report)
  inspectMenuPlace(owner, groups, report)
}

/** Checks a page and its endpoints. `others`: all areas and pages. */
export const inspectPage = (
  page: Page,
  groups: MenuGroups,
  others: readonly (Resource | Page)[],
  report: Report,
): void => {
  inspectData(page, '', report)
  if (!hasParts(page, '', pageParts, report)) return
  inspectOwner(page, groups, report)
  inspectActiveMenu(page, others, report)
  inspectEndpoints(page.endpoints, { report, areas: others.map(({ name }) => name) })
}

const inspectSave = (save: SaveSection, fields: Fields, words: ReferenceChecks, around: Surroundings) => {
  const inputs = pickFields(fields, (name) => save.fields.includes(name))
  inspectParts(save, 'save', saveParts, { ...around, inputs })
  words.isOnce('save.fields', save.fields)
  for (const [name, field] of Object.entries(save.stamp ?? {}))
    if (fields[field] && fields[field].kind !== 'timestamp')
      around.report(`save.stamp.${name}`, `"${field}" must be a timestamp`)
}

/** Checks that an area has all its parts, each of the right type. Only then can references be checked. */
const hasShape = (resource: Resource, report: Report): boolean =>
  hasParts(resource, '', resourceParts, report) &&
  ![
    ...Object.entries(resource.actions ?? {}).map(([name, action]) =>
      hasNoOther(action, `actions.${name}`, actionParts, report),
    ),
    ...Object.entries(resource.panels ?? {}).map(([name, panel]) =>
      hasNoOther(panel, `panels.${name}`, panelParts, report),
    ),
    ...Object.entries(resource.links ?? {}).map(([name, link]) =>
      hasNoOther(link, `links.${name}`, linkParts, report),
    ),
  ].includes(false)

/** The parts whose names are all about the record's fields; the others also speak of inputs. */
const { key, title, card, list, detail, links, sample } = resourceParts
const ownParts = { key, title, card, list, detail, links, sample }

/** The problems of a declaration, one per line: area, place, remedy. `areas`: the names of all areas. */
export const problemsOf = (
  resource: Resource,
  areas: readonly string[],
  groups: MenuGroups,
): readonly string[] => {
  const found: string[] = []
  const area = typeof resource.name === 'string' && resource.name !== '' ? resource.name : '(no name)'
  const report: Report = (place, what) => found.push(`${area}: ${place} ${what}`.replace(/\s+/g, ' '))

  inspectData(resource, '', report)
  if (!hasShape(resource, report)) return found

  inspectOwner(resource, groups, report)
  if (resource.rest !== undefined && !/^(\/[A-Za-z0-9_-]+)+$/.test(resource.rest))
    report('rest', 'must be the base of a service below /api, such as "/rest/article"')
  inspectFields(resource.fields, 'fields', { report, areas })
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    // The name is part of the permission key.
    if (!/^[a-z][a-z0-9_]*$/i.test(name) || reservedCapabilities.includes(name))
      report(
        `actions.${name}`,
        `is not a valid name; use one word of letters other than ${reservedCapabilities.join(', ')}`,
      )
    if (action.inputs) inspectFields(action.inputs, `actions.${name}.inputs`, { report, areas })
  }
  const { actions = {}, panels = {}, links = {} } = resource
  for (const name of Object.keys(panels))
    if (Object.hasOwn(actions, name)) report(`panels.${name}`, 'has the name of an action; choose another')
  for (const name of Object.keys(links))
    if (Object.hasOwn(actions, name) || Object.hasOwn(panels, name))
      report(`links.${name}`, 'has the name of an action or a panel; choose another')
  inspectEndpoints(resource.endpoints, { report, areas })
  // Checking references to invalid fields would only report them twice.
  if (found.length > 0) return found

  const words = referenceChecks(resource.fields, report)
  const around = { report, areas, words }
  const { key, card, save, sample } = resource
  inspectParts(resource, '', ownParts, around)
  words.isOnce('key', key)
  words.isOnce('card', card ?? [])
  inspectKey(resource, report)
  inspectList(resource, words, around)
  inspectFieldWords(resource.fields, 'fields', around)
  inspectShortcuts(resource, report)
  if (save) inspectSave(save, resource.fields, words, around)
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    inspectAction(`actions.${name}`, action, resource, around)
    inspectFieldWords(action.inputs ?? {}, `actions.${name}.inputs`, around)
  }
  for (const [name, panel] of Object.entries(resource.panels ?? {}))
    inspectPanel(`panels.${name}`, panel, resource, around)
  inspectHistory(resource, words, report)
  inspectErrors(resource, report)
  inspectSample(sample, words)
  return found
}
