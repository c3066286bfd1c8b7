import { useEffect, useMemo, useState } from 'react'
import type { Label } from '@/declaration'
import type { ReadTable, TableFormat } from '@/files/table'
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

/** A file of recipients. */
export interface RecipientFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  readonly columns: ChosenColumns
  /** By the row's line. */
  readonly fixes: ReadonlyMap<number, Fix>
}

/** The recipients being entered, and the result so far. */
export interface Recipients {
  readonly options: RecipientOptions
  readonly mode: EntryMode
  readonly setMode: (mode: EntryMode) => void
  readonly text: string
  readonly setText: (text: string) => void
  readonly file: RecipientFile | undefined
  /** Takes a file that was read, and guesses its columns. */
  readonly takeFile: (name: string, table: ReadTable) => void
  readonly dropFile: () => void
  /** Changes only the given choices. */
  readonly setColumns: (change: Partial<ChosenColumns>) => void
  /** Corrects or removes a row: in the typed text, or as an override of the file. */
  readonly fix: (row: EnteredRow, fix: Fix) => void
  /** The values that are the same for all, without variables that have a column. */
  readonly constants: Values
  readonly setConstant: (name: string, value: string) => void
  /** Problems with `constants`, by variable name. */
  readonly constantProblems: ReadonlyMap<string, Label>
  /** Names of the variables that have a column. */
  readonly perRow: ReadonlySet<string>
  /** The previous list while a check is under way. */
  readonly list: RecipientList
  /** The check's progress; undefined once `list` is up to date. */
  readonly checking: { readonly done: number; readonly total: number } | undefined
  /** Whether anything was entered. */
  readonly isTouched: boolean
  /** Clears the addresses and the file, but not the constants. */
  readonly clear: () => void
}

/** Minimum time between progress updates: rendering after each slice would take longer than the slice, ms. */
const betweenTellings = 100

const noFixes: ReadonlyMap<number, Fix> = new Map()
const noColumns: Readonly<Record<string, number>> = {}

type Source = () => {
  readonly total: number
  readonly start: (on: Parameters<typeof gather>[3]) => Promise<RecipientList>
}

/**
 * Collects recipients: typed, pasted or read from a file, and checked in slices. Entries survive a change of mode, variables
 * or columns.
 */
export const useRecipients = (options: RecipientOptions): Recipients => {
  const { check, variables } = options
  const [mode, setMode] = useState<EntryMode>('typed')
  const [text, setText] = useState('')
  const [file, setFile] = useState<RecipientFile>()
  const [typedConstants, setConstants] = useState<Values>({})
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [checked, setChecked] = useState<{ readonly of: Source; readonly list: RecipientList }>()

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

  const source = useMemo((): Source => {
    const names = variables.map(({ name }) => name)
    if (mode === 'typed') {
      return () => {
        const rows = splitAddresses(text)
        return { total: rows.length, start: (on) => gather(rows, (row) => row, { check, variables }, on) }
      }
    }
    if (!file || !columns) return () => ({ total: 0, start: async () => emptyList })
    const read = rowReader(columns, names, file.fixes)
    return () => {
      const rows = rowsOf(file.table, columns)
      return { total: rows.length, start: (on) => gather(rows, read, { check, variables }, on) }
    }
  }, [mode, text, file, columns, check, variables])

  const isCurrent = checked?.of === source
  useEffect(() => {
    if (isCurrent) return
    const aborter = new AbortController()
    const { signal } = aborter
    const { total, start } = source()
    let told = performance.now()
    const onProgress = (done: number) => {
      const now = performance.now()
      if (now - told < betweenTellings) return
      told = now
      setProgress({ done, total })
    }
    setProgress({ done: 0, total })
    start({ signal, onProgress }).then(
      (list) => {
        if (!signal.aborted) setChecked({ of: source, list })
      },
      (error: unknown) => {
        // After an abort nobody is waiting for the result.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [isCurrent, source])

  const perRow = useMemo(
    () => new Set(mode === 'file' ? Object.keys(columns?.variables ?? noColumns) : []),
    [mode, columns],
  )
  const same = useMemo(() => variables.filter(({ name }) => !perRow.has(name)), [variables, perRow])
  const constants = useMemo(
    () => Object.fromEntries(same.map(({ name }) => [name, typedConstants[name] ?? ''])),
    [same, typedConstants],
  )
  const problems = useMemo(() => constantProblems(same, constants), [same, constants])
  const shownFile = useMemo(() => file && columns && { ...file, columns }, [file, columns])

  return {
    options,
    mode,
    setMode,
    text,
    setText,
    file: shownFile,
    takeFile: (name, read) => {
      const table = withAllColumns(read)
      setFile({ name, format: formatOf(name), table, columns: guessColumns(table, options), fixes: noFixes })
      setMode('file')
    },
    dropFile: () => setFile(undefined),
    setColumns: (change) =>
      setFile((before) => {
        if (!before) return before
        const { columns } = before
        const variables = { ...columns.variables, ...change.variables }
        return { ...before, columns: { ...columns, ...change, variables } }
      }),
    fix: (row, fix) => {
      if (row.at) setText(withAddress(text, row, fix === 'removed' ? '' : (fix.text ?? row.text)))
      else setFile((before) => before && { ...before, fixes: withFix(before.fixes, row.line, fix) })
    },
    constants,
    setConstant: (name, value) => setConstants((before) => ({ ...before, [name]: value })),
    constantProblems: problems,
    perRow,
    list: checked?.list ?? emptyList,
    checking: isCurrent ? undefined : progress,
    isTouched: text.trim() !== '' || file !== undefined,
    clear: () => {
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
