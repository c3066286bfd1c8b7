import { type Action, actionParts, reservedShortcuts } from '../action'
import { isRecord } from '../condition'
import { type Field, type Fields, fieldAt, type KindName } from '../field'
import { panelParts } from '../panel'
import { reservedCapabilities } from '../permissions'
import type { Resource } from '../resource'
import { inspectParts, type Surroundings } from './inspectParts'
import { inspectAmong, type Report } from './report'
import { reservedInputs } from './reserved'
import { spelling } from './spelling'

/** Checks that the shortcuts of actions and panels are single letters, free, and for one record. */
export const inspectShortcuts = (
  { actions = {}, panels = {}, links = {} }: Resource,
  report: Report,
): void => {
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
    if (!spelling.letter.test(shortcut)) report(here, `"${shortcut}" is not a letter; give one from a to z`)
    else if (reservedShortcuts.includes(shortcut))
      report(here, `"${shortcut}" already goes to another record in every detail; use another letter`)
    else if (other !== undefined) report(here, `"${shortcut}" already opens ${other}; use another letter`)
    else if (!on.some((one) => one === 'row'))
      report(here, 'needs a single record; add "row" to "on", or remove it')
    taken.set(shortcut, place)
  }
}

/** Whether the platform implements the action, as far as its rules are known. */
const isCarriedOut = (
  name: string,
  { effect }: Action,
  { rest }: Resource,
  ruled: readonly string[] | undefined,
) =>
  ruled === undefined ||
  rest !== undefined ||
  ruled.includes(name) ||
  (effect !== undefined && effect.length > 0)

const texts: readonly KindName[] = ['text', 'multiline', 'code']

/** Whether the limits of both fields count the same thing. */
const areAlike = (one: Field, other: Field): boolean =>
  one.kind === 'money'
    ? other.kind === 'money' && one.unit === other.unit
    : one.kind === other.kind || (texts.includes(one.kind) && texts.includes(other.kind))

/** The minimum and maximum of a field: characters, or a number. */
const rangeOf = (field: Field): readonly [least: number, most: number] => {
  const { min, max } = field as { readonly min?: number; readonly max?: number }
  return [min ?? (texts.includes(field.kind) ? 0 : -Infinity), max ?? Infinity]
}

/** The inputs that an action writes to fields, each with its field. */
const setFrom = ({ effect }: Action): readonly (readonly [input: string, field: string])[] =>
  (Array.isArray(effect) ? effect : []).flatMap((one: unknown) =>
    Object.entries(isRecord(one) && isRecord(one.set) ? one.set : {}).flatMap(([name, value]) =>
      isRecord(value) && typeof value.input === 'string' ? [[value.input, name] as const] : [],
    ),
  )

/** Checks that an input allows nothing its field does not, or the record could no longer be saved. */
const inspectLimits = (place: string, action: Action, fields: Fields, report: Report) => {
  const said = new Set<string>()
  for (const [input, name] of setFrom(action)) {
    const [asked, field] = [fieldAt(action.inputs ?? {}, input), fieldAt(fields, name)]
    if (!asked || !field || !areAlike(asked, field) || said.has(input)) continue
    said.add(input)
    const [least, most] = rangeOf(field)
    const [from, end] = rangeOf(asked)
    const to = action.limits?.[input]?.field === name ? most : end
    const wrong = [...(from < least ? [`"min: ${least}"`] : []), ...(to > most ? [`"max: ${most}"`] : [])]
    if (wrong.length > 0)
      report(
        `${place}.inputs.${input}`,
        `takes what "${name}", which it sets, does not; give it ${wrong.join(' and ')}`,
      )
  }
}

/** Checks the rules that an action sets for the fields it asks for. */
const inspectAsked = (place: string, { asks = [] }: Action, fields: Fields, report: Report) => {
  for (const [index, one] of asks.entries()) {
    const only = typeof one === 'string' ? undefined : one.only
    const field = typeof one === 'string' ? undefined : fieldAt(fields, one.field)
    if (only === undefined || !field) continue
    const here = `${place}.asks[${index}].only`
    if (!('of' in field)) report(here, 'needs a field with values, a choice; remove it')
    else if (only.length === 0) report(here, 'is empty; name the values that may be given')
    else
      for (const [at, value] of only.entries())
        inspectAmong(Object.keys(field.of), 'one of its values', value, `${here}[${at}]`, report)
  }
}

/** Checks that the totals of a question are amounts in a list of the detail. */
const inspectTotals = (place: string, { confirm }: Action, { fields, detail }: Resource, report: Report) => {
  for (const [index, path] of (confirm?.totals ?? []).entries()) {
    const [name = '', part = '', ...rest] = path.split('.')
    const list = fieldAt({ ...fields, ...detail?.adds }, name)
    const kind = list?.kind === 'list' && rest.length === 0 ? fieldAt(list.fields, part)?.kind : undefined
    if (kind !== 'money' && kind !== 'integer')
      report(`${place}.confirm.totals[${index}]`, `"${path}" is no amount in a list; write "list.part"`)
  }
}

/** Checks that the options of an action fit together and refer to things that exist. */
const inspectAction = (name: string, action: Action, resource: Resource, around: Surroundings): void => {
  const { report } = around
  const { key } = resource
  const place = `actions.${name}`
  const { batch, query, inBulk, finds, inputs = {}, on, prefill, saves, unless, price, reason } = action
  // The name is part of the permission key.
  if (!/^[a-z][a-z0-9_]*$/i.test(name) || reservedCapabilities.includes(name))
    report(
      place,
      `is not a valid name; use one word of letters other than ${reservedCapabilities.join(', ')}`,
    )
  inspectParts(action, place, actionParts, { ...around, inputs, key })
  for (const input of Object.keys(inputs))
    if (reservedInputs.includes(input))
      report(`${place}.inputs.${input}`, 'has a name that calls use themselves; rename it')
  inspectLimits(place, action, resource.fields, report)
  inspectAsked(place, action, resource.fields, report)
  inspectTotals(place, action, resource, report)
  if (batch === 'ids' && key.length > 1)
    report(`${place}.batch`, '"ids" needs a single key field; use "targets"')
  if (query && batch) report(`${place}.query`, 'names one record but "batch" several; remove one of them')
  if (finds && batch !== 'ids') report(`${place}.finds`, 'requires batch "ids"')
  if ((inBulk?.most ?? inBulk?.refuse) !== undefined && !batch)
    report(`${place}.inBulk`, 'requires "batch"; add it or remove this')
  if (saves && !prefill && on.length > 0)
    report(`${place}.saves`, 'requires "prefill"; add it or remove this')
  if (price && 'li' in price && !(Number.isSafeInteger(price.li) && price.li >= 0))
    report(`${place}.price.li`, 'must be a whole number of li, 0 or more')
  if (reason && !action.when) report(`${place}.reason`, 'requires "when"; add it or remove this')
  if (reason && action.otherwise !== undefined)
    report(`${place}.reason`, 'is never shown, because the code of "otherwise" has its own words; remove it')
  for (const [input, other] of Object.entries(unless ?? {}))
    if (inputs[other] && !inputs[other].unasked)
      report(`${place}.unless.${input}`, `forms show "${other}"; mark it as "unasked"`)
  if (!isCarriedOut(name, action, resource, around.known.ruled))
    report(
      place,
      'changes nothing: nobody carries it out; give it an "effect", or a rule in platform/rules.ts',
    )
}

export const inspectActions = (resource: Resource, around: Surroundings): void => {
  for (const [name, action] of Object.entries(resource.actions ?? {}))
    inspectAction(name, action, resource, around)
}

/** Checks that the options of panels refer to things that exist. */
export const inspectPanels = ({ panels, actions }: Resource, around: Surroundings): void => {
  for (const [name, panel] of Object.entries(panels ?? {})) {
    const place = `panels.${name}`
    if (Object.hasOwn(actions ?? {}, name)) around.report(place, 'has the name of an action; choose another')
    inspectParts(panel, place, panelParts, around)
    if (panel.on.length === 0) around.report(`${place}.on`, 'is empty; name "row", "bulk" or "list"')
  }
}

/** Checks that links have names of their own. */
export const inspectLinks = ({ links, actions, panels }: Resource, report: Report): void => {
  for (const name of Object.keys(links ?? {}))
    if (Object.hasOwn({ ...actions, ...panels }, name))
      report(`links.${name}`, 'has the name of an action or a panel; choose another')
}
