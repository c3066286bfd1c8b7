import { useEffect, useState } from 'react'
import type { Locale, Resource } from '@/declaration'
import { errorCatalogue, fillMessage } from '@/declaration/errors'
import { useLocale, useSay } from '@/i18n/useSay'
import { currentTime } from '../actions/availability'
import { type CheckedRow, checkRow, type RowRules } from './checkRow'
import type { ChosenFile } from './chosenFile'
import { inSlices } from './inSlices'
import { identifyingFields, repeatedRows } from './repeatedRows'

/** What is known about a file's rows before anything is sent. */
export interface CheckedRows {
  readonly ready: readonly CheckedRow[]
  readonly bad: readonly CheckedRow[]
  /** Ready rows that repeat an earlier one: each line, with the first row's line. */
  readonly repeated: ReadonlyMap<number, number>
  /** The fields that make them duplicates. */
  readonly repeatedBy: readonly string[]
}

/** Minimum time between progress updates: rendering after each slice would take longer than the slice, ms. */
const betweenTellings = 100

interface Checked {
  readonly resource: Resource
  readonly chosen: ChosenFile
  readonly locale: Locale
  readonly rows: CheckedRows
}

/**
 * Checks a file's rows in slices.
 *
 * @returns the rows once all are checked; until then the number checked
 */
export const useCheckedRows = (
  resource: Resource,
  chosen: ChosenFile,
): { readonly rows?: CheckedRows; readonly done: number } => {
  const say = useSay()
  const locale = useLocale()
  const [done, setDone] = useState(0)
  const [checked, setChecked] = useState<Checked>()
  const isCurrent = checked?.chosen === chosen && checked.locale === locale && checked.resource === resource
  const current = isCurrent ? checked.rows : undefined
  const missing = current === undefined
  useEffect(() => {
    if (!missing) return
    const aborter = new AbortController()
    const rules: RowRules = {
      resource,
      mapping: chosen.mapping,
      locale,
      now: currentTime(),
      sayComplaint: ({ message, args }) => say(message, args),
      sayRefusal: (code) => {
        const said = Object.hasOwn(errorCatalogue, code) ? fillMessage(code, locale) : undefined
        // Some messages contain a figure that only the platform knows.
        return said === undefined || /\{\w+\}/.test(said) ? say('console.action.not_allowed') : said
      },
    }
    const { signal } = aborter
    let told = 0
    const onProgress = (count: number) => {
      const now = performance.now()
      if (now - told < betweenTellings) return
      told = now
      setDone(count)
    }
    setDone(0)
    inSlices(chosen.table.rows, (row) => checkRow(rules, row), { signal, onProgress }).then(
      (rows) => {
        if (signal.aborted) return
        const ready = rows.filter(({ problems }) => problems.length === 0)
        const bad = rows.filter(({ problems }) => problems.length > 0)
        const repeatedBy = identifyingFields(resource, chosen.mapping)
        const repeated = repeatedRows(ready, repeatedBy)
        setChecked({ resource, chosen, locale, rows: { ready, bad, repeated, repeatedBy } })
      },
      (error: unknown) => {
        // After an abort nobody is waiting for the result.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [missing, resource, chosen, locale, say])
  return current ? { rows: current, done: chosen.table.rows.length } : { done }
}
