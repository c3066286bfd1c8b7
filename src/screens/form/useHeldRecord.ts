import { useState } from 'react'
import type { RaRecord } from 'react-admin'

/**
 * The record that a form works on. An untouched form follows updates. One with typed input keeps its original record and
 * version: sending it with a newer version, which the operator has not seen, would silently overwrite somebody else's
 * changes.
 *
 * @param record the latest version read
 * @param typed whether the form holds typed input
 * @returns the record, whether a newer version exists, and a function that switches to another record
 */
export const useHeldRecord = (record: RaRecord | undefined, typed: boolean) => {
  const [held, hold] = useState(record)
  if (!typed && held !== record) hold(record)
  return { held, outdated: typed && held?.version !== record?.version, hold }
}
