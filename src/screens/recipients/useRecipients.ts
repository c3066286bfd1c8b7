import { useCallback, useMemo, useState } from 'react'
import type { ReadTable, TableFormat } from '@/files/table'
import { type SliceOptions, useSliced } from '../import/inSlices'
import { formatOf, withAllColumns } from '../import/mapping'
import {
  type ChosenColumns,
  type Fix,
  guessColumns,
  guessVariables,
  rowReader,
  rowsOf,
  sameForAll,
} from './columns'
import { constantProblems, gather, splitAddresses, withAddress } from './gather'
import {
  type EnteredRow,
  emptyList,
  type RecipientList,
  type RecipientOptions,
  type Values,
} from './recipients'

export type EntryMode = 'typed' | 'file'

export interface RecipientFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  readonly columns: ChosenColumns
  readonly fixes: ReadonlyMap<number, Fix>
}

const noFixes: ReadonlyMap<number, Fix> = new Map()
const noColumns: Readonly<Record<string, number>> = {}

/** Collects recipients and checks them in slices. Entries survive a change of mode, variables or columns. */
export const useRecipients = (options: RecipientOptions) => {
  const { check, variables } = options
  const [mode, setMode] = useState<EntryMode>('typed')
  const [text, setText] = useState('')
  const [file, setFile] = useState<RecipientFile>()
  const [typedConstants, setConstants] = useState<Values>({})

  // When the variables change, guess their columns again, but keep the operator's choices.
  const columns = useMemo((): ChosenColumns | undefined => {
    if (!file) return undefined
    const { columns, table } = file
    const guessed = columns.hasHeader ? guessVariables(table.header, variables, columns.address) : noColumns
    const chosen = Object.fromEntries(
      variables.flatMap(({ name }): [string, number][] => {
        const column = Object.hasOwn(columns.variables, name) ? columns.variables[name] : guessed[name]
        return column === undefined || column === sameForAll ? [] : [[name, column]]
      }),
    )
    return { ...columns, variables: chosen }
  }, [file, variables])

  const collect = useCallback(
    (on: SliceOptions): Promise<RecipientList> => {
      const rules = { check, variables }
      if (mode === 'typed') return gather(splitAddresses(text), (row) => row, rules, on)
      if (!file || !columns) return Promise.resolve(emptyList)
      const names = variables.map(({ name }) => name)
      return gather(rowsOf(file.table, columns), rowReader(columns, names, file.fixes), rules, on)
    },
    [mode, text, file, columns, check, variables],
  )
  const { result: list = emptyList, progress } = useSliced(collect)

  const perRow = useMemo(
    (): ReadonlySet<string> => new Set(mode === 'file' ? Object.keys(columns?.variables ?? noColumns) : []),
    [mode, columns],
  )
  const same = useMemo(() => variables.filter(({ name }) => !perRow.has(name)), [variables, perRow])
  const constants = useMemo(
    (): Values => Object.fromEntries(same.map(({ name }) => [name, typedConstants[name] ?? ''])),
    [same, typedConstants],
  )
  const problems = useMemo(() => constantProblems(same, constants), [same, constants])
  const shownFile = useMemo(
    (): RecipientFile | undefined => file && columns && { ...file, columns },
    [file, columns],
  )

  return {
    options,
    mode,
    setMode,
    text,
    setText,
    file: shownFile,
    takeFile: (name: string, read: ReadTable): void => {
      const table = withAllColumns(read)
      setFile({ name, format: formatOf(name), table, columns: guessColumns(table, options), fixes: noFixes })
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
    /** The values that are the same for all, without variables that have a column. */
    constants,
    setConstant: (name: string, value: string): void =>
      setConstants((before) => ({ ...before, [name]: value })),
    constantProblems: problems,
    /** The variables that have a column. */
    perRow,
    /** The previous list while a check is under way. */
    list,
    checking: progress,
    isTouched: text.trim() !== '' || file !== undefined,
    /** Clears the addresses and the file, but not the constants. */
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
