import { type ReactNode, Suspense, useEffect } from 'react'
import { useSay } from '@/i18n/useSay'
import { Boundary } from '@/ui/Boundary'
import { isLost } from '@/ui/late'
import '@/ui/plain.css'

interface LatePartProps {
  /** Stands in its place until it has loaded. */
  readonly fallback?: ReactNode
  /** What opens over the screen reports it, closes, and leaves no message behind. */
  readonly onLost?: () => void
  /** One of many of its sort, such as a cell: a screen reader does not announce each. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** Of all that is missing on the screen: it comes back with one click. */
const retries = new Set<() => void>()

const retryAll = () => {
  for (const retry of retries) retry()
}

/**
 * A part of a screen that loads late. If its file cannot be fetched, its place says so and offers to try again; the rest of the
 * screen, with what is ticked and typed in it, stays as it is. Other errors are left to the page.
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
      {/* What a newer release no longer has cannot be fetched again. */}
      {!quiet && <> · {button(say('console.page.reload'), () => location.reload())}</>}
    </span>
  )
}
