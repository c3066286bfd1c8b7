import { isRecord } from '../condition'
import type { Field, Fields } from '../field'
import { icons } from '../icons'
import { checkField, kindNames } from '../kinds'
import { fieldsOfAddress } from '../link'
import { tones } from '../tones'
import { inside, type Part, type Parts, type Word, wordOf, words } from '../vocabulary'
import { isOnce, type ReferenceChecks, referenceChecks } from './inspectWords'
import type { Known } from './known'
import { patternProblem } from './patternProblem'
import { inspectAmong, listed, placeIn, quoted, type Report, suggestion } from './report'
import { alternativeOf, partsOfField } from './shape'
import { spelling } from './spelling'

/** What the options of a declaration may refer to. */
export interface Surroundings {
  readonly report: Report
  /** The names of all areas. */
  readonly areas: readonly string[]
  readonly known: Known
  /** The last parts of the permission keys of the area or page. */
  readonly capabilities: readonly string[]
  /** The record's fields; undefined where there is no record. */
  readonly words?: ReferenceChecks
  /** The inputs of the same action. */
  readonly inputs?: Fields
  readonly key?: readonly string[]
}

type Inspect = (value: unknown, place: string, around: Surroundings) => void

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const inspectPattern: Inspect = (value, place, { report }) => {
  const pattern = quoted(value)
  const problem = patternProblem(pattern)
  if (problem !== undefined) report(place, `"${pattern}" ${problem}`)
}

const areFields: Inspect = (value, place, { words }) => {
  for (const [index, name] of namesIn(value).entries()) words?.isField(`${place}[${index}]`, name)
}

const isInput: Inspect = (value, place, { inputs = {}, report }) =>
  inspectAmong(Object.keys(inputs), 'one of its inputs', value, place, report)

/** Kinds that cannot be part of an address: masked, or more than a single value. */
const unaddressed: readonly string[] = ['secret', 'phone', 'email', 'object', 'list', 'files', 'html']

/** Checks the spelling of a call; calls that change records are POST. */
const inspectCall =
  (changes: boolean): Inspect =>
  (value, place, { report }) => {
    const call = quoted(value)
    const [method, path = ''] = call.split(' ')
    if (!spelling.readCall.test(call) || call.includes('//'))
      report(place, `"${call}" is not a call; write "${changes ? 'POST' : 'GET'} /user/…"`)
    else if (path.startsWith('/api/'))
      report(
        place,
        `"${call}" names /api, below which every call is; write "${method} ${path.slice('/api'.length)}"`,
      )
    else if (changes && method !== 'POST') report(place, `"${call}" changes records; write "POST /…"`)
  }

/** The languages of a text that holds each of its variables. */
const languagesByVariable = (label: unknown): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const [locale, text] of Object.entries(isRecord(label) ? label : {}))
    for (const name of new Set(Array.from(quoted(text).matchAll(/\{(\w+)\}/g), ([, one = '']) => one)))
      found.set(name, [...(found.get(name) ?? []), locale])
  return found
}

/** Checks that a text only uses these variables, the ones that get a value. */
const inspectVariables = (label: unknown, names: readonly string[], place: string, report: Report): void => {
  for (const [name, locales] of languagesByVariable(label))
    if (!names.includes(name))
      report(
        place,
        `"{${name}}" (${locales.join(', ')}) is not filled in${suggestion(name, names, `only ${listed(names)} are`)}`,
      )
}

/** Variables that a question fills in. */
const filled = ['title', 'count']

/** Checks that a text does not use variables that only a question fills in. Other braces are plain text. */
const inspectPlain: Inspect = (label, place, { report }) => {
  for (const [name, locales] of languagesByVariable(label))
    if (filled.includes(name))
      report(
        place,
        `shows "{${name}}" (${locales.join(', ')}) as it is; only the text of a confirmation fills it in`,
      )
}

const inspectFieldset: Inspect = (value, place, around) => {
  for (const [name, field] of Object.entries(isRecord(value) ? value : {}))
    meanings.fieldType?.(field, placeIn(place, name), around)
}

const inputRules = ['requiredWhen', 'shownWhen', 'atLeast', 'atMost'] as const
const recordRules = [...inputRules, 'unique', 'computed', 'suggested', 'takenFrom'] as const

/** The rules that a field at this place may have about its siblings. */
const rulesAt = (place: string): readonly string[] => {
  if (/^fields\.\w+$/.test(place)) return recordRules
  return /^actions\.\w+\.inputs\.\w+$/.test(place) ? inputRules : []
}

const isField = (value: unknown): value is Field =>
  isRecord(value) && kindNames.some((kind) => kind === value.kind)

/** What each word demands beyond its form. */
const meanings: { readonly [W in Word]?: Inspect } = {
  icon: (value, place, { report }) =>
    inspectAmong(icons, 'an icon', value, place, report, `there are ${icons.join(', ')}`),
  tone: (value, place, { report }) =>
    inspectAmong(tones, 'a tone', value, place, report, `tones are: ${tones.join(', ')}`),
  component: (value, place, { known, report }) => {
    if (known.components)
      inspectAmong(
        known.components,
        'a component of its folder',
        value,
        place,
        report,
        `add ui/${quoted(value)}.part.tsx`,
      )
  },
  capability: (value, place, { capabilities, report }) =>
    inspectAmong(
      capabilities,
      'one of its capabilities',
      value,
      place,
      report,
      `they are: ${capabilities.join(', ')}`,
    ),
  code: (value, place, { known, report }) => {
    if (known.codes && !known.codes.includes(Number(value)))
      report(
        place,
        `${quoted(value)} has no message; declare it in errors, or take one of src/declaration/errorCatalogue.ts`,
      )
  },
  label: inspectPlain,
  question: (value, place, { report }) => inspectVariables(value, filled, place, report),
  call: inspectCall(true),
  readCall: inspectCall(false),
  pattern: inspectPattern,
  permission: (value, place, { report }) => {
    if (!spelling.permission.test(quoted(value)))
      report(place, `"${quoted(value)}" is not a permission; write "area.capability"`)
  },
  area: (value, place, { areas, report }) => inspectAmong(areas, 'an area', value, place, report),
  fieldset: inspectFieldset,
  fieldType: (value, place, around) => {
    if (!isField(value)) return
    // Their rules about other fields are checked where those are known.
    const {
      requiredWhen: _required,
      shownWhen: _shown,
      computed: _computed,
      suggested: _suggested,
      ...parts
    } = partsOfField(value)
    inspectParts(value, place, parts, around)
    const rules: readonly string[] = rulesAt(place)
    for (const rule of recordRules)
      if (value[rule] !== undefined && !rules.includes(rule))
        around.report(`${place}.${rule}`, 'has no effect here; remove it')
    const { initial } = value
    if (initial !== undefined && initial !== null && checkField({ ...value, required: false }, initial))
      around.report(
        `${place}.initial`,
        `${JSON.stringify(initial)} is no value of the field; give one that its form would take`,
      )
  },
  field: (value, place, { words }) => words?.isField(place, value),
  fields: areFields,
  someFields: areFields,
  address: (value, place, { words, report }) => {
    const to = quoted(value)
    if (!spelling.address.test(to))
      report(
        place,
        `"${to}" is no address; give one with https and a fixed host, a path such as "/pay/trade", or "{field}"`,
      )
    for (const path of fieldsOfAddress(to)) {
      const kind = words?.isField(place, path)?.kind
      if (kind !== undefined && (to === `{${path}}` ? kind !== 'url' : unaddressed.includes(kind)))
        report(
          place,
          `cannot hold "${path}", a field of kind ${kind}; ${to === `{${path}}` ? 'name a url' : 'name another'}`,
        )
    }
  },
  keyField: (value, place, { key = [], report }) => inspectAmong(key, 'a key field', value, place, report),
  source: (value, place, { words }) => words?.isSource(place, value),
  variable: (value, place, { words }) => words?.isVariable(place, value),
  condition: (value, place, { words }) => words?.isCondition(place, value),
  precondition: (value, place, { words }) => words?.isCondition(place, value),
  effects: (value, place, { words, inputs = {} }) =>
    words?.areEffects(place, value === 'remove' ? [] : value, Object.keys(inputs)),
  input: isInput,
  askedInput: isInput,
  inputs: (value, place, around) => {
    for (const [index, name] of namesIn(value).entries()) isInput(name, `${place}[${index}]`, around)
  },
  foreignInputs: (value, place, { inputs = {}, report }) => {
    for (const [index, name] of namesIn(value).entries())
      if (Object.hasOwn(inputs, quoted(name)))
        report(`${place}[${index}]`, `"${quoted(name)}" is also an input; remove one`)
  },
  inputOrField: (value, place, { words, inputs = {} }) => {
    if (!Object.hasOwn(inputs, quoted(value))) words?.isField(place, value)
  },
  callCondition: (value, place, { words, inputs = {}, report }) => {
    const ofInputs = referenceChecks(inputs, report)
    for (const [index, all] of (Array.isArray(value) ? value : [value]).entries())
      for (const [path, demand] of Object.entries(isRecord(all) ? all : {})) {
        const checks = Object.hasOwn(inputs, path.split('.')[0] ?? '') ? ofInputs : words
        checks?.isDemand(Array.isArray(value) ? `${place}[${index}]` : place, path, demand)
      }
  },
}

/** Checks that the parts of an object refer to things that exist. Their forms have been checked before. */
export const inspectParts = (value: object, place: string, parts: Parts, around: Surroundings): void =>
  inspectPart(value, place, { parts }, around)

const inspectPart = (value: unknown, place: string, part: Part, around: Surroundings): void => {
  if (value === undefined) return
  if (typeof part === 'string') {
    const word = wordOf(part)
    if (words[word] === 'names') isOnce(namesIn(value), place, around.report)
    meanings[word]?.(value, place, around)
    return
  }
  if ('either' in part) {
    inspectPart(value, place, alternativeOf(part.either, value), around)
    return
  }
  if ('list' in part && typeof part.list !== 'string' && 'oneOf' in part.list)
    isOnce(namesIn(value), place, around.report)
  for (const [name, inner, one] of inside(part, value)) {
    if ('by' in part) isInput(name, placeIn(place, name), around)
    inspectPart(one, placeIn(place, name), inner, around)
  }
}
