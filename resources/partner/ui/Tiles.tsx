import { styled } from '@mui/material/styles'
import { useId } from 'react'

const Group = styled('fieldset')(({ theme }) => ({
  // Tiles of one width: five in a line, or three.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4 },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: theme.console.size.control,
    padding: '0 4px',
    whiteSpace: 'nowrap',
    border: `1px solid ${theme.console.colours.ink.border}`,
    borderRadius: theme.shape.borderRadius,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.console.colours.tone.primary.soft,
    fontWeight: 600,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(28%, 1fr))' },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}))

/** A choice between a few values, shown as tiles. */
export const Tiles = <V extends string | number>({
  legend,
  tiles,
  chosen,
  onChoose,
}: {
  legend: string
  tiles: readonly { readonly value: V; readonly label: string }[]
  /** Undefined: none. */
  chosen: V | undefined
  onChoose: (value: V) => void
}) => {
  const name = useId()
  return (
    <Group>
      <legend>{legend}</legend>
      {tiles.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </Group>
  )
}
