import { useState } from 'react'
import type { RaRecord } from 'react-admin'

/**
 * The record that a form works on. An untouched form follows what is read; one that holds something typed keeps the
 * record it began with, version and all: sent with a version that the operator has never seen, it would undo what
 * somebody else has saved, without a word.
 *
 * @param record as it was last read
 * @param typed whether something typed is in the form
 * @returns the record, whether a newer version of it is known, and what puts the form onto another one
 */
export const useHeldRecord = (record: RaRecord | undefined, typed: boolean) => {
  const [held, hold] = useState(record)
  if (!typed && held !== record) hold(record)
  return { held, outdated: typed && held?.version !== record?.version, hold }
}
