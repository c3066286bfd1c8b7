import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useSay } from '@/i18n/useSay'
import type { RunRow } from '@/runs'
import { notDoneText, rowsTexts, rowTexts } from './texts'

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
export const RunTable = ({
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
