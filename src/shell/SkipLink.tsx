import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { useSay } from '@/i18n/useSay'

const Hidden = styled('button')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))

/** The first stop of the Tab key: skips the menu and the bar. */
export const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => {
  const say = useSay()
  return (
    <Hidden type="button" onClick={() => to.current?.focus()}>
      {say('console.shell.skip_to_content')}
    </Hidden>
  )
}
