import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { versionOf } from '@/platform/dataProvider'

/** Whether a record is of a later version; of two without versions nothing is known. */
const isNewer = (record: RaRecord, held: RaRecord): boolean => {
  const [now, before] = [versionOf(record), versionOf(held)]
  return now !== undefined && before !== undefined ? now > before : record.version !== held.version
}

export interface Held {
  /** What the form began with, or was brought together with. */
  readonly record: RaRecord | undefined
  /** A newer state that the form has still to be brought together with. */
  readonly theirs: RaRecord | undefined
  /** A newer state has come since something was typed. */
  readonly hasMet: boolean
  /** Gives the newer state that the platform sent with a refusal. */
  readonly meet: (theirs: RaRecord) => void
  readonly onMet: (theirs: RaRecord) => void
  /** Makes the form stand on an earlier state, from which something was typed that has been put back. */
  readonly standOn: (earlier: RaRecord) => void
  /** Whether it may be sent; if something has still to be decided, the operator is led there. */
  readonly gate: RefObject<() => boolean>
  /** The record that the form stands on at this moment: a click can come before the next drawing. */
  readonly newest: RefObject<RaRecord | undefined>
}

/**
 * The record that a form stands on. Nothing typed: the newest. Once something is typed it stays, because sent with an unseen
 * version the form would overwrite somebody else's changes; newer states are brought together with it first.
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
  // Once two states have met, what was typed and then given up for theirs can still be taken back.
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
