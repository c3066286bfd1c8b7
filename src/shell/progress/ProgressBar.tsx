import { keyframes, styled } from '@mui/material/styles'
import { motion } from '@/theme/tokens'
import { useProgress } from './progress'

/** Fast at first, and never complete: nobody knows how long it takes. */
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '10%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.95)' },
})

/** Overlays the top edge of the window; when the page has loaded, it fills up and fades. */
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

/** The thin loading bar at the top. The page's placeholder says the same in words. */
export const ProgressBar = () => <Bar aria-hidden data-busy={useProgress() || undefined} />
