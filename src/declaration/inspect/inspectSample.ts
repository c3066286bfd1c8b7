import type { Json } from '../condition'
import type { Field, Fields } from '../field'
import { checkField, parseParam } from '../kinds'
import { sampleOf } from '../kinds/specification'
import { createRandom } from '../random'
import type { SampleSection, SampleValues } from '../resource'
import type { ReferenceChecks } from './inspectWords'
import { patternProblem } from './patternProblem'
import type { Report } from './report'

/** The most sample records of a partner. */
const mostRecords = 1_000_000

/** What is wrong with a sample value, in words. */
const remedies: { readonly [code: string]: string } = {
  tooShort: 'is shorter than its field allows',
  tooLong: 'is longer than its field allows',
  tooSmall: 'is below the min of its field',
  tooLarge: 'is above the max of its field',
  tooMany: 'has more entries than its field allows',
}

/** How many made-up values are tried against a pattern. */
const tries = 5

/** Checks that a field with a pattern has sample values, unless made-up ones match it. */
export const inspectPatterns = (
  fields: Fields,
  { records, values = {} }: SampleSection,
  report: Report,
): void => {
  if (records) return
  const random = createRandom('pattern')
  for (const [name, field] of Object.entries(fields)) {
    if (!('pattern' in field) || field.pattern === undefined || values[name] || field.initial !== undefined)
      continue
    if (patternProblem(field.pattern) !== undefined) continue
    const fits = () => checkField(field, sampleOf(field, random)) === undefined
    if (!Array.from({ length: tries }, fits).every(Boolean))
      report(
        'sample.values',
        `has nothing for "${name}", and made-up values do not match its pattern; give some that do, or say the length with "min" and "max" in place of the pattern`,
      )
  }
}

/** Checks that sample values are values of their fields, and that each can be drawn. */
export const inspectSample = (
  sample: SampleSection | undefined,
  { isField, isValue }: ReferenceChecks,
  report: Report,
): void => {
  if (!sample) return
  const isSample = (place: string, name: string, field: Field | undefined, value: Json | undefined) => {
    if (!field || field.kind === 'choice') return isValue(place, name, field, value)
    const violation = checkField({ ...field, required: false }, value)
    if (violation)
      report(
        place,
        `${JSON.stringify(value)} ${remedies[violation.code] ?? `is no value of "${name}"`}; give one that its form would take`,
      )
  }
  const areValues = (place: string, values: SampleValues | undefined) => {
    for (const [name, some] of Object.entries(values ?? {})) {
      const here = `${place}.${name}`
      const field = isField(here, name)
      if (Array.isArray(some)) {
        if (some.length === 0) report(here, 'is empty; give values to choose from')
        for (const [index, value] of some.entries()) isSample(`${here}[${index}]`, name, field, value)
      } else
        for (const [value, weight] of Object.entries(some ?? {})) {
          isSample(`${here}.${value}`, name, field, (field && parseParam(field, value)) ?? value)
          if (!(Number(weight) > 0))
            report(`${here}.${value}`, `has the weight ${weight}; give one above 0, or remove it`)
        }
    }
  }
  for (const [size, count] of Object.entries(sample.count ?? {}))
    if (count > mostRecords)
      report(`sample.count.${size}`, `is ${count}; at most ${mostRecords} are possible`)
  areValues('sample.values', sample.values)
  for (const [index, { values }] of (sample.cases ?? []).entries())
    areValues(`sample.cases[${index}].values`, values)
  for (const [index, record] of (sample.records ?? []).entries())
    for (const [name, value] of Object.entries(record ?? {})) {
      const here = `sample.records[${index}].${name}`
      isSample(here, name, isField(here, name), value)
    }
}
