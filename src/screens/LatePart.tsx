import { type ReactNode, Suspense, useEffect } from 'react'
import { useSay } from '@/i18n/useSay'
import { Boundary } from '@/ui/Boundary'
import { isLost } from '@/ui/late'
import '@/ui/plain.css'

interface LatePartProps {
  /** Shown until the part has loaded. */
  readonly fallback?: ReactNode
  /** For dialogs and drawers: called if the part fails to load, and then no message is shown here. */
  readonly onLost?: () => void
  /** One of many on the screen, such as a cell: screen readers should not announce each one. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** Retries for everything that failed to load on this screen: one click fetches it all. */
const retries = new Set<() => void>()

const retryAll = () => {
  for (const retry of retries) retry()
}

/**
 * A part of a screen that loads late. If its file cannot be fetched, it shows an error in its place with a retry button; the rest
 * of the screen keeps its selection and input. Other errors are left to the page.
 */
export const LatePart = ({ fallback, onLost, quiet, children }: LatePartProps) => (
  <Boundary
    onError={() => onLost?.()}
    failed={(error, retry) => {
      if (!isLost(error)) throw error
      return !onLost && <Lost quiet={quiet} retry={retry} />
    }}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
)

interface LostProps extends Pick<LatePartProps, 'quiet'> {
  readonly retry: () => void
}

const Lost = ({ quiet, retry }: LostProps) => {
  const say = useSay()
  useEffect(() => {
    retries.add(retry)
    return () => void retries.delete(retry)
  }, [retry])
  const button = (words: string, act: () => void) => (
    <button
      type="button"
      className="ui-plain"
      onClick={(event) => {
        // A click on a row opens its record.
        event.stopPropagation()
        act()
      }}
    >
      {words}
    </button>
  )
  return (
    <span className="ui-lost" role={quiet ? undefined : 'alert'}>
      {say('console.list.failed')} {button(say('console.list.retry'), retryAll)}
      {/* If a newer release dropped the file, only a reload helps. */}
      {!quiet && <> · {button(say('console.page.reload'), () => location.reload())}</>}
    </span>
  )
}
