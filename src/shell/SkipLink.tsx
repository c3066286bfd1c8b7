import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { useTranslate } from 'react-admin'

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

/** The first thing the keyboard meets: past the menu and the bar, straight to the page. */
export const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => {
  const translate = useTranslate()
  return (
    <Hidden type="button" onClick={() => to.current?.focus()}>
      {translate('console.shell.skip_to_content')}
    </Hidden>
  )
}
