import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  marginBottom: theme.console.size.gap,
  '& h1': { margin: 0, fontSize: 20, fontWeight: 600, lineHeight: '28px' },
  '& p': { margin: '4px 0 0', maxWidth: 880, color: theme.palette.text.secondary },
}))

const Told = styled('div')({ flex: '1 1 240px', minWidth: 0 })
const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  '& > span': { color: theme.palette.text.secondary },
}))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** The head of a page: its name, how much there is, what it is for, and what can be done. */
export const PageHead = ({
  title,
  count,
  about,
  children,
}: {
  title: string
  count?: string
  about: string
  children?: ReactNode
}) => (
  <Head>
    <Told>
      <Name>
        <h1>{title}</h1>
        <span aria-live="polite">{count}</span>
      </Name>
      <p>{about}</p>
    </Told>
    {children && <Actions>{children}</Actions>}
  </Head>
)

/** What a page holds, on its own ground. */
export const Sheet = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  overflow: 'hidden',
}))

const Scroller = styled('section')({
  overflow: 'auto',
  '&[data-tall]': { maxHeight: 'calc(100dvh - 160px)' },
})

/**
 * Where a table scrolls, with the keyboard too.
 *
 * @param tall it is longer than the window: then it scrolls by itself below its head, which stays in sight
 */
export const TableFrame = ({
  name,
  tall,
  children,
}: {
  name: string
  tall?: boolean
  children: ReactNode
}) => (
  <Scroller aria-label={name} data-tall={tall || undefined} tabIndex={0}>
    {children}
  </Scroller>
)

/** A table in the looks of the lists. */
export const Table = styled('table')(({ theme }) => {
  const { ground, ink } = theme.console.colours
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'left',
    '& th, & td': {
      boxSizing: 'border-box',
      height: theme.console.size.row,
      padding: `4px ${theme.console.size.cell}px`,
      borderBottom: `1px solid ${ink.line}`,
      backgroundColor: ground.surface,
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    '& thead th': {
      position: 'sticky',
      zIndex: 2,
      top: 0,
      color: theme.palette.text.secondary,
      backgroundColor: ground.head,
      fontWeight: 600,
    },
    // What names a line stays in sight while the rest is scrolled.
    '& tbody th, & thead th:first-of-type': {
      position: 'sticky',
      zIndex: 1,
      left: 0,
      borderRight: `1px solid ${ink.line}`,
    },
    '& thead th:first-of-type': { zIndex: 3 },
    '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
    '& tbody tr:hover > *': { backgroundColor: ground.hover },
    '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& code': { fontFamily: 'var(--font-mono)', fontSize: 13 },
    '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
  }
})

const Block = styled('section')(({ theme }) => ({
  marginTop: theme.console.size.gap + 4,
  '& h2': { margin: '0 0 8px', fontSize: 16, fontWeight: 600 },
  '& > p': { margin: '0 0 8px', color: theme.palette.text.secondary },
}))

/** A part of a page with a name of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  )
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '48px 16px',
  color: theme.palette.text.secondary,
  textAlign: 'center',
  '& > svg': { fontSize: 40, color: theme.console.colours.ink.disabled },
  '& p': { display: 'flex', flexDirection: 'column', gap: 4, margin: 0 },
  '& strong': { color: theme.palette.text.primary },
}))

/** Why there is nothing to see, and the way out of it. */
export const Nothing = ({
  picture,
  title,
  hint,
  failed = false,
  children,
}: {
  picture: ReactNode
  title: string
  hint?: string
  /** Something went wrong. */
  failed?: boolean
  children?: ReactNode
}) => (
  <Note role={failed ? 'alert' : 'status'}>
    {picture}
    <p>
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
    </p>
    {children}
  </Note>
)
