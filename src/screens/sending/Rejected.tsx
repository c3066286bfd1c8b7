import Button from '@mui/material/Button'
import { integer, text } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { useTableDownload } from '../import/tableDownload'
import { Paged } from '../recipients/Paged'
import { type ChannelWords, texts } from './texts'

/** A recipient that the platform rejected. */
export interface Rejection {
  readonly address: string
  /** In words. */
  readonly reason: string
  /** The line where it was entered; undefined if unknown. */
  readonly line: number | undefined
}

/** The rejected recipients with reasons, also as a file. */
export const Rejected = ({ words, rejected }: { words: ChannelWords; rejected: readonly Rejection[] }) => {
  const say = useSay()
  const locale = useLocale()
  const { save, failure } = useTableDownload()
  const title = say(words.rejected)
  const columns = Object.entries({
    address: text({ label: words.address }),
    line: integer({ label: texts.line, nullable: true }),
    reason: text({ label: texts.reason }),
  }).map(([name, field]) => ({ name, field, label: say(field.label) }))
  const download = () =>
    save(
      { format: 'xlsx', columns, locale, title },
      rejected.map((one) => ({ ...one, line: one.line ?? null })),
    )
  return (
    <div>
      <Paged label={title} heads={columns.map(({ label }) => label)} rows={rejected}>
        {({ address, line, reason }) => (
          <tr key={`${line} ${address} ${reason}`}>
            <td>{address}</td>
            <td>{line === undefined ? '' : formatInteger(line)}</td>
            <td>{reason}</td>
          </tr>
        )}
      </Paged>
      <Button size="small" onClick={download}>
        {say(texts.download, { rejected: title })}
      </Button>
      {failure !== undefined && <Notice severity="error">{failure}</Notice>}
    </div>
  )
}
