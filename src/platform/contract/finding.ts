import { isRecord } from '@/declaration'

/** What can be wrong with an answer. */
export type FindingClass =
  | 'missing'
  | 'extra'
  | 'type'
  | 'choice'
  | 'null'
  | 'unit'
  | 'time'
  | 'limit'
  | 'key'
  | 'duplicate'
  | 'order'
  | 'total'
  | 'summary'
  | 'form'

/** The form of a value, without the value itself. */
export interface ValueForm {
  readonly is: 'nothing' | 'text' | 'whole' | 'fraction' | 'flag' | 'list' | 'group'
  /** Number of characters, digits or entries. */
  readonly size?: number
}

/** A difference between an answer and its declaration. Contains no values. */
export interface Finding {
  readonly call: string
  /** Path in the record: `agent_pay.state`; '' for the answer itself. */
  readonly field: string
  readonly is: FindingClass
  /** The console can read the answer anyway (mock/README.md), so this is a note, not a problem. */
  readonly isTolerated: boolean
  /** The form of the first such value. */
  readonly form?: ValueForm
  /** Number of affected rows. */
  readonly count: number
  /** Number of rows checked. */
  readonly rows: number
  /** The area's name; '' for a call of a page or a component. */
  readonly area: string
  /** What to write in the declaration, if that fixes it. */
  readonly edit?: string
}

export const formOf = (value: unknown): ValueForm => {
  if (value === null || value === undefined) return { is: 'nothing' }
  if (typeof value === 'string') return { is: 'text', size: [...value].length }
  if (typeof value === 'boolean') return { is: 'flag' }
  if (Array.isArray(value)) return { is: 'list', size: value.length }
  if (isRecord(value)) return { is: 'group' }
  return Number.isInteger(value)
    ? { is: 'whole', size: String(Math.abs(Number(value))).length }
    : { is: 'fraction' }
}
