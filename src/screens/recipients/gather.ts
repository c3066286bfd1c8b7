import { type Label, l } from '@/declaration'
import { inSlices } from '../import/inSlices'
import type {
  EnteredRow,
  Recipient,
  RecipientList,
  RecipientOptions,
  RecipientVariable,
  RejectedRow,
  RowProblem,
} from './recipients'

const missing: Label = l('未填写', 'Missing', 'Falta')

const problemOf = ({ name, check }: RecipientVariable, text: string): RowProblem | undefined => {
  const reason = text.trim() === '' ? missing : check(text)
  return reason && { variable: name, text, reason }
}

/**
 * Takes rows one after the other: what is wrong with each, and whether its address was there before. A row that is wrong
 * does not stand in the way of a later one with the same address.
 */
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
        // What no column gives is the same for all, and checked where it is entered.
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

/**
 * Checks rows a few at a time, so that the page goes on answering.
 *
 * @param rowOf makes a row of an item; undefined for one that was taken out
 * @param on.onProgress hears how many are done
 * @throws what the signal was aborted with
 */
export const gather = async <T>(
  items: readonly T[],
  rowOf: (item: T) => EnteredRow | undefined,
  options: Pick<RecipientOptions, 'check' | 'variables'>,
  on: { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void } = {},
): Promise<RecipientList> => {
  const { take, list } = gatherer(options)
  const takeItem = (item: T) => {
    const row = rowOf(item)
    if (row) take(row)
  }
  await inSlices(items, takeItem, on)
  return list()
}

/** What is wrong with the values that are the same for all, by the name of the variable. */
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
