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

/** What a value looks like, without the value. */
export interface ValueForm {
  readonly is: 'nothing' | 'text' | 'whole' | 'fraction' | 'flag' | 'list' | 'group'
  /** Characters, digits or entries. */
  readonly size?: number
}

/** Something in an answer that its declaration does not say. It holds no value. */
export interface Finding {
  readonly call: string
  /** As in the record: `agent_pay.state`; '' for the answer itself. */
  readonly field: string
  readonly is: FindingClass
  /** The console reads the answer all the same (mock/README.md): a note, not a problem. */
  readonly isTolerated: boolean
  /** Of the first value that it was found in. */
  readonly form?: ValueForm
  /** In how many rows. */
  readonly count: number
  /** How many rows were seen. */
  readonly rows: number
  /** The area's name; '' for a call of a page or a component. */
  readonly area: string
  /** What to write in the declaration, if that can mend it. */
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
