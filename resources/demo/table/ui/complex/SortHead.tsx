import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import { styled } from '@mui/material/styles'
import type { Sort } from './filters'

const Button = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '& > svg': { fontSize: 16, color: theme.palette.primary.main },
}))

/** The header of the sorted column; a click reverses the order. */
export const SortHead = ({ name, sort, onTurn }: { name: string; sort: Sort; onTurn: () => void }) => (
  <Button type="button" onClick={onTurn}>
    {name}
    {sort === '+id' ? <Up /> : <Down />}
  </Button>
)
