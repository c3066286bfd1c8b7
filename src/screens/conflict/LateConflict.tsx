import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { usePart } from '@/ui/late'
import { Notice } from '@/ui/Notice'
import type { ConflictProps } from './Conflict'

const loadConflict = () => import('./Conflict').then((module) => ({ default: module.Conflict }))

/** What to do about a newer state of the record; its code comes with the first one. */
export const LateConflict = (props: ConflictProps) => {
  const say = useSay()
  const [wanted, want] = useState(true)
  const Conflict = usePart(loadConflict, wanted, () => want(false))
  if (Conflict) return <Conflict {...props} />
  if (wanted) return null
  // The code did not arrive. Sent as it is, the form would be refused: nothing can be overwritten.
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
