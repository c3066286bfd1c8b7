import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Paged } from './Paged'
import { texts } from './texts'
import type { Recipients } from './useRecipients'

/** The recipients, each with its values. */
export const ValidRows = ({ recipients: { list, options, perRow, fix } }: { recipients: Recipients }) => {
  const say = useSay()
  const names = [...perRow]
  const heads = [say(texts.line), say(options.words.address), ...names, say(texts.actions)]
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
            <Button
              size="small"
              color="inherit"
              aria-label={say(texts.removeOf, { line: row.line })}
              onClick={() => fix(row, 'removed')}
            >
              {say(texts.remove)}
            </Button>
          </td>
        </tr>
      )}
    </Paged>
  )
}

/** Duplicate rows, each with the line of the first. */
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
