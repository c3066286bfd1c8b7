import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { Notice } from '@/ui/Notice'

/** Error code: somebody else has saved the record since it was read. */
const staleVersion = 10007
/** Error code: "参数错误：{field}", which ends with the field's Chinese name. */
const wrongParameter = 10001

/**
 * The field that a refusal is about: the one that declares the code, itself, in a check or in `beside`, or the one named by
 * a "wrong parameter". Undefined if it is about the whole form.
 */
export const refusedField = (resource: Resource, error: unknown): string | undefined => {
  if (!(error instanceof PlatformError)) return undefined
  const names = resource.save?.fields ?? []
  const check = resource.save?.checks?.find(({ code }) => code === error.code)
  if (check && names.includes(check.field)) return check.field
  const beside = names.find((name) => resource.save?.beside?.[name]?.includes(error.code))
  if (beside !== undefined) return beside
  const declared = names.filter((name) => resource.fields[name]?.errorCode === error.code)
  if (declared.length === 1) return declared[0]
  if (error.code !== wrongParameter) return undefined
  // `body` is what the platform sent, always in Chinese.
  return names.find((name) => error.body.message.endsWith(resource.fields[name]?.label.zh ?? '\0'))
}

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
