import Skeleton from '@mui/material/Skeleton'
import { keyframes, styled } from '@mui/material/styles'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createEmitter } from '@/declaration/emitter'
import { useSay } from '@/i18n/useSay'
import { motion } from '@/theme/tokens'

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

const useProgress = (): boolean => useSyncExternalStore(subscribe, () => pending > 0)

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

/** Fast at first, and never complete: nobody knows how long it takes. */
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '10%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.95)' },
})

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip + 1,
  height: 2,
  backgroundColor: theme.console.colours.tone.primary.vivid,
  transformOrigin: 'left',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${motion}ms`,
  '&[data-busy]': { opacity: 1, transition: 'none', animation: `${grow} 10s ease-out forwards` },
  '@media (prefers-reduced-motion: reduce)': { '&, &[data-busy]': { transition: 'none', animation: 'none' } },
}))

export const ProgressBar = () => <Bar aria-hidden data-busy={useProgress() || undefined} />

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.console.size.gap,
}))

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.console.size.gap,
  padding: theme.console.size.gap,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}))

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const PageSkeleton = () => {
  const say = useSay()
  usePending()
  return (
    <Page role="status" aria-label={say('console.shell.loading')}>
      <Block>
        <Skeleton variant="rounded" height={36} />
      </Block>
      <Block>
        <Skeleton variant="rounded" height={28} width="30%" />
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={24} />
        ))}
      </Block>
    </Page>
  )
}
