import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  padding: 16,
  '& > h2': { margin: '0 0 12px', fontSize: theme.console.size.text, fontWeight: 600 },
  '& label': { color: theme.palette.text.secondary },
}))

/** A step of the page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  )
}
