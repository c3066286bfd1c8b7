import { type Label, l } from '@/declaration'
import { inSlices, type SliceOptions } from '../import/inSlices'

/** Text read as an address, or why it is not one. */
export type CheckedAddress =
  | {
      /** As it is sent. */
      readonly address: string
      /** Identifies duplicates, if that is not the address itself. */
      readonly key?: string
    }
  | { readonly problem: Label }

export interface AddressWords {
  /** The label of one address: 手机号. */
  readonly address: Label
  /** Other headers of the address column, in any language and spelling. */
  readonly headers: readonly string[]
  /** Placeholder of the empty box: two or three addresses. */
  readonly example: string
}

/** Part of the text that differs by recipient, or is the same for all. */
export interface RecipientVariable {
  readonly name: string
  /** Other headers of its column, in any language and spelling; the name itself is known. */
  readonly headers?: readonly string[]
  /** What is allowed, shown below its input. */
  readonly hint?: Label
  /** What is wrong with a value; empty ones are reported as missing before this is called. */
  readonly check: (value: string) => Label | undefined
}

export type Values = Readonly<Record<string, string>>

export interface EnteredRow {
  readonly line: number
  readonly text: string
  /** This row's own values from the file, without the variables that are the same for all. */
  readonly values: Values
  /** Its position in the text: first character, and the one after the last. Undefined for a file's row. */
  readonly at?: readonly [start: number, end: number]
}

export interface Recipient extends EnteredRow {
  readonly address: string
}

export interface RejectedRow extends EnteredRow {
  /** In column order; at least one. */
  readonly problems: readonly RowProblem[]
}

export interface RowProblem {
  /** The variable at fault; undefined for the address. */
  readonly variable?: string
  readonly text: string
  readonly reason: Label
}

export interface RecipientList {
  readonly valid: readonly Recipient[]
  readonly invalid: readonly RejectedRow[]
  /** Rows whose address occurs earlier; `first` is that row's line. Only the earlier one is sent to. */
  readonly repeated: readonly (EnteredRow & { readonly first: number })[]
}

export const emptyList: RecipientList = { valid: [], invalid: [], repeated: [] }

/** What is required of recipients. Functions and lists must be stable while nothing changes. */
export interface RecipientOptions {
  readonly words: AddressWords
  /** Reads an address from typed text or a cell: trims it, and removes common additions. */
  readonly check: (text: string) => CheckedAddress
  /** The variables in the text; empty if only addresses are needed. */
  readonly variables: readonly RecipientVariable[]
}

/** Separators that people use between addresses: line breaks, full- and half-width blanks, commas and semicolons, 、. */
const between = /[^\s,，、;；]+/gu

const noValues = {}

/** The addresses in typed or pasted text, with their lines from 1. */
export const splitAddresses = (text: string): EnteredRow[] => {
  const rows: EnteredRow[] = []
  let line = 1
  let counted = 0
  for (const { 0: found, index } of text.matchAll(between)) {
    for (; counted < index; counted++) if (text[counted] === '\n') line++
    rows.push({ line, text: found, values: noValues, at: [index, index + found.length] })
  }
  return rows
}

/** The text with one of its addresses replaced; '' removes it, along with the separator after it. */
export const withAddress = (text: string, { at }: EnteredRow, address: string): string => {
  if (!at) return text
  const [start, end] = at
  const rest = text.slice(end)
  return text.slice(0, start) + (address === '' ? rest.replace(/^[\s,，、;；]+/u, '') : address + rest)
}

const missing: Label = l('未填写', 'Missing', 'Falta')

const problemOf = ({ name, check }: RecipientVariable, text: string): RowProblem | undefined => {
  const reason = text.trim() === '' ? missing : check(text)
  return reason && { variable: name, text, reason }
}

/** Sorts rows one by one. An invalid row does not make a later one with the same address a duplicate. */
export const gatherer = ({ check, variables }: Pick<RecipientOptions, 'check' | 'variables'>) => {
  const valid: Recipient[] = []
  const invalid: RejectedRow[] = []
  const repeated: (EnteredRow & { readonly first: number })[] = []
  const firstLines = new Map<string, number>()
  return {
    take: (row: EnteredRow): void => {
      const read = check(row.text)
      const problems: RowProblem[] =
        'problem' in read ? [{ text: row.text, reason: row.text.trim() === '' ? missing : read.problem }] : []
      for (const variable of variables) {
        const value = row.values[variable.name]
        // Values that are the same for all are checked where they are entered.
        const problem = value === undefined ? undefined : problemOf(variable, value)
        if (problem) problems.push(problem)
      }
      if ('problem' in read || problems.length > 0) {
        invalid.push({ ...row, problems })
        return
      }
      const key = read.key ?? read.address
      const first = firstLines.get(key)
      if (first === undefined) {
        firstLines.set(key, row.line)
        valid.push({ ...row, address: read.address })
      } else repeated.push({ ...row, first })
    },
    list: (): RecipientList => ({ valid, invalid, repeated }),
  }
}

/** Checks rows in slices; `rowOf` gives undefined for a removed one. Throws the signal's abort reason. */
export const gather = async <T>(
  items: readonly T[],
  rowOf: (item: T) => EnteredRow | undefined,
  options: Pick<RecipientOptions, 'check' | 'variables'>,
  on: SliceOptions = {},
): Promise<RecipientList> => {
  const { take, list } = gatherer(options)
  const takeItem = (item: T) => {
    const row = rowOf(item)
    if (row) take(row)
  }
  await inSlices(items, takeItem, on)
  return list()
}

/** Problems with the values that are the same for all, by variable name. */
export const constantProblems = (
  variables: readonly RecipientVariable[],
  constants: Readonly<Record<string, string>>,
): ReadonlyMap<string, Label> =>
  new Map(
    variables.flatMap((variable): [string, Label][] => {
      const problem = problemOf(variable, constants[variable.name] ?? '')
      return problem ? [[variable.name, problem.reason]] : []
    }),
  )
