import { type Field, isRecord, type Json } from '@/declaration'
import { errorLabel, extractParams, fillMessage } from '@/declaration/errors'
import { isChoice } from '@/declaration/kinds/choice'
import type { Part, Parts } from './shapes'
import type { StandIns } from './standIns'

/** How a report's values are replaced. */
export interface Replacing {
  readonly by: StandIns
  readonly jsonNames: ReadonlySet<string>
}

/** A number sent as text; databases do this to keep all digits. */
const numeric = /^[+-]?\d+(\.\d+)?$/

const isNothing = (value: Json): value is null | '' => value === null || value === ''

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A value of the wrong type keeps its type, so that a screen failing on it fails again. */
const byType = (value: Json, to: Replacing): Json => {
  if (typeof value === 'string') return textIn(value, to)
  if (typeof value === 'number') return numberAsText(value, to)
  if (Array.isArray(value)) return value.map((one: Json) => byType(one, to))
  // Undeclared names may be data themselves.
  return isRecord(value) ? {} : value
}

/** Some texts contain JSON, whose members the declaration names. */
const textIn = (value: string, to: Replacing): string => {
  const held = value.startsWith('{') ? parsed(value) : undefined
  if (value === '' || !isRecord(held)) return value === '' ? '' : to.by.text(value)
  const kept = Object.entries(held).filter(([name]) => to.jsonNames.has(name))
  return JSON.stringify(
    Object.fromEntries(kept.map(([name, one]) => [name, one === undefined ? null : byType(one, to)])),
  )
}

/** A number in place of a text gets the same stand-in as the text would. */
const numberAsText = (value: number, to: Replacing): number => {
  const made = Number(to.by.text(String(value)))
  return Number.isFinite(made) ? made : 0
}

const numberIn = (value: Json, to: Replacing): Json => {
  if (typeof value === 'number') return to.by.number(value)
  if (typeof value !== 'string' || !numeric.test(value)) return byType(value, to)
  const decimals = value.split('.')[1]?.length ?? 0
  return to.by.number(Number(value)).toFixed(decimals)
}

const momentIn = (value: Json, to: Replacing): Json => {
  if (typeof value === 'number') return to.by.moment(value)
  return typeof value === 'string' && numeric.test(value)
    ? String(to.by.moment(Number(value)))
    : byType(value, to)
}

const flagIn = (value: Json, to: Replacing): Json =>
  value === 1 || value === 0 || (typeof value === 'string' && /^(true|false|[01])$/i.test(value))
    ? value
    : byType(value, to)

const choiceIn = (
  field: Extract<Field, { kind: 'choice' | 'choices' }>,
  value: Json,
  to: Replacing,
): Json => {
  if (isChoice(field.of, value)) return value
  if (typeof value === 'string') return value === '' ? '' : to.by.unknown(value)
  return typeof value === 'number' ? to.by.unknownNumber(value) : byType(value, to)
}

const file: Parts = {
  file_id: { kind: 'code', label: { zh: '', en: '', es: '' } },
  name: { kind: 'text', label: { zh: '', en: '', es: '' } },
  url: { kind: 'text', label: { zh: '', en: '', es: '' } },
}

const eachIn = (value: Json, to: Replacing, replace: (one: Json) => Json): Json =>
  Array.isArray(value) ? value.map((one: Json) => (one === null ? null : replace(one))) : byType(value, to)

const fieldIn = (field: Field, value: Json, to: Replacing): Json => {
  switch (field.kind) {
    case 'boolean':
      return flagIn(value, to)
    case 'integer':
    case 'money':
    case 'percent':
      return numberIn(value, to)
    case 'timestamp':
      return momentIn(value, to)
    case 'choice':
      return choiceIn(field, value, to)
    case 'choices':
      return eachIn(value, to, (one) => choiceIn(field, one, to))
    case 'tags':
      return eachIn(value, to, (one) => (field.numeric ? numberIn(one, to) : byType(one, to)))
    case 'files':
      return eachIn(value, to, (one) => replaced({ members: file }, one, to) ?? null)
    case 'object': {
      const held = typeof value === 'string' ? parsed(value) : undefined
      const part: Part = { members: field.fields, ...(field.values && { others: field.values }) }
      if (isRecord(held)) return JSON.stringify(replaced(part, held, to) ?? null)
      return isRecord(value) ? (replaced(part, value, to) ?? null) : byType(value, to)
    }
    case 'list':
      return eachIn(value, to, (one) => replaced({ members: field.fields }, one, to) ?? null)
    case 'secret':
      return typeof value === 'string' ? '*'.repeat(6) : byType(value, to)
    default:
      return byType(value, to)
  }
}

/** Counts up to this reveal nothing about a business; larger ones only keep their first digit. */
const smallCount = 1000

const countIn = (value: Json): Json => {
  const count = Number(value)
  if (typeof value === 'boolean' || Array.isArray(value) || isRecord(value) || !Number.isFinite(count))
    return null
  const place = 10 ** Math.floor(Math.log10(Math.max(Math.abs(count), 1)))
  const kept = Math.abs(count) <= smallCount ? count : Math.trunc(count / place) * place
  return typeof value === 'string' ? String(kept) : kept
}

/**
 * The message of a refusal: the catalogue's text with its values replaced, or made up if the code is not declared.
 *
 * @param code of the refusal
 */
export const messageIn = (code: number, message: string, { by }: Replacing): string => {
  if (message === '') return ''
  if (code === 0) return 'ok'
  const params = extractParams(code, message)
  if (params) {
    const made = Object.entries(params).map(([name, value]) => [
      name,
      numeric.test(value) ? String(by.number(Number(value))) : by.text(value),
    ])
    return fillMessage(code, 'zh', Object.fromEntries(made))
  }
  // The wording differs from the catalogue's: use the catalogue's text, so that it is at least readable.
  const usual = errorLabel(code) && fillMessage(code, 'zh')
  return usual && !/\{\w+\}/.test(usual) ? usual : by.text(message)
}

const membersIn = (
  members: Parts,
  others: Part | undefined,
  value: { readonly [name: string]: Json | undefined },
  to: Replacing,
): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): (readonly [string, Json])[] => {
      const part = Object.hasOwn(members, name) ? members[name] : others
      if (part === undefined || one === undefined) return []
      // The variable names in a template are data.
      const told = Object.hasOwn(members, name) ? name : to.by.text(name)
      if (part === 'message')
        return typeof one === 'string' ? [[told, messageIn(Number(value.code), one, to)]] : []
      const made = replaced(part, one, to)
      return made === undefined ? [] : [[told, made]]
    }),
  )

/**
 * A value with everything in it replaced, according to its declaration. Empty values, booleans and declared choices stay.
 *
 * @returns undefined if a report must not contain it
 */
export const replaced = (part: Part, value: Json, to: Replacing): Json | undefined => {
  if (isNothing(value)) return value
  if (part === 'plain') return typeof value === 'boolean' || isSmallWhole(value) ? value : undefined
  if (part === 'count') return countIn(value)
  if (part === 'message') return undefined
  if ('constant' in part) return part.constant.includes(value) ? value : undefined
  if ('each' in part) {
    // A single value in place of a list.
    if (!Array.isArray(value)) return replaced(part.each, value, to)
    return eachIn(value, to, (one) => replaced(part.each, one, to) ?? null)
  }
  if ('members' in part) {
    if (isRecord(value)) return membersIn(part.members, part.others, value, to)
    // Some platforms send the bare list.
    const { items } = part.members
    if (Array.isArray(value) && items !== undefined) return replaced(items, value, to)
    return byType(value, to)
  }
  return typeof value === 'boolean' ? value : fieldIn(part, value, to)
}

/** A page number, version or code, as digits or a number. */
const isSmallWhole = (value: Json): boolean =>
  /^-?\d{1,7}$/.test(typeof value === 'number' || typeof value === 'string' ? String(value) : '')
