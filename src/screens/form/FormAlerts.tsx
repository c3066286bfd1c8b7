import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { staleVersion } from './refusedField'

const isConflict = (failure: unknown) => failure instanceof PlatformError && failure.code === staleVersion

/**
 * Problems with the form as a whole.
 *
 * @param failure why the last save failed, if it did
 * @param outdated whether a newer version of the record exists than the one the form started from
 * @param onReload takes over the newer version; typed input is kept
 */
export const FormAlerts = ({
  failure,
  outdated,
  onReload,
}: {
  failure: unknown
  outdated: boolean
  onReload: (() => void) | undefined
}) => {
  const say = useSay()
  const conflict = isConflict(failure)
  return (
    <>
      {(conflict || outdated) && (
        <FormAlert
          answer={conflict ? failure : undefined}
          action={
            onReload && (
              <Button color="inherit" size="small" onClick={onReload}>
                {say('console.form.conflict_reload')}
              </Button>
            )
          }
        >
          {say('console.form.conflict_text')}
        </FormAlert>
      )}
      {failure instanceof Error && !conflict && <FormAlert answer={failure}>{messageOf(failure)}</FormAlert>}
    </>
  )
}

/** Scrolls into view if it answers the operator's own action; otherwise nothing moves. */
const FormAlert = ({
  answer,
  action,
  children,
}: {
  answer: unknown
  action?: ReactNode
  children: ReactNode
}) => {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <Notice ref={alert} severity="error" action={action}>
      {children}
    </Notice>
  )
}
