import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { oneOf } from '@/declaration'
import { colon, comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { LoadingBar } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'
import { type CheckedRow, type CheckedRows, useCheckedRows } from './checkRow'
import type { ChosenFile } from './mapping'
import { mendableFile, useTableDownload } from './mendableFile'
import { excerpt, PlainTable } from './PlainTable'
import { texts } from './texts'

interface CheckRowsProps {
  readonly chosen: ChosenFile
  /** Index of the declared button to press for each row. */
  readonly button: number
  readonly onButton: (button: number) => void
  readonly onBack: () => void
  readonly onStart: (rows: readonly CheckedRow[]) => void
}

/** The third step: shows what would be sent and the problems in other rows, before anything is sent. */
export const CheckRows = (props: CheckRowsProps) => {
  const { chosen, onBack, onStart } = props
  const say = useSay()
  const { rows, done } = useCheckedRows(useDeclaration(), chosen)
  const count = rows?.ready.length ?? 0
  const total = chosen.table.rows.length
  const checking = say(texts.checking, { done: formatInteger(done), total: formatInteger(total) })
  return (
    <>
      <DialogBody gap={8}>
        {rows ? (
          <>
            <Counts rows={rows} />
            <Repeated rows={rows} />
            {rows.bad.length > 0 && <Problems chosen={chosen} bad={rows.bad} />}
            {count > 0 && <Buttons {...props} />}
          </>
        ) : (
          <div>
            {checking}
            <LoadingBar share={done / total} aria-label={checking} />
          </div>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
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

const useFieldLabel = () => {
  const { fields } = useDeclaration()
  const say = useSay()
  return (name: string): string => {
    const field = fields[name]
    return field ? say(field.label) : name
  }
}

/** Lists this many duplicate rows; beyond that, only their number. */
const mostNamed = 5

const Repeated = ({ rows: { repeated, repeatedBy } }: { rows: CheckedRows }) => {
  const say = useSay()
  const labelOf = useFieldLabel()
  if (repeated.size === 0) return null
  const named = [...repeated]
    .slice(0, mostNamed)
    .map(([line, first]) => say(texts.repeatedLine, { line, first }))
  return (
    <Notice severity="warning">
      {say(texts.repeated, {
        count: formatInteger(repeated.size),
        field: repeatedBy.map(labelOf).join(say(comma)),
        lines: named.join(say(comma)) + (repeated.size > mostNamed ? ' …' : ''),
      })}
    </Notice>
  )
}

/** Problems listed; the downloaded file has them all. */
const mostListed = 100

const Problems = ({ chosen, bad }: { chosen: ChosenFile; bad: readonly CheckedRow[] }) => {
  const resource = useDeclaration()
  const say = useSay()
  const labelOf = useFieldLabel()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
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
const Buttons = ({ button, onButton }: CheckRowsProps) => {
  const say = useSay()
  const labelId = useId()
  const buttons = useDeclaration().save?.buttons ?? []
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
