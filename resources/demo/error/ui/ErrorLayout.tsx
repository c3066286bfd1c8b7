import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  alignContent: 'center',
  gap: '16px 56px',
  minHeight: '100%',
  '& > svg': { flex: 'none', width: 360, maxWidth: '100%', height: 'auto' },
  '& h1': { margin: '0 0 8px', fontSize: 20, fontWeight: 600 },
  '& p': { margin: '0 0 8px', color: theme.palette.text.secondary },
  '& ul': { margin: '0 0 8px', paddingLeft: 20 },
  '& li': { paddingBlock: 2 },
}))

const Explanation = styled('div')({ width: 400, maxWidth: '100%' })

const Code = styled('p')(({ theme }) => ({
  '&&': { margin: 0, fontSize: 40, fontWeight: 600, lineHeight: 1.3, color: theme.palette.primary.main },
}))

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 })

export const ErrorLayout = ({
  picture,
  code,
  title,
  text,
  actions,
  children,
}: {
  picture: ReactNode
  /** Decorative; the title says the same. */
  code: string
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}) => (
  <Whole>
    {picture}
    <Explanation>
      <Code aria-hidden>{code}</Code>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <Actions>{actions}</Actions>
    </Explanation>
  </Whole>
)
