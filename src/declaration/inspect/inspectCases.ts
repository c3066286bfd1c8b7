import { boundsOf, checkBounds } from '../bounds'
import { isDerived } from '../computed'
import { type Condition, isRecord, isSet, type Json, judge, type WireRecord } from '../condition'
import type { Fields } from '../field'
import type { SampleSection, SampleValues } from '../resource'
import { isHidden } from '../settled'
import type { Report } from './report'

/** The values that a condition fixes for every record that meets it. */
const knownBy = (condition: Condition): WireRecord => {
  const all = Array.isArray(condition) ? (condition.length === 1 ? condition[0] : {}) : condition
  return Object.fromEntries(
    Object.entries(isRecord(all) ? all : {}).flatMap(([name, wanted]) => {
      const value = isRecord(wanted) ? wanted.is : wanted
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const listed = (some: SampleValues[string]): readonly Json[] => (Array.isArray(some) ? some : [])

/** The fields for which a case has only one value. */
const decidedBy = (values: SampleValues): WireRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, some]) => {
      const [first, ...others] = listed(some)
      return first === undefined || others.length > 0 ? [] : [[name, first]]
    }),
  )

const inspectDerived = (fields: Fields, values: SampleValues, place: string, report: Report): void => {
  for (const name of Object.keys(values)) {
    const field = fields[name]
    if (field && isDerived(field))
      report(`${place}.${name}`, 'follows from other fields, which would replace it; remove it')
  }
}

/** Checks that the rules between fields do not replace declared sample values. */
export const inspectCases = (
  fields: Fields,
  { values = {}, cases = [] }: SampleSection,
  report: Report,
): void => {
  inspectDerived(fields, values, 'sample.values', report)
  for (const [index, one] of cases.entries()) {
    const place = `sample.cases[${index}].values`
    inspectDerived(fields, one.values, place, report)
    const known = { ...knownBy(one.when), ...decidedBy(one.values) }
    for (const [name, some] of Object.entries(one.values)) {
      const field = fields[name]
      if (!field || isDerived(field)) continue
      if (isHidden(field, known))
        report(
          `${place}.${name}`,
          'is emptied, because "shownWhen" hides the field in these records; remove it',
        )
      const value = known[name]
      const broken = checkBounds({ bounds: boundsOf(fields, name, known) }, value)?.bound
      if (broken)
        report(
          `${place}.${name}`,
          `is replaced, because ${JSON.stringify(value)} is ${broken.side === 'atLeast' ? 'below' : 'above'} ${JSON.stringify(broken.limit)} of "${field[broken.side]}"; give one that is not`,
        )
      const empty = listed(some).findIndex((value) => !isSet(value))
      // A case fixes these values, so the time does not matter.
      if (empty >= 0 && field.requiredWhen && judge(field.requiredWhen, known, 0) === true)
        report(
          `${place}.${name}[${empty}]`,
          'is replaced, because "requiredWhen" asks for the field in these records; give a value',
        )
    }
  }
}
