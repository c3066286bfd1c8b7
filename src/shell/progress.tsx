import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createEmitter } from '@/declaration/emitter'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Loading'
import './progress.css'

let pending = 0
const { emit, subscribe } = createEmitter()

const change = (by: number) => {
  pending += by
  emit()
}

export const begin = (): (() => void) => {
  let ended = false
  change(1)
  return () => {
    if (ended) return
    ended = true
    change(-1)
  }
}

/** Whether a page, or its placeholder, is still to be painted. */
export const isPending = (): boolean => pending > 0

const useProgress = (): boolean => useSyncExternalStore(subscribe, isPending)

export const usePending = (): void => useLayoutEffect(begin, [])

/** Shows each change of the path as loading until the page or its placeholder has been painted. */
export const useNavigationProgress = (): void => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the path
  useLayoutEffect(() => {
    const end = begin()
    // The first frame is about to be painted; in the second it has been.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end)
    })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [pathname])
}

export const ProgressBar = () => (
  <div aria-hidden className="progress" data-busy={useProgress() || undefined} />
)

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const PageSkeleton = () => {
  const say = useSay()
  usePending()
  return (
    <div role="status" className="progress-page" aria-label={say('console.shell.loading')}>
      <div>
        <Skeleton height={36} />
      </div>
      <div>
        <Skeleton height={28} width="30%" />
        {rows.map((row) => (
          <Skeleton key={row} height={24} />
        ))}
      </div>
      <p className="progress-slow">
        {say('console.page.slow')}
        <Button size="small" onClick={() => location.reload()}>
          {say('console.page.reload')}
        </Button>
      </p>
    </div>
  )
}
