import { useCallback, useMemo, useState } from 'react'
import type { ReadTable, TableFormat } from '@/files/table'
import { type SliceOptions, useSliced } from '../import/inSlices'
import { columnsOf, type FileColumn, formatOf, withAllColumns } from '../import/mapping'
import {
  type ChosenColumns,
  type Fix,
  guessColumns,
  guessVariables,
  rowReader,
  rowsOf,
  sameForAll,
} from './columns'
import {
  constantProblems,
  type EnteredRow,
  emptyList,
  gather,
  type RecipientList,
  type RecipientOptions,
  splitAddresses,
  type Values,
  withAddress,
} from './recipients'

export type EntryMode = 'typed' | 'file'

interface TakenFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  /** The columns that are not empty. */
  readonly shown: readonly FileColumn[]
  readonly columns: ChosenColumns
  readonly fixes: ReadonlyMap<number, Fix>
}

const noFixes: ReadonlyMap<number, Fix> = new Map()

/** Collects recipients and checks them in slices. Entries survive a change of mode, variables or columns. */
export const useRecipients = (options: RecipientOptions) => {
  const { check, variables } = options
  const [mode, setMode] = useState<EntryMode>('typed')
  const [text, setText] = useState('')
  const [taken, setFile] = useState<TakenFile>()
  const [typedConstants, setConstants] = useState<Values>({})

  // When the variables change, guess their columns again, but keep the operator's choices.
  const file = useMemo((): TakenFile | undefined => {
    if (!taken) return undefined
    const { columns, table } = taken
    const guessed = columns.hasHeader ? guessVariables(table.header, variables, columns.address) : {}
    const chosen = Object.fromEntries(
      variables.flatMap(({ name }): [string, number][] => {
        const column = Object.hasOwn(columns.variables, name) ? columns.variables[name] : guessed[name]
        return column === undefined || column === sameForAll ? [] : [[name, column]]
      }),
    )
    return { ...taken, columns: { ...columns, variables: chosen } }
  }, [taken, variables])

  const collect = useCallback(
    (on: SliceOptions): Promise<RecipientList> => {
      const rules = { check, variables }
      if (mode === 'typed') return gather(splitAddresses(text), (row) => row, rules, on)
      if (!file) return Promise.resolve(emptyList)
      const { table, columns, fixes } = file
      const names = variables.map(({ name }) => name)
      return gather(rowsOf(table, columns), rowReader(columns, names, fixes), rules, on)
    },
    [mode, text, file, check, variables],
  )
  const { result: list = emptyList, progress } = useSliced(collect)

  const values = useMemo(() => {
    const perRow = new Set(mode === 'file' && file ? Object.keys(file.columns.variables) : [])
    const same = variables.filter(({ name }) => !perRow.has(name))
    const constants: Values = Object.fromEntries(same.map(({ name }) => [name, typedConstants[name] ?? '']))
    return {
      perRow,
      /** The values that are the same for all, without variables that have a column. */
      constants,
      constantProblems: constantProblems(same, constants),
    }
  }, [mode, file, variables, typedConstants])

  return {
    ...values,
    options,
    mode,
    setMode,
    text,
    setText,
    file,
    takeFile: (name: string, read: ReadTable): void => {
      const table = withAllColumns(read)
      const columns = guessColumns(table, options)
      setFile({ name, format: formatOf(name), table, shown: columnsOf(table), columns, fixes: noFixes })
      setMode('file')
    },
    dropFile: (): void => setFile(undefined),
    setColumns: (change: Partial<ChosenColumns>): void =>
      setFile((before) => {
        if (!before) return before
        const { columns } = before
        const variables = { ...columns.variables, ...change.variables }
        return { ...before, columns: { ...columns, ...change, variables } }
      }),
    /** Corrects or removes a row: in the typed text, or as an override of the file. */
    fix: (row: EnteredRow, fix: Fix): void => {
      if (row.at) setText(withAddress(text, row, fix === 'removed' ? '' : (fix.text ?? row.text)))
      else setFile((before) => before && { ...before, fixes: withFix(before.fixes, row.line, fix) })
    },
    setConstant: (name: string, value: string): void =>
      setConstants((before) => ({ ...before, [name]: value })),
    /** The previous list while a check is under way. */
    list,
    checking: progress,
    isTouched: text.trim() !== '' || file !== undefined,
    clear: (): void => {
      setText('')
      setFile(undefined)
    },
  }
}

const withFix = (fixes: ReadonlyMap<number, Fix>, line: number, fix: Fix): ReadonlyMap<number, Fix> => {
  const before = fixes.get(line)
  const next =
    fix === 'removed' || before === undefined || before === 'removed'
      ? fix
      : { ...before, ...fix, values: { ...before.values, ...fix.values } }
  return new Map(fixes).set(line, next)
}

/** Recipients being entered, and the result so far. */
export type Recipients = ReturnType<typeof useRecipients>
