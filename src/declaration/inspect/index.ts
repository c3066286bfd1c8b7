import { columnOf } from '../kinds/specification'
import type { MenuGroups } from '../menu'
import { reservedCapabilities } from '../permissions'
import type { Resource, SampleSection, SampleValues } from '../resource'
import { inspectAction } from './inspectAction'
import { inspectData } from './inspectData'
import { inspectEndpoints } from './inspectEndpoints'
import { inspectFields, inspectFieldWords } from './inspectFields'
import { inspectIcon } from './inspectIcon'
import { inspectList } from './inspectList'
import { inspectMenuPlace } from './inspectMenu'
import { inspectPanel } from './inspectPanel'
import { hasShape } from './inspectShape'
import { inspectShortcuts } from './inspectShortcuts'
import { inspectCall, type ReferenceChecks, referenceChecks } from './inspectWords'
import { hasParts, type Report, suggestion } from './report'

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

const inspectSample = (
  sample: SampleSection | undefined,
  { isField, isValue, isCondition }: ReferenceChecks,
  report: Report,
) => {
  const areValues = (place: string, values: SampleValues | undefined) => {
    for (const [name, some] of Object.entries(values ?? {})) {
      const field = isField(place, name)
      for (const value of Array.isArray(some) ? some : Object.keys(some ?? {}))
        isValue(place, name, field, value)
    }
  }
  areValues('sample.values', sample?.values)
  for (const [index, one] of (sample?.cases ?? []).entries()) {
    const place = `sample.cases[${index}]`
    if (!hasParts(one, place, { values: 'group' }, report)) continue
    isCondition(`${place}.when`, one.when)
    areValues(`${place}.values`, one.values)
  }
  for (const [index, record] of (sample?.records ?? []).entries())
    for (const [name, value] of Object.entries(record ?? {}))
      isValue(`sample.records[${index}]`, name, isField(`sample.records[${index}]`, name), value)
}

/**
 * The problems of a declaration, one per line: area, place, remedy. Empty if it is valid.
 *
 * @param areas the names of all areas
 */
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

  if (!/^[a-z][a-zA-Z0-9]*$/.test(resource.name)) report('name', 'must be one word in lower camel case')
  if (!/^(\/[a-z0-9_-]+)+$/.test(resource.path))
    report('path', 'must be a route such as "/merchant/merchant"')
  if (resource.rest !== undefined && !/^(\/[A-Za-z0-9_-]+)+$/.test(resource.rest))
    report('rest', 'must be the base of a service below /api, such as "/rest/article"')
  inspectIcon('icon', resource.icon, report)
  inspectMenuPlace(resource, groups, report)
  inspectFields(resource.fields, 'fields', report, areas)
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    // The name is part of the permission key.
    if (!/^[a-z][a-z0-9_]*$/i.test(name) || reservedCapabilities.includes(name))
      report(
        `actions.${name}`,
        `is not a valid name; use one word of letters other than ${reservedCapabilities.join(', ')}`,
      )
    if (action.inputs) inspectFields(action.inputs, `actions.${name}.inputs`, report, areas)
  }
  for (const name of Object.keys(resource.panels ?? {}))
    if (Object.hasOwn(resource.actions ?? {}, name))
      report(`panels.${name}`, 'has the name of an action; choose another')
  inspectEndpoints(resource.endpoints, areas, report)
  // Checking references to invalid fields would only report them twice.
  if (found.length > 0) return found

  const words = referenceChecks(resource.fields, report)
  const { isField, areFields, isOnce, isCondition, areRefusals, areEffects } = words
  areFields('key', resource.key)
  isOnce('key', resource.key)
  inspectKey(resource, report)
  isField('title', resource.title)
  areFields('card', resource.card)
  isOnce('card', resource.card ?? [])
  inspectList(resource, words, report, areas)
  const around = { report, areas, words }
  inspectFieldWords(resource.fields, 'fields', around)
  inspectShortcuts(resource, report)

  const { detail, save, actions, sample } = resource
  inspectCall('detail.call', detail?.call, report, false)
  for (const [index, one] of (detail?.groups ?? []).entries())
    areFields(`detail.groups[${index}].fields`, one.fields)
  if (save) {
    inspectCall('save.call', save.call, report, true)
    if (!['dialog', 'page', undefined].includes(save.layout))
      report('save.layout', `"${save.layout}" must be dialog or page`)
    areFields('save.fields', save.fields)
    isOnce('save.fields', save.fields)
    isCondition('save.when', save.when)
    areRefusals('save.refuse', save.refuse)
    areRefusals('save.checks', save.checks)
    for (const [index, check] of (save.checks ?? []).entries()) isField(`save.checks[${index}]`, check?.field)
    for (const name of [...Object.keys(save.beside ?? {}), ...Object.keys(save.turnedDown?.about ?? {})])
      if (!save.fields.includes(name))
        report(
          'save',
          `shows an error at "${name}", which is not one of its inputs${suggestion(name, save.fields)}`,
        )
    if (save.turnedDown) {
      isCondition('save.turnedDown.when', save.turnedDown.when)
      isField('save.turnedDown.reason', save.turnedDown.reason)
    }
    for (const [index, name] of (save.copy ?? []).entries())
      if (!save.fields.includes(name))
        report(`save.copy[${index}]`, `"${name}" is not an input of the form${suggestion(name, save.fields)}`)
    for (const [name, field] of Object.entries(save.stamp ?? {}))
      if (isField(`save.stamp.${name}`, field)?.kind !== 'timestamp')
        report(`save.stamp.${name}`, `"${field}" must be a timestamp`)
    for (const [index, button] of (save.buttons ?? []).entries())
      isCondition(`save.buttons[${index}].when`, button.when)
    for (const [index, button] of (save.buttons ?? []).entries())
      for (const name of button.requires ?? [])
        if (!save.fields.includes(name))
          report(
            `save.buttons[${index}].requires`,
            `"${name}" is not an input of the form${suggestion(name, save.fields)}`,
          )
    for (const [index, button] of (save.buttons ?? []).entries())
      areEffects(`save.buttons[${index}].effect`, button.effect, save.fields)
  }
  for (const [name, action] of Object.entries(actions ?? {})) {
    inspectAction(`actions.${name}`, action, resource, around)
    inspectFieldWords(action.inputs ?? {}, `actions.${name}.inputs`, around)
  }
  for (const [name, panel] of Object.entries(resource.panels ?? {}))
    inspectPanel(`panels.${name}`, panel, resource, around)
  inspectSample(sample, words, report)
  return found
}
