import { type Label, l } from '@/declaration'
import { inSlices, type SliceOptions } from '../import/inSlices'
import type {
  EnteredRow,
  Recipient,
  RecipientList,
  RecipientOptions,
  RecipientVariable,
  RejectedRow,
  RowProblem,
} from './recipients'

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
