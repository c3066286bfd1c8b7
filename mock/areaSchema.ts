import { kindNames } from '@/declaration'
import { endpointParts } from '@/declaration/endpoint'
import { icons } from '@/declaration/icons'
import { choiceParts, fieldParts, insideOf, partsOfField } from '@/declaration/inspect/shape'
import { spelling } from '@/declaration/inspect/spelling'
import type { JsonSchema } from '@/declaration/kinds/kind'
import { labelLocales } from '@/declaration/labelLocales'
import { resourceParts } from '@/declaration/resource'
import { tones } from '@/declaration/tones'
import { isOptional, type Part, type Parts, type Word, wordOf, words } from '@/declaration/vocabulary'
import {
  allOptions,
  base,
  kindOptions,
  meaningOf,
  type Option,
  type Vocabulary,
  vocabulary,
} from './vocabulary'

// JSON Schema of a declaration: the names and types of its options. Draft-07, because editors complete it best. Only the checker
// knows the fields, areas and calls that options refer to.

type FormName = (typeof words)[Word]

const text = { type: 'string', minLength: 1 }
const written = (pattern: RegExp): JsonSchema => ({ type: 'string', pattern: pattern.source })
const refer = (definition: string): JsonSchema => ({ $ref: `#/definitions/${definition}` })
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const ofForm: { readonly [F in FormName]: JsonSchema } = {
  any: {},
  text,
  flag: { type: 'boolean' },
  yes: { const: true },
  number: { type: 'number' },
  integer: { type: 'integer' },
  whole: { type: 'integer', minimum: 0 },
  count: { type: 'integer', minimum: 1 },
  scalar: { type: ['string', 'number', 'boolean'] },
  value: { type: ['string', 'number', 'boolean', 'null'] },
  names: { ...listOf(text), uniqueItems: true },
  label: refer('label'),
  labels: listOf(refer('label')),
  group: { type: 'object' },
  condition: refer('condition'),
  effects: refer('effects'),
}

/** Words whose schema is more precise than their form. */
const ofWord: { readonly [W in Word]?: JsonSchema } = {
  icon: refer('icon'),
  tone: refer('tone'),
  choices: refer('choices'),
  path: written(spelling.path),
  address: written(spelling.address),
  call: written(spelling.call),
  readCall: written(spelling.readCall),
  permission: written(spelling.permission),
  letter: written(spelling.letter),
  fieldset: refer('fields'),
  fieldType: refer('field'),
  endpoints: refer('endpoints'),
}

const plainName = ({ name }: Option): string => name.replace('?', '')

/** The options inside `option`, which is one of `all`: those of its named type, or those written in place. */
function optionsInside(
  docs: Vocabulary,
  option: Option | undefined,
  all: readonly Option[],
  parts: Parts,
): readonly Option[] {
  if (!option) return []
  const before = `${plainName(option)}.`
  if (option.type === 'group')
    return all.flatMap((one) =>
      one.name.startsWith(before) ? [{ ...one, name: one.name.slice(before.length) }] : [],
    )
  const named = Array.from(option.type.matchAll(/\b[A-Z]\w+/g), ([name]) =>
    docs.shapes.has(name) ? allOptions(docs, name) : [],
  )
  const has = (options: readonly Option[], name: string) => options.some((one) => plainName(one) === name)
  return named.find((options) => Object.keys(parts).every((name) => has(options, name))) ?? []
}

/** @param options the doc comments of the parts */
const schemaOfParts = (docs: Vocabulary, parts: Parts, options: readonly Option[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const option = options.find((one) => plainName(one) === name)
      const schema = schemaOfPart(docs, part, option, options)
      return [name, option ? { description: meaningOf(option), ...schema } : schema]
    }),
  ),
  required: Object.entries(parts).flatMap(([name, part]) =>
    // A part that follows from the rest may be left out, though `parts` requires it: the docs mark it with `?`.
    isOptional(part) || options.some((one) => one.name === `${name}?`) ? [] : [name],
  ),
  additionalProperties: false,
})

/** @param option the doc comment of what the part describes, one of `all` */
function schemaOfPart(
  docs: Vocabulary,
  part: Part,
  option?: Option,
  all: readonly Option[] = [],
): JsonSchema {
  const inner = (one: Part) => schemaOfPart(docs, one, option, all)
  if (typeof part === 'string') return ofWord[wordOf(part)] ?? ofForm[words[wordOf(part)]]
  if ('oneOf' in part) return part.oneOf.length === 1 ? { const: part.oneOf[0] } : { enum: part.oneOf }
  if ('from' in part) return { type: 'integer', minimum: part.from, maximum: part.to }
  if ('either' in part) return { anyOf: part.either.map(inner) }
  if ('each' in part) return { type: 'object', additionalProperties: inner(part.each) }
  if ('list' in part)
    return {
      ...listOf(inner(part.list)),
      ...(typeof part.list !== 'string' && 'oneOf' in part.list && { uniqueItems: true }),
    }
  return schemaOfParts(docs, part.parts, optionsInside(docs, option, all, part.parts))
}

const labelSchema = (more: JsonSchema['properties'] = {}): JsonSchema => ({
  type: 'object',
  properties: { ...Object.fromEntries(labelLocales.map((locale) => [locale, text])), ...more },
  required: [...labelLocales],
  additionalProperties: false,
})

const kindDefinition = (kind: string): string => `field-${kind}`

/** A field: the options of every field, plus those of its kind once the kind is known. No others. */
const fieldDefinitions = (docs: Vocabulary): { readonly [name: string]: JsonSchema } => {
  const { properties = {}, required } = schemaOfParts(docs, fieldParts, docs.shapes.get(base)?.options ?? [])
  const kinds = kindNames.map((kind) => ({ const: kind, description: kindOptions(docs, kind).meaning }))
  return {
    fields: {
      type: 'object',
      propertyNames: written(spelling.field),
      additionalProperties: refer('field'),
    },
    field: {
      type: 'object',
      properties: { ...properties, kind: { description: 'What values it has.', oneOf: kinds } },
      required,
      allOf: kindNames.map((kind) => ({
        if: { properties: { kind: { const: kind } }, required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: refer(kindDefinition(kind)),
      })),
    },
    ...Object.fromEntries(
      kindNames.map((kind) => {
        const { properties: own, ...rest } = schemaOfParts(
          docs,
          partsOfField({ kind }),
          kindOptions(docs, kind).options,
        )
        const ofEvery = Object.keys(properties).map((name) => [name, refer(`field/properties/${name}`)])
        return [kindDefinition(kind), { ...rest, properties: { ...own, ...Object.fromEntries(ofEvery) } }]
      }),
    ),
  }
}

/** The description of an area for editors. */
export const areaSchema = (): JsonSchema => {
  const docs = vocabulary()
  const named = (word: Word, shape: string): JsonSchema =>
    schemaOfPart(docs, insideOf(word) ?? 'any', { name: word, type: shape, meaning: '' })
  const { properties, ...area } = schemaOfParts(docs, resourceParts, allOptions(docs, 'Resource'))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: docs.shapes.get('Resource')?.meaning ?? '',
    ...area,
    properties: { $schema: { type: 'string', description: 'Where this schema is.' }, ...properties },
    definitions: {
      label: labelSchema(),
      icon: { enum: icons },
      tone: { enum: tones },
      choices: {
        type: 'object',
        additionalProperties: labelSchema(schemaOfParts(docs, choiceParts, []).properties),
      },
      condition: named('condition', 'Requirement'),
      effects: named('effects', 'Effect'),
      endpoints: {
        type: 'object',
        additionalProperties: schemaOfParts(docs, endpointParts, allOptions(docs, 'Endpoint')),
      },
      ...fieldDefinitions(docs),
    },
  }
}
