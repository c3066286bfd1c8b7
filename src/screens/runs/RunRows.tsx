import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo, useMemo, useState } from 'react'
import type { Label, Tone } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RowState, RunInfo, RunRow } from '@/runs/run'
import { Button } from '@/ui/Button'
import { Status } from '@/ui/Status'
import { RecordChanges } from '../history/RecordChanges'
import { PlainTable } from '../import/PlainTable'
import { type FieldOf, useFieldOf } from './changedFields'
import { RowChange } from './RowChange'
import { type Part, partsInOrder, partTextsOf, rowsTexts, rowTextOf } from './texts'
import { useRunRows } from './useRuns'
import './runs.css'

const tones = {
  waiting: 'default',
  sent: 'info',
  done: 'success',
  failed: 'error',
  unknown: 'warning',
  leftOut: 'default',
} as const satisfies Record<RowState, Tone>

interface RowProps {
  readonly row: RunRow
  readonly ofFile: boolean
  readonly word: Label
  readonly fieldOf: FieldOf
}

/** Rows change four times a second, so do not re-render unchanged ones. */
const Row = memo(({ row, ofFile, word, fieldOf }: RowProps) => {
  const { id, name, state, reason, gone, changed, before, after } = row
  const say = useSay()
  return (
    <tr>
      <td>
        {ofFile && `${say(rowsTexts.line, { line: id })} `}
        {name}
      </td>
      <td className="run-state">
        <Status tone={tones[state]} word={say(word)} />
      </td>
      <td>
        {reason ?? (gone && say(rowsTexts.gone))}
        {after && <RowChange before={before} after={after} fieldOf={fieldOf} />}
        {changed?.changes && <RecordChanges changes={changed.changes} />}
      </td>
    </tr>
  )
})

/** Rows shown at once; nobody looks at ten thousand. */
const rowsAtOnce = 200

const partOf = (state: RowState): Part => (state === 'sent' ? 'waiting' : state)

/** What needs attention comes first. */
const urgency: readonly RowState[] = ['failed', 'unknown', 'leftOut', 'sent', 'waiting', 'done']

/** In a single pass, because ten thousand rows are filtered four times a second. */
const rowsShown = (rows: readonly RunRow[], part: Part | 'all'): readonly RunRow[] => {
  const found: { readonly [S in RowState]: RunRow[] } = {
    failed: [],
    unknown: [],
    sent: [],
    waiting: [],
    done: [],
    leftOut: [],
  }
  for (const row of rows) if (part === 'all' || partOf(row.state) === part) found[row.state].push(row)
  return urgency.flatMap((state) => found[state])
}

export const RunRows = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const rows = useRunRows(run.id)
  const texts = partTextsOf(run)
  const fieldOf = useFieldOf(run)
  const [wanted, setWanted] = useState<Part | 'all'>('all')
  const [from, setFrom] = useState(0)
  const parts = partsInOrder.filter((part) => (run.counts[part] ?? 0) > 0)
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
  const about = rows.some(({ after }) => after) ? rowsTexts.changeOrReason : rowsTexts.reason
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
              {say(texts[one])} {formatInteger(run.counts[one] ?? 0)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <PlainTable
        label={say(rowsTexts.table)}
        heads={[rowsTexts.record, rowsTexts.state, about].map((head) => say(head))}
      >
        {found.slice(first, first + rowsAtOnce).map((row) => (
          <Row
            key={row.id}
            row={row}
            ofFile={run.kind === 'import'}
            word={rowTextOf(row.state, run)}
            fieldOf={fieldOf}
          />
        ))}
      </PlainTable>
      {found.length > rowsAtOnce && <Turn from={first} total={found.length} onTurn={setFrom} />}
    </div>
  )
}

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
