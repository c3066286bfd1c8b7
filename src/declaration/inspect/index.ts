import { isRecord } from '../condition'
import { decisionsOf } from '../decisions'
import type { MenuGroups } from '../menu'
import { type Page, pageCapabilities, pageParts } from '../page'
import { capabilitiesOf, identifyingFields } from '../permissions'
import { type Resource, resourceParts } from '../resource'
import { inspectActions, inspectLinks, inspectPanels, inspectShortcuts } from './inspectActions'
import { inspectCases } from './inspectCases'
import { inspectData } from './inspectData'
import { inspectEndpoints } from './inspectEndpoints'
import { inspectForm } from './inspectForm'
import { inspectList } from './inspectList'
import { inspectActiveMenu, inspectMenuPlace } from './inspectMenu'
import { inspectParts, type Surroundings } from './inspectParts'
import {
  inspectErrors,
  inspectFieldNames,
  inspectGroupsOfDetail,
  inspectHistory,
  inspectKey,
} from './inspectRecord'
import { inspectRenames } from './inspectRenames'
import { inspectRoles } from './inspectRoles'
import { inspectKeyRules, inspectRules } from './inspectRules'
import { inspectPatterns, inspectSample } from './inspectSample'
import { referenceChecks } from './inspectWords'
import type { Known } from './known'
import { passes, type Report } from './report'
import { longestName, reservedPaths } from './reserved'
import { hasParts } from './shape'
import { spelling } from './spelling'

/** The last parts of permission keys. */
const lastParts = (name: string, keys: readonly string[]) => keys.map((key) => key.slice(name.length + 1))

/** What areas and pages have in common. */
const inspectOwner = (owner: Resource | Page, groups: MenuGroups, report: Report) => {
  const { name, path } = owner
  if (!spelling.area.test(name)) report('name', 'must be one word in lower camel case')
  else if (name.length > longestName)
    report('name', `has ${name.length} letters; at most ${longestName} are possible`)
  const [, first = ''] = path.split('/')
  if (!spelling.path.test(path)) report('path', 'must be a route such as "/merchant/merchant"')
  else if (reservedPaths.includes(first))
    report('path', `"${path}" is an address of the console itself; choose another than "/${first}"`)
  inspectMenuPlace(owner, groups, report)
}

/** Checks a page and its endpoints. `others`: all areas and pages. */
export const inspectPage = (
  page: Page,
  groups: MenuGroups,
  others: readonly (Resource | Page)[],
  report: Report,
  known: Known = {},
): void => {
  const hasForm = passes(report, (found) => {
    inspectData(page, '', found)
    hasParts(page, '', pageParts, found)
  })
  if (!hasForm) return
  inspectOwner(page, groups, report)
  inspectActiveMenu(page, others, report)
  const capabilities = lastParts(page.name, pageCapabilities(page))
  const around = { report, areas: others.map(({ name }) => name), known, capabilities }
  inspectParts(page, '', pageParts, around)
  inspectEndpoints(page.endpoints, around)
  inspectRoles(page.roles, around)
}

/** Parts whose names all refer to the record's fields. The others also refer to inputs. */
const {
  save: _save,
  actions: _actions,
  panels: _panels,
  endpoints: _endpoints,
  history,
  ...ownParts
} = resourceParts

/** The problems of a declaration, each with its place. `areas`: the names of all areas. */
export const inspectResource = (
  resource: Resource,
  areas: readonly string[],
  groups: MenuGroups,
  report: Report,
  known: Known = {},
): void => {
  // Each check relies on the one before, and would only repeat its problems.
  if (!passes(report, (found) => inspectData(resource, '', found))) return
  if (!passes(report, (found) => hasParts(resource, '', resourceParts, found))) return
  inspectOwner(resource, groups, report)
  if (resource.rest !== undefined && !/^(\/[A-Za-z0-9_-]+)+$/.test(resource.rest))
    report('rest', 'must be the base of a service below /api, such as "/rest/article"')
  const words = referenceChecks(resource.fields, report)
  const capabilities = lastParts(resource.name, capabilitiesOf(resource))
  const around: Surroundings = { report, areas, known, capabilities, words }
  inspectParts(resource, '', ownParts, around)
  inspectFieldNames(resource, report)
  inspectKey(resource, report)
  inspectRenames(resource.fields, 'fields', report)
  inspectRules(resource.fields, 'fields', report)
  inspectKeyRules(resource, report)
  for (const [name, { inputs }] of Object.entries(resource.actions ?? {}))
    inspectRules(inputs ?? {}, `actions.${name}.inputs`, report)
  inspectList(resource, around)
  inspectGroupsOfDetail(resource, report)
  inspectForm(resource, around)
  inspectShortcuts(resource, report)
  inspectActions(resource, around)
  inspectPanels(resource, around)
  inspectLinks(resource, report)
  inspectErrors(resource, report)
  inspectEndpoints(resource.endpoints, around)
  const decisions = lastParts(resource.name, decisionsOf(resource))
  inspectRoles(
    resource.roles,
    { ...around, capabilities: [...capabilities, ...decisions] },
    identifyingFields(resource),
  )
  inspectHistory(resource, words, report)
  inspectSample(resource.sample, words, report)
  if (!resource.sample) return
  inspectPatterns(resource.fields, resource.sample, report)
  inspectCases(resource.fields, resource.sample, report)
}

/** The problems of a declaration, one per line: area, place, remedy. `areas`: the names of all areas. */
export const problemsOf = (
  resource: Resource,
  areas: readonly string[],
  groups: MenuGroups,
  known: Known = {},
): readonly string[] => {
  const found: string[] = []
  const area =
    isRecord(resource) && typeof resource.name === 'string' && resource.name !== ''
      ? resource.name
      : '(no name)'
  inspectResource(resource, areas, groups, (place, what) => found.push(lineOf(area, place, what)), known)
  return found
}

/** A problem in one line. */
export const lineOf = (area: string, place: string, what: string): string =>
  `${area}: ${place} ${what}`.replace(/\s+/g, ' ')
