import { useLayoutEffect, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { usePart } from '@/ui/late'
import { Notice } from '@/ui/Notice'
import type { ConflictProps } from './Conflict'

const loadConflict = () => import('./Conflict').then((module) => ({ default: module.Conflict }))

/** What to do about a newer state of the record. The code loads with the first conflict. */
export const LateConflict = (props: ConflictProps) => {
  const say = useSay()
  const [wanted, want] = useState(true)
  const [presses, setPresses] = useState(0)
  const Conflict = usePart(loadConflict, wanted, () => want(false))
  const { gate, theirs, answers } = props
  const isUnmet = !Conflict && theirs !== undefined
  // Block sending while there is a known newer state. Pressing again retries loading the code.
  useLayoutEffect(() => {
    if (!isUnmet) return
    gate.current = () => {
      want(true)
      setPresses((before) => before + 1)
      return false
    }
    return () => {
      gate.current = () => true
    }
  }, [gate, isUnmet])
  if (Conflict) return <Conflict {...props} answers={answers + presses} />
  if (wanted) return null
  return (
    <Notice
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => want(true)}>
          {say('console.form.conflict_reload')}
        </Button>
      }
    >
      {say('console.form.conflict_text')}
    </Notice>
  )
}
