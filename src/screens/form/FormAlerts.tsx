import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '@/i18n/useSay'
import { staleVersion } from '@/platform/dataProvider'
import { messageOf, PlatformError } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

export const isConflict = (failure: unknown): failure is PlatformError =>
  failure instanceof PlatformError && failure.code === staleVersion

interface FormAlertsProps {
  readonly failure: unknown
  readonly onReload: (() => void) | undefined
}

/** Problems with the whole form. `onReload` refetches the record if the refusal came without its newer state. */
export const FormAlerts = ({ failure, onReload }: FormAlertsProps) => {
  const say = useSay()
  if (!(failure instanceof Error)) return null
  if (isConflict(failure))
    return (
      <FormAlert
        answer={failure}
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
    )
  return <FormAlert answer={failure}>{messageOf(failure)}</FormAlert>
}

interface FormAlertProps {
  readonly answer: unknown
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Scrolls into view if it answers the operator's own action; otherwise nothing moves. */
const FormAlert = ({ answer, action, children }: FormAlertProps) => {
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
