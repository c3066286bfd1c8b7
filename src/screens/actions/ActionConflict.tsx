import { type RefObject, useMemo, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { Notice } from '@/ui/Notice'
import { LateConflict } from '../conflict/LateConflict'
import { actionConflict } from '../conflict/texts'
import { useDeclaration } from '../declarations'
import { availabilityOf, currentTime } from './availability'
import { inputsFor, startingValues } from './edits'
import type { Changed } from './fate'
import { useReasons } from './reasons'

export interface Standing {
  /** The record that the operator sees and confirms the action on. */
  readonly record: RaRecord | undefined
  /** What others have changed and the form has not merged yet. */
  readonly changed: Changed | undefined
  /** How many times a change by others was found. */
  readonly count: number
  readonly onMet: () => void
  /** Whether it may be sent. If something is still undecided, takes the operator there. */
  readonly gate: RefObject<() => boolean>
}

/**
 * The record an action is prepared on: as it was when the form opened, or as others changed it once the operator has seen that. A
 * silent refetch changes nothing.
 *
 * @param follows the record as it is refetched, while nothing is typed in a form that shows it
 */
export const useStanding = (
  first: RaRecord | undefined,
  changed: Changed | undefined,
  follows?: RaRecord,
): Standing => {
  const [record, stand] = useState(first)
  const [seen, setSeen] = useState({ changed: undefined as Changed | undefined, count: 0 })
  const gate = useRef(() => true)
  if (follows && follows !== record && seen.count === 0) stand(follows)
  if (changed && changed !== seen.changed) setSeen({ changed, count: seen.count + 1 })
  return {
    record,
    changed: changed?.record === record ? undefined : changed,
    count: seen.count,
    onMet: () => stand(changed?.record),
    gate,
  }
}

/** What others have changed in the record of an action's form, to be confirmed. Empty until then. */
export const ActionConflict = ({ action, standing }: { action: Action; standing: Standing }) => {
  const { record, changed, count, onMet, gate } = standing
  const inputs = useMemo(
    () =>
      inputsFor(action, record ? [record] : []).filter(({ name }) => action.prefill?.[name] !== undefined),
    [action, record],
  )
  const base = useMemo(() => startingValues(action, record ? [record] : []), [action, record])
  const theirs = useMemo(() => changed && startingValues(action, [changed.record]), [action, changed])
  if (count === 0) return null
  return (
    <LateConflict
      inputs={inputs}
      base={base}
      theirs={theirs}
      outside={changed?.changes}
      onMet={onMet}
      gate={gate}
      answers={count}
      words={actionConflict}
    >
      {!changed && record && <Barred action={action} record={record} />}
    </LateConflict>
  )
}

/** Why the record's current state no longer allows the action. */
const Barred = ({ action, record }: { action: Action; record: RaRecord }) => {
  const { allowed, code } = availabilityOf(action, record, currentTime())
  const reason = useReasons(useDeclaration(), !allowed)
  if (allowed) return null
  return <Notice severity="error">{reason({ offer: action, record, code })}</Notice>
}
