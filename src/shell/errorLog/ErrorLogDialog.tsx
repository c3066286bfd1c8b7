import { styled } from '@mui/material/styles'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { usePreference } from '@/theme/preferences'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { early, useLatePart } from '@/ui/late'
import { TableHead } from '@/ui/Table'
import { watchPreference } from '../contract/watchPreference'
import { loadReport } from '../report/loadReport'
import { errorLogText, type ProblemRecord } from './errorLog'
import { contractTexts, errorLogTexts as texts } from './texts'
import '@/ui/checkbox.css'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: '8px 12px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  },
  '& th': {
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.console.colours.ground.head,
  },
  '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
  // A phone only has room for one column, so the stack goes below its message.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& td': { padding: '8px 0' },
    '& td:first-of-type': { borderBottom: 0 },
  },
}))

const Message = styled('strong')(({ theme }) => ({ color: theme.palette.error.main }))

const Stack = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer', fontFamily: 'var(--font-mono)', fontSize: 12 },
  '& pre': {
    margin: '8px 0 0',
    fontFamily: 'var(--font-mono)',
    fontSize: 12,
    whiteSpace: 'pre-wrap',
  },
  '& h3': { margin: '8px 0 0', fontSize: 12, color: theme.palette.text.secondary },
}))

const Edit = styled('pre')({
  margin: '8px 0 0',
  fontFamily: 'var(--font-mono)',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
})

const firstPlace = (stack: string): string => {
  const lines = stack.split('\n').map((line) => line.trim())
  return lines.find((line) => line.startsWith('at ') || line.includes('@')) ?? lines.find(Boolean) ?? ''
}

/** Enough characters to tell declarations apart; the copied text has the whole hash. */
const shownOfHash = 12

const Origin = ({ source, info, isNote, declaration }: ProblemRecord) => {
  const say = useSay()
  const parts = [
    say(texts.sources[source]),
    isNote && say(contractTexts.note),
    declaration && say(contractTexts.declaration, { hash: declaration.slice(0, shownOfHash) }),
    info && firstPlace(info),
  ]
  return <small>{parts.filter(Boolean).join(' · ')}</small>
}

/** How to fix it, or where it happened. */
const Details = ({ stack, info, remedy, edit }: ProblemRecord) => {
  const say = useSay()
  if (remedy)
    return (
      <>
        {say(remedy)}
        {edit && <Edit>{edit}</Edit>}
      </>
    )
  if (!stack) return say(texts.noStack)
  return (
    <Stack>
      <summary>{firstPlace(stack)}</summary>
      <pre>{stack}</pre>
      {info && <h3>{say(texts.components)}</h3>}
      {info && <pre>{info.trim()}</pre>}
    </Stack>
  )
}

const ErrorLogTable = ({ records }: { records: readonly ProblemRecord[] }) => {
  const say = useSay()
  return (
    <Table>
      <TableHead columns={[say(texts.message), say(texts.stack)]} />
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td>
              <Message>{record.words ? say(record.words) : record.message}</Message>
              <Origin {...record} />
              <small>{record.address}</small>
              <small>
                {formatTimestamp(record.time)}
                {record.count > 1 && ` · ${say(texts.times, { count: record.count })}`}
              </small>
            </td>
            <td>
              <Details {...record} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const WatchAll = () => {
  const say = useSay()
  const [wanted, want] = usePreference(watchPreference)
  return (
    <label>
      <input
        type="checkbox"
        className="ui-checkbox"
        checked={wanted === 'all'}
        onChange={({ target }) => want(target.checked ? 'all' : 'some')}
      />{' '}
      {say(contractTexts.watchAll)}
    </label>
  )
}

const Hint = styled('p')(({ theme }) => ({ margin: '0 0 12px', color: theme.palette.text.secondary }))

interface ErrorLogDialogProps {
  records: readonly ProblemRecord[]
  onClose: () => void
  onClear: () => void
}

const ErrorLogDialog = ({ records, onClose, onClear }: ErrorLogDialogProps) => {
  const say = useSay()
  const copy = useCopy()
  const report = useLatePart(loadReport)
  return (
    <Dialog
      title={say(texts.title)}
      close={say('ra.action.close')}
      width="window"
      fillsPhone
      onClose={onClose}
    >
      <DialogBody>
        <Hint>{say(texts.hint)}</Hint>
        <ErrorLogTable records={records} />
        <p>
          <WatchAll />
        </p>
      </DialogBody>
      <DialogFooter
        start={
          <Button color="error" onClick={onClear}>
            {say(texts.clear)}
          </Button>
        }
        confirm={say(texts.copy)}
        onConfirm={() => void copy(errorLogText(records))}
      >
        <Button aria-haspopup="dialog" onClick={report.open} {...early(loadReport)}>
          {say('console.shell.report')}
        </Button>
      </DialogFooter>
      {report.Part && <report.Part onClose={report.close} />}
    </Dialog>
  )
}

export default ErrorLogDialog
