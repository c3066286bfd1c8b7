import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { oneOf, type Resource } from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type CheckedRow, type CheckedRows, useCheckedRows } from './checkRow'
import type { ChosenFile } from './mapping'
import { mendableFile, useTableDownload } from './mendableFile'
import { excerpt, PlainTable } from './PlainTable'
import { texts } from './texts'

interface CheckRowsProps {
  readonly resource: Resource
  readonly chosen: ChosenFile
  /** Index of the declared button to press for each row. */
  readonly button: number
  readonly onButton: (button: number) => void
  readonly onBack: () => void
  readonly onStart: (rows: readonly CheckedRow[]) => void
}

/** The third step: shows what would be sent and the problems in other rows, before anything is sent. */
export const CheckRows = (props: CheckRowsProps) => {
  const { resource, chosen, onBack, onStart } = props
  const say = useSay()
  const { rows, done } = useCheckedRows(resource, chosen)
  const count = rows?.ready.length ?? 0
  return (
    <>
      <DialogBody gap={8}>
        {rows ? (
          <>
            <Counts rows={rows} />
            <Repeated resource={resource} rows={rows} />
            {rows.bad.length > 0 && <Problems resource={resource} chosen={chosen} bad={rows.bad} />}
            {count > 0 && <Buttons {...props} />}
          </>
        ) : (
          <Checking done={done} total={chosen.table.rows.length} />
        )}
      </DialogBody>
      <DialogFooter
        cancel={say(texts.cancel)}
        confirm={count === 1 ? say(texts.startOne) : say(texts.start, { count: formatInteger(count) })}
        disabled={count === 0}
        onConfirm={() => rows && onStart(rows.ready)}
      >
        <Button color="inherit" onClick={onBack}>
          {say(texts.back)}
        </Button>
      </DialogFooter>
    </>
  )
}

const Checking = ({ done, total }: { done: number; total: number }) => {
  const say = useSay()
  const label = say(texts.checking, { done: formatInteger(done), total: formatInteger(total) })
  return (
    <div>
      {label}
      <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={label} />
    </div>
  )
}

const Counts = ({ rows: { ready, bad } }: { rows: CheckedRows }) => {
  const say = useSay()
  const figures = { ready: formatInteger(ready.length), bad: formatInteger(bad.length) }
  const text = bad.length === 0 ? texts.allReady : ready.length === 0 ? texts.noneReady : texts.someBad
  return (
    <Notice role="status" severity={bad.length === 0 ? 'success' : ready.length === 0 ? 'error' : 'warning'}>
      {say(text, figures)}
    </Notice>
  )
}

/** Duplicate rows listed; beyond that only their number is given. */
const mostNamed = 5

const Repeated = ({
  resource,
  rows: { repeated, repeatedBy },
}: {
  resource: Resource
  rows: CheckedRows
}) => {
  const say = useSay()
  if (repeated.size === 0) return null
  const named = [...repeated]
    .slice(0, mostNamed)
    .map(([line, first]) => say(texts.repeatedLine, { line, first }))
  const labels = repeatedBy.flatMap((name) => {
    const field = resource.fields[name]
    return field ? [say(field.label)] : []
  })
  return (
    <Notice severity="warning">
      {say(texts.repeated, {
        count: formatInteger(repeated.size),
        field: labels.join(say(comma)),
        lines: named.join(say(comma)) + (repeated.size > mostNamed ? ' …' : ''),
      })}
    </Notice>
  )
}

/** Problems listed; the downloaded file has them all. */
const mostListed = 100

const Problems = ({
  resource,
  chosen,
  bad,
}: {
  resource: Resource
  chosen: ChosenFile
  bad: readonly CheckedRow[]
}) => {
  const say = useSay()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
  const labelOf = (name: string) => {
    const field = resource.fields[name]
    return field ? say(field.label) : name
  }
  const download = () => {
    const reasons = bad.map(({ line, problems }): [number, string] => [
      line,
      problems.map(({ field, message }) => labelOf(field) + say(colon) + message).join('\n'),
    ])
    const { columns, rows } = mendableFile(chosen.table, new Map(reasons), locale)
    const title = say(texts.badName, { name: say(oneOf(resource)) })
    save({ format: chosen.format, columns, locale, title }, rows)
  }
  const listed = bad
    .slice(0, mostListed)
    .flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })))
    .slice(0, mostListed)
  const isCut = bad.reduce((sum, { problems }) => sum + problems.length, 0) > listed.length
  const heads = [texts.line, texts.fieldName, texts.value, texts.problem].map((one) => say(one))
  return (
    <div>
      <PlainTable label={say(texts.problems)} heads={heads}>
        {listed.map(({ line, field, text, message }) => (
          <tr key={`${line} ${field}`}>
            <td>{line}</td>
            <td>{labelOf(field)}</td>
            <td>{excerpt(text)}</td>
            <td>{message}</td>
          </tr>
        ))}
      </PlainTable>
      <Stack direction="row" spacing={2} sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" onClick={download}>
          {say(texts.downloadBad)}
        </Button>
        {isCut && <span>{say(texts.firstProblems, { count: mostListed })}</span>}
      </Stack>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </div>
  )
}

/** The choice of the form's button to press for each row, if there are several. */
const Buttons = ({ resource, button, onButton }: CheckRowsProps) => {
  const say = useSay()
  const labelId = useId()
  const buttons = resource.save?.buttons ?? []
  if (buttons.length < 2) return null
  return (
    <div>
      <FormLabel id={labelId}>{say(texts.howToSave)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={String(button)}
        onChange={(_, value) => onButton(Number(value))}
      >
        {buttons.map(({ label }, index) => (
          <FormControlLabel
            key={label.zh}
            value={String(index)}
            label={say(label)}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </div>
  )
}
