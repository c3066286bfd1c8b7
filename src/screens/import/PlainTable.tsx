import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TableHead } from '@/ui/Table'

/** Cells may hold a lot of text; this many characters are enough to tell them apart. */
const mostCharacters = 80

/** The start of a long text. */
export const excerpt = (text: string): string => {
  const shown = [...text.slice(0, 2 * mostCharacters)]
  return shown.length > mostCharacters ? `${shown.slice(0, mostCharacters).join('')}…` : text
}

const phone = '@media (max-width: 599.95px)'

interface PlainTableProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** A small table that scrolls by itself. */
export const PlainTable = ({ label, heads, children }: PlainTableProps) => (
  <Box
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={{
      position: 'relative',
      maxHeight: 360,
      overflow: 'auto',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { px: 2, py: 1.5, textAlign: 'start', overflowWrap: 'anywhere' },
        '& th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          fontWeight: 600,
          color: 'text.secondary',
          bgcolor: 'background.paper',
          whiteSpace: 'nowrap',
        },
        '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        // On a phone the last cell, the longest, goes below the others.
        [phone]: {
          '&, & tbody, & tr, & td:last-of-type': { display: 'block' },
          '& thead': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
          '& tr': { py: 1 },
          '& td': { display: 'inline-block', py: 0.5, px: 1.5 },
          '& td:empty': { display: 'none' },
        },
      }}
    >
      <TableHead columns={heads} />
      <tbody>{children}</tbody>
    </Box>
  </Box>
)
