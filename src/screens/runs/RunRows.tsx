import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RowState, RunInfo, RunRow } from '@/runs'
import { partsInOrder } from './sentence'
import { type Part, partTexts, rowsTexts, rowTexts } from './texts'
import { useRunRows } from './useRuns'

/** So many rows are drawn at once: of ten thousand nobody looks at more. */
const rowsAtOnce = 200

const partOf = (state: RowState): Part => (state === 'sent' ? 'waiting' : state)

/** What needs a look comes first. */
const urgency: readonly RowState[] = ['failed', 'unknown', 'sent', 'waiting', 'done']

const rowsShown = (rows: readonly RunRow[], part: Part | 'all'): readonly RunRow[] => {
  const states = urgency.filter((state) => part === 'all' || partOf(state) === part)
  return states.flatMap((state) => rows.filter((row) => row.state === state))
}

const rowColours: { readonly [S in RowState]: string } = {
  done: 'success.main',
  failed: 'error.main',
  unknown: 'warning.main',
  sent: 'info.main',
  waiting: 'text.disabled',
}

/** The rows of a run with what became of each and why; those that failed stand first. */
export const RunRows = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const rows = useRunRows(run.id)
  const [wanted, setWanted] = useState<Part | 'all'>('all')
  const [from, setFrom] = useState(0)
  const parts = partsInOrder.filter((part) => run.counts[part] > 0)
  // Its last row may have moved on to another part.
  const part = wanted === 'all' || parts.includes(wanted) ? wanted : 'all'
  const found = useMemo(() => rowsShown(rows, part), [rows, part])
  const first = from < found.length ? from : 0
  const choose = (next: Part | 'all' | null) => {
    if (next === null) return
    setWanted(next)
    setFrom(0)
  }
  if (rows.length === 0) return null
  return (
    <div>
      {parts.length > 1 && (
        <ToggleButtonGroup
          size="small"
          exclusive
          value={part}
          onChange={(_, next) => choose(next)}
          aria-label={say(rowsTexts.filter)}
          sx={{ flexWrap: 'wrap', mb: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          <ToggleButton value="all">
            {say(rowsTexts.all)} {formatInteger(rows.length)}
          </ToggleButton>
          {parts.map((one) => (
            <ToggleButton key={one} value={one}>
              {say(partTexts[one])} {formatInteger(run.counts[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Rows rows={found.slice(first, first + rowsAtOnce)} ofFile={run.kind === 'import'} />
      {found.length > rowsAtOnce && <Turn from={first} total={found.length} onTurn={setFrom} />}
    </div>
  )
}

const Rows = ({ rows, ofFile }: { rows: readonly RunRow[]; ofFile: boolean }) => {
  const say = useSay()
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={say(rowsTexts.table)}
      sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="table"
        aria-label={say(rowsTexts.table)}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { p: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
          '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
          '& th': {
            fontWeight: 600,
            color: 'text.secondary',
            position: 'sticky',
            top: 0,
            bgcolor: 'background.paper',
            whiteSpace: 'nowrap',
          },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{say(rowsTexts.record)}</th>
            <th scope="col">{say(rowsTexts.state)}</th>
            <th scope="col">{say(rowsTexts.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} ofFile={ofFile} />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const Row = ({ row: { id, name, state, reason, gone }, ofFile }: { row: RunRow; ofFile: boolean }) => {
  const say = useSay()
  return (
    <tr>
      <td>
        {ofFile && `${say(rowsTexts.line, { line: id })} `}
        {name}
      </td>
      <td>
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            width: 8,
            height: 8,
            mr: 0.75,
            borderRadius: '50%',
            bgcolor: rowColours[state],
          }}
        />
        {say(rowTexts[state])}
      </td>
      <td>{reason ?? (gone && say(rowsTexts.gone))}</td>
    </tr>
  )
}

/** Turns to the rows before and after. */
const Turn = ({ from, total, onTurn }: { from: number; total: number; onTurn: (from: number) => void }) => {
  const say = useSay()
  const to = Math.min(from + rowsAtOnce, total)
  const figures = { from: formatInteger(from + 1), to: formatInteger(to), total: formatInteger(total) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box component="span" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {say(rowsTexts.span, figures)}
      </Box>
      <Button size="small" disabled={from === 0} onClick={() => onTurn(Math.max(0, from - rowsAtOnce))}>
        {say(rowsTexts.before, { count: rowsAtOnce })}
      </Button>
      <Button size="small" disabled={to === total} onClick={() => onTurn(to)}>
        {say(rowsTexts.after, { count: rowsAtOnce })}
      </Button>
    </Box>
  )
}
