import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo, useMemo, useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { isOver, type RowState, type RunInfo, type RunRow } from '@/runs'
import { notDoneText, type Part, partsInOrder, partTextsOf, rowsTexts, rowTexts } from './texts'
import { useRunRows } from './useRuns'

const Frame = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(1),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  // Names and numbers stay whole; explanations wrap.
  '& td:nth-of-type(1)': { overflowWrap: 'break-word' },
  '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  '& th': {
    fontWeight: 600,
    color: theme.palette.text.secondary,
    position: 'sticky',
    top: 0,
    backgroundColor: theme.palette.background.paper,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  // On a phone the reason goes below its record.
  [theme.breakpoints.down('sm')]: {
    '& thead, & tbody': { display: 'block' },
    '& thead': { position: 'sticky', top: 0, backgroundColor: theme.palette.background.paper },
    '& tr': { display: 'flex', flexWrap: 'wrap' },
    '& th:nth-of-type(1), & td:nth-of-type(1)': { flex: 1, minWidth: 0 },
    '& td:nth-of-type(3)': { width: '100%', paddingTop: 0, color: theme.palette.text.secondary },
    '& th:nth-of-type(3), & td:nth-of-type(3):empty': { display: 'none' },
  },
  '& i': {
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 6,
    borderRadius: '50%',
    backgroundColor: theme.palette.text.disabled,
  },
  '& i[data-state="done"]': { backgroundColor: theme.palette.success.main },
  '& i[data-state="failed"]': { backgroundColor: theme.palette.error.main },
  '& i[data-state="unknown"]': { backgroundColor: theme.palette.warning.main },
  '& i[data-state="sent"]': { backgroundColor: theme.palette.info.main },
}))

/**
 * Rows with their outcome and reason. They change four times a second during a run, so unchanged rows are not re-rendered,
 * and styles are set on the table, not on each row.
 */
const RunTable = ({
  rows,
  ofFile,
  over,
}: {
  rows: readonly RunRow[]
  ofFile: boolean
  /** The run has ended: waiting rows are no longer waiting for anything. */
  over: boolean
}) => {
  const say = useSay()
  return (
    <Frame tabIndex={0} role="region" aria-label={say(rowsTexts.table)}>
      <table aria-label={say(rowsTexts.table)}>
        <thead>
          <tr>
            <th scope="col">{say(rowsTexts.record)}</th>
            <th scope="col">{say(rowsTexts.state)}</th>
            <th scope="col">{say(rowsTexts.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} ofFile={ofFile} over={over} />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

interface RowProps {
  readonly row: RunRow
  readonly ofFile: boolean
  readonly over: boolean
}

const Row = memo(({ row: { id, name, state, reason, gone }, ofFile, over }: RowProps) => {
  const say = useSay()
  return (
    <tr>
      <td>
        {ofFile && `${say(rowsTexts.line, { line: id })} `}
        {name}
      </td>
      <td>
        <i data-state={state} />
        {say(over && state === 'waiting' ? notDoneText : rowTexts[state])}
      </td>
      <td>{reason ?? (gone && say(rowsTexts.gone))}</td>
    </tr>
  )
})

/** Rows shown at once; nobody looks at ten thousand. */
const rowsAtOnce = 200

const partOf = (state: RowState): Part => (state === 'sent' ? 'waiting' : state)

/** What needs attention comes first. */
const urgency: readonly RowState[] = ['failed', 'unknown', 'sent', 'waiting', 'done']

/** In a single pass, because ten thousand rows are filtered four times a second. */
const rowsShown = (rows: readonly RunRow[], part: Part | 'all'): readonly RunRow[] => {
  const found: { readonly [S in RowState]: RunRow[] } = {
    failed: [],
    unknown: [],
    sent: [],
    waiting: [],
    done: [],
  }
  for (const row of rows) if (part === 'all' || partOf(row.state) === part) found[row.state].push(row)
  return urgency.flatMap((state) => found[state])
}

/** A run's rows, each with its outcome and reason; failed ones first. */
export const RunRows = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const rows = useRunRows(run.id)
  const texts = partTextsOf(run)
  const [wanted, setWanted] = useState<Part | 'all'>('all')
  const [from, setFrom] = useState(0)
  const parts = partsInOrder.filter((part) => run.counts[part] > 0)
  // The part's last row may have moved to another part.
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
      {rows.length > 1 && (
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
              {say(texts[one])} {formatInteger(run.counts[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <RunTable
        rows={found.slice(first, first + rowsAtOnce)}
        ofFile={run.kind === 'import'}
        over={isOver(run)}
      />
      {found.length > rowsAtOnce && <Turn from={first} total={found.length} onTurn={setFrom} />}
    </div>
  )
}

/** Turns to the previous and next rows. */
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
