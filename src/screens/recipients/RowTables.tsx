import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import type { Locale, WireRecord } from '@/declaration'
import type { ReadTable, TableColumn } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { mendableFile, useTableDownload } from '../import/mendableFile'
import { excerpt, PlainTable } from '../import/PlainTable'
import type { EnteredRow, RejectedRow, RowProblem } from './recipients'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

const perPage = 8

interface PagedProps<T> {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly T[]
  readonly children: (row: T) => ReactNode
}

export const Paged = <T,>({ label, heads, rows, children }: PagedProps<T>) => {
  const say = useSay()
  const [asked, setPage] = useState(0)
  // Rows may have been corrected or removed in the meantime.
  const page = Math.max(0, Math.min(asked, Math.ceil(rows.length / perPage) - 1))
  const from = page * perPage
  const shown = rows.slice(from, from + perPage)
  return (
    <div>
      <PlainTable label={label} heads={heads}>
        {shown.map(children)}
      </PlainTable>
      {rows.length > perPage && (
        <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center', justifyContent: 'end' }}>
          <span>
            {say(texts.pageOf, {
              from: formatInteger(from + 1),
              to: formatInteger(from + shown.length),
              total: formatInteger(rows.length),
            })}
          </span>
          <Button size="small" color="inherit" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say('console.list.page_previous')}
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={from + perPage >= rows.length}
            onClick={() => setPage(page + 1)}
          >
            {say('console.list.page_next')}
          </Button>
        </Stack>
      )}
    </div>
  )
}

interface Problem extends RowProblem {
  readonly row: RejectedRow
  readonly id: string
}

/** The invalid rows with their problems: to be corrected, removed or downloaded. */
export const InvalidRows = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
  const [edited, setEdited] = useState<string>()
  const { invalid } = recipients.list
  const problems = useMemo(
    () =>
      invalid.flatMap((row) =>
        row.problems.map((problem): Problem => {
          const id = `${row.line} ${row.at?.[0] ?? ''} ${problem.variable ?? ''}`
          return { ...problem, row, id }
        }),
      ),
    [invalid],
  )
  const reasonOf = ({ variable, reason }: RowProblem) =>
    variable === undefined ? say(reason) : say(texts.variableProblem, { name: variable, reason: say(reason) })
  const download = () => {
    const { options, file, mode } = recipients
    const address = say(options.words.address)
    const table = mode === 'file' ? file?.table : undefined
    const { columns, rows } = invalidFile(invalid, { table, address, locale, reasonOf })
    const title = say(texts.downloadName, { name: address })
    save({ format: (mode === 'file' && file?.format) || 'csv', columns, locale, title }, rows)
  }
  return (
    <div>
      <Paged
        label={say(texts.invalid)}
        heads={[say(texts.line), say(texts.entered), say(texts.problem), say('console.list.actions')]}
        rows={problems}
      >
        {(problem) =>
          problem.id === edited ? (
            <EditRow
              key={problem.id}
              problem={problem}
              recipients={recipients}
              onEnd={() => setEdited(undefined)}
            />
          ) : (
            <tr key={problem.id}>
              <td>{formatInteger(problem.row.line)}</td>
              <td>{excerpt(problem.text)}</td>
              <td>{reasonOf(problem)}</td>
              <td>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={say(texts.editOf, { line: problem.row.line })}
                  onClick={() => setEdited(problem.id)}
                  style={{ marginRight: 8 }}
                >
                  {say(texts.edit)}
                </Button>
                <RemoveButton row={problem.row} recipients={recipients} />
              </td>
            </tr>
          )
        }
      </Paged>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
      >
        <FormHelperText sx={{ mt: 0 }}>{say(texts.invalidNote)}</FormHelperText>
        <Button size="small" onClick={download}>
          {say(texts.download, { count: formatInteger(invalid.length) })}
        </Button>
      </Stack>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </div>
  )
}

interface EditRowProps {
  readonly problem: Problem
  readonly recipients: Recipients
  readonly onEnd: () => void
}

const EditRow = ({ problem: { row, variable, text }, recipients: { fix, options }, onEnd }: EditRowProps) => {
  const say = useSay()
  const [value, setValue] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    fix(row, variable === undefined ? { text: value.trim() } : { values: { [variable]: value.trim() } })
    onEnd()
  }
  const label = say(texts.mended, { line: row.line, name: variable ?? say(options.words.address) })
  return (
    <tr>
      <td>{formatInteger(row.line)}</td>
      <td colSpan={3}>
        <Stack component="form" direction="row" spacing={2} onSubmit={submit}>
          <OutlinedInput
            size="small"
            autoFocus
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onEnd()}
            slotProps={{ input: { 'aria-label': label, autoComplete: 'off' } }}
          />
          <Button type="submit" size="small" disabled={value.trim() === ''}>
            {say('console.form.save')}
          </Button>
          <Button size="small" color="inherit" onClick={onEnd}>
            {say('console.form.cancel')}
          </Button>
        </Stack>
      </td>
    </tr>
  )
}

const RemoveButton = ({ row, recipients: { fix } }: { row: EnteredRow; recipients: Recipients }) => {
  const say = useSay()
  const label = say(texts.removeOf, { line: row.line })
  return (
    <Button size="small" color="inherit" aria-label={label} onClick={() => fix(row, 'removed')}>
      {say(texts.remove)}
    </Button>
  )
}

export const ValidRows = ({ recipients }: { recipients: Recipients }) => {
  const say = useSay()
  const { list, options, perRow } = recipients
  const names = [...perRow]
  const heads = [say(texts.line), say(options.words.address), ...names, say('console.list.actions')]
  return (
    <Paged label={say(texts.valid)} heads={heads} rows={list.valid}>
      {(row) => (
        <tr key={`${row.line} ${row.at?.[0] ?? ''}`}>
          <td>{formatInteger(row.line)}</td>
          <td>{row.address}</td>
          {names.map((name) => (
            <td key={name}>{row.values[name]}</td>
          ))}
          <td>
            <RemoveButton row={row} recipients={recipients} />
          </td>
        </tr>
      )}
    </Paged>
  )
}

export const RepeatedRows = ({ recipients: { list } }: { recipients: Recipients }) => {
  const say = useSay()
  return (
    <div>
      <Paged
        label={say(texts.repeated)}
        heads={[say(texts.line), say(texts.entered), say(texts.problem)]}
        rows={list.repeated}
      >
        {(row) => (
          <tr key={`${row.line} ${row.at?.[0] ?? ''}`}>
            <td>{formatInteger(row.line)}</td>
            <td>{row.text}</td>
            <td>{say(texts.sameAs, { line: formatInteger(row.first) })}</td>
          </tr>
        )}
      </Paged>
      <FormHelperText>{say(texts.repeatedNote)}</FormHelperText>
    </div>
  )
}

/** The invalid rows with their problems as a file to be corrected, with all columns of the original file. */
export const invalidFile = (
  invalid: readonly RejectedRow[],
  of: {
    readonly table: ReadTable | undefined
    readonly address: string
    readonly locale: Locale
    readonly reasonOf: (problem: RowProblem) => string
  },
): { readonly columns: readonly TableColumn[]; readonly rows: readonly WireRecord[] } => {
  const { table, address, locale, reasonOf } = of
  // Several typed addresses may share a line.
  const reasons = new Map(
    invalid.map(({ line, problems }, index) => [table ? line : index, problems.map(reasonOf).join('\n')]),
  )
  if (!table) {
    const rows = invalid.map(({ text }, index) => ({ line: index, cells: [text] }))
    return mendableFile({ header: [address], rows }, reasons, locale)
  }
  const { header, headerLine, rows } = table
  // A first row that is not a header is included only if it is invalid itself.
  const first = reasons.has(headerLine) ? [{ line: headerLine, cells: header }] : []
  const heads = first.length > 0 ? header.map(() => '') : header
  return mendableFile({ header: heads, rows: [...first, ...rows] }, reasons, locale)
}
