import type { Field } from '@/declaration'
import { editOf } from './edits'
import type { Members } from './fields'
import { type Finding, type FindingClass, formOf, type ValueForm } from './finding'

interface Entry {
  readonly is: FindingClass
  readonly field: string
  readonly isTolerated: boolean
  readonly form: ValueForm | undefined
  readonly edit: string | undefined
  count: number
}

/** A field name; other names may be data, such as an order number. */
const fieldName = /^[A-Za-z_][A-Za-z_-]{0,39}\d{0,2}$/
/** Most undeclared fields of one answer that are named individually. */
const mostExtra = 20

/** Counts the findings of one answer, once per field and class. */
export const createTally = () => {
  const entries = new Map<string, Entry>()
  let extra = 0
  const add = (
    is: FindingClass,
    at: { readonly path: string; readonly place?: string; readonly field?: Field },
    isTolerated: boolean,
    value?: unknown,
  ): void => {
    // Counted separately, so that a tolerated finding in one row does not hide a real one in another.
    const key = `${is} ${at.path} ${isTolerated}`
    const before = entries.get(key)
    if (before) {
      before.count += 1
      return
    }
    const form = value === undefined ? undefined : formOf(value)
    const edit = at.place === undefined ? undefined : editOf(is, at.place, form, at.field)
    entries.set(key, { is, field: at.path, isTolerated, form, edit, count: 1 })
  }
  return {
    add,
    /** An undeclared field. */
    addExtra: ({ prefix, place }: Pick<Members, 'prefix' | 'place'>, name: string, value: unknown): void => {
      const isKnown = entries.has(`extra ${prefix}${name} true`)
      const isNamed = isKnown || (fieldName.test(name) && extra < mostExtra)
      if (isNamed && !isKnown) extra += 1
      const shown = isNamed ? name : '*'
      add('extra', { path: prefix + shown, place: `${place}.${shown}` }, true, value)
    },
    findings: (call: string, area: string, rows: number): Finding[] =>
      [...entries.values()].map((entry) => ({ call, area, rows, ...entry })),
  }
}

export type Tally = ReturnType<typeof createTally>
