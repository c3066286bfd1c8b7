import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { versionOf } from '@/platform/dataProvider'

/** Whether a record has a later version. False if neither has a version. */
const isNewer = (record: RaRecord, held: RaRecord): boolean => {
  const [now, before] = [versionOf(record), versionOf(held)]
  return now !== undefined && before !== undefined ? now > before : record.version !== held.version
}

export interface Held {
  /** What the form started with or was last merged with. */
  readonly record: RaRecord | undefined
  /** A newer state that the form has not merged yet. */
  readonly theirs: RaRecord | undefined
  /** A newer state has arrived since something was typed. */
  readonly hasMet: boolean
  /** Passes in the newer state the platform sent with a refusal. */
  readonly meet: (theirs: RaRecord) => void
  readonly onMet: (theirs: RaRecord) => void
  /** Bases the form on an earlier state, the one a restored draft was typed on. */
  readonly standOn: (earlier: RaRecord) => void
  /** Whether it may be sent. If something is still undecided, takes the operator there. */
  readonly gate: RefObject<() => boolean>
  /** The record the form is based on right now: a click can come before the next render. */
  readonly newest: RefObject<RaRecord | undefined>
}

/**
 * The record a form is based on: the newest while nothing is typed. After that it stays the same, because saving with a version
 * the operator has not seen would overwrite somebody else's changes. Newer states are merged first.
 */
export const useHeld = (record: RaRecord | undefined, typed: boolean): Held => {
  const [held, hold] = useState(record)
  const [sent, setSent] = useState<RaRecord>()
  const [hasMet, setHasMet] = useState(false)
  const gate = useRef(() => true)
  const newest = useRef(held)
  useLayoutEffect(() => {
    newest.current = held
  }, [held])
  const standOn = useCallback((earlier: RaRecord) => {
    newest.current = earlier
    hold(earlier)
    setHasMet(true)
  }, [])
  // After a merge, what was typed and then dropped in favour of theirs can still be taken back.
  const stands = typed || hasMet
  if (!stands && held !== record) hold(record)
  const come = stands && held && record && isNewer(record, held) ? record : undefined
  const theirs = sent && !(come && isNewer(come, sent)) ? sent : come
  if (theirs && !hasMet) setHasMet(true)
  return {
    record: held,
    theirs,
    hasMet,
    meet: setSent,
    onMet: (met) => {
      newest.current = met
      hold(met)
      setSent(undefined)
    },
    standOn,
    gate,
    newest,
  }
}
