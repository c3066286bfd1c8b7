import { keyframes, styled } from '@mui/material/styles'
import { motion } from '@/theme/tokens'
import { useProgress } from './progress'

/** Fast at first, and never quite there: nobody knows how long it takes. */
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '10%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.95)' },
})

/** Lies over the window's upper edge and takes no room; when the page is there it fills up and fades. */
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

/** The thin bar above everything while a page is on its way. What stands in the page's place says so in words. */
export const ProgressBar = () => <Bar aria-hidden data-busy={useProgress() || undefined} />
