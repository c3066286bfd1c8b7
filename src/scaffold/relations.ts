import type { Json } from '@/declaration'
import type { FieldEvidence } from './evidence'
import type { Proposal } from './judge'
import { saysPartOfAmount } from './names'

// Relations between fields: a name alone does not tell whether `tax` is an amount, or part of the total.

/** Fewer rows prove nothing. */
const leastRows = 3

const isMoney = ({ kind }: Proposal): boolean => kind === 'money'

/** Whole numbers named like part of an amount are amounts if there is an amount beside them. */
const withAmounts = (fields: readonly Proposal[]): readonly Proposal[] => {
  const beside = fields.find(isMoney)
  if (!beside) return fields
  const unit = beside.options.unit ?? 'fen'
  return fields.map((field) =>
    field.kind === 'integer' && saysPartOfAmount(field.name)
      ? {
          ...field,
          kind: 'money',
          options: { unit, ...(field.options.nullable ? { nullable: true } : {}) },
          doubts: [...field.doubts, `a whole number beside "${beside.name}"; taken as ${unit} too`],
        }
      : field,
  )
}

interface Column {
  readonly field: Proposal
  readonly values: readonly number[]
}

/** The columns in which every row has a number. */
const numbersIn = (fields: readonly Proposal[], evidence: readonly FieldEvidence[]): readonly Column[] => {
  const rows = Math.max(0, ...evidence.map(({ values }) => values.length))
  return fields.flatMap((field): Column[] => {
    const isNumber = isMoney(field) || (field.kind === 'integer' && !field.options.ungrouped)
    const seen: readonly Json[] = evidence.find(({ name }) => name === field.name)?.values ?? []
    const values = seen.filter((value) => typeof value === 'number')
    return isNumber && rows >= leastRows && values.length === rows ? [{ field, values }] : []
  })
}

const isLike = (a: Column, b: Column): boolean =>
  a.field.kind === b.field.kind && a.field.options.unit === b.field.options.unit

/** Whether numbers are meaningful: not empty, and not the same in every row. */
const isTelling = ({ values }: Column): boolean =>
  values.every((value) => value !== 0) && new Set(values).size > 1

const holds = (whole: Column, of: (row: number) => number): boolean =>
  whole.values.every((value, row) => Math.abs(value - of(row)) < 1e-6)

/** How a column is computed from two others in every row. */
const ruleOf = (whole: Column, columns: readonly Column[]): string | undefined => {
  const others = columns.filter((one) => one !== whole && isTelling(one))
  for (const [index, a] of others.entries())
    for (const b of others.slice(index + 1)) {
      const at = ({ values }: Column, row: number) => values[row] ?? 0
      const names = [a, b].map(({ field }) => `'${field.name}'`).join(', ')
      if (isLike(a, b) && isLike(a, whole) && holds(whole, (row) => at(a, row) + at(b, row)))
        return `${a.field.name} + ${b.field.name} in every row; if that is a rule: computed: { sum: [${names}] }`
      const isProduct = isMoney(a.field) !== isMoney(b.field) && isMoney(whole.field)
      if (isProduct && holds(whole, (row) => at(a, row) * at(b, row)))
        return `${a.field.name} × ${b.field.name} in every row; if that is a rule: computed: { product: [${names}] }`
    }
  return undefined
}

/** Fields after comparing them with each other: amounts that only looked like numbers, and values computed from two others. */
export const withRelations = (
  proposed: readonly Proposal[],
  evidence: readonly FieldEvidence[],
): readonly Proposal[] => {
  const fields = withAmounts(proposed)
  const columns = numbersIn(fields, evidence)
  return fields.map((field) => {
    const whole = columns.find((one) => one.field === field)
    const rule = whole && isTelling(whole) ? ruleOf(whole, columns) : undefined
    return rule ? { ...field, doubts: [...field.doubts, rule] } : field
  })
}
