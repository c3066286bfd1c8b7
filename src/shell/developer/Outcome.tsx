import { Link } from 'react-router-dom'
import type { Field, WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '@/screens/kinds/kit'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useCopy } from '@/ui/CopyButton'
import { Notice } from '@/ui/Notice'
import { Table, TableFrame } from '@/ui/Table'
import type { Plan } from './areaCalls'
import { texts } from './texts'

interface OutcomeProps {
  readonly plan: Plan | undefined
  /** The question has a mistake, which the form shows. */
  readonly isMistaken: boolean
  readonly onWrite: (() => void) | undefined
}

/** What a source results in: things to check, a preview of the list, and the file. */
export const Outcome = ({ plan, isMistaken, onWrite }: OutcomeProps) => {
  const say = useSay()
  if (!plan)
    return (
      <Card title={say(texts.result)}>
        <p className="new-area-quiet">{say(isMistaken ? texts.mistaken : texts.nothing)}</p>
        {!isMistaken && <p className="new-area-quiet">{say(texts.nothingHint)}</p>}
      </Card>
    )
  const { file, path, source, difference, declaration, unwritten, doubts, rows } = plan
  if (source === undefined)
    return (
      <Card title={say(texts.result)} aside={<Link to={path}>{say(texts.open)}</Link>}>
        <p>{say(difference ? texts.there : texts.same, { file })}</p>
        {difference && <Code name={say(texts.file)}>{difference}</Code>}
      </Card>
    )
  return (
    <>
      {doubts.length > 0 && (
        <Card title={say(texts.doubts)}>
          <ul className="new-area-doubts">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Card>
      )}
      {declaration && <Preview declaration={declaration} rows={rows} />}
      <FileCard file={file} source={source} unwritten={unwritten} onWrite={onWrite} />
    </>
  )
}

const Code = ({ name, children }: { name: string; children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  <section className="new-area-source" tabIndex={0} aria-label={name}>
    <pre>
      <code>{children}</code>
    </pre>
  </section>
)

const FileCard = ({
  file,
  source,
  unwritten,
  onWrite,
}: {
  file: string
  source: string
  unwritten: readonly number[]
  onWrite: (() => void) | undefined
}) => {
  const say = useSay()
  const copy = useCopy()
  return (
    <Card
      title={file}
      aside={
        <div className="new-area-buttons">
          <Button size="small" onClick={() => void copy(source)}>
            {say(texts.copy)}
          </Button>
          {onWrite && (
            <Button size="small" variant="contained" onClick={onWrite}>
              {say(texts.write)}
            </Button>
          )}
        </div>
      }
    >
      {unwritten.length > 0 && (
        <Notice severity="warning" role="status">
          {say(texts.unwritten, { count: unwritten.length, lines: unwritten.join(', ') })}
        </Notice>
      )}
      <Code name={say(texts.file)}>{source}</Code>
    </Card>
  )
}

type Declared = NonNullable<Plan['declaration']>

const Preview = ({
  declaration: { fields, list },
  rows,
}: {
  declaration: Declared
  rows: readonly WireRecord[]
}) => {
  const say = useSay()
  const columns = list.columns.flatMap((name): [string, Field][] => {
    const field = fields[name]
    return field ? [[name, field]] : []
  })
  return (
    <Card title={say(texts.preview)}>
      {rows.length === 0 && <p className="new-area-quiet">{say(texts.noRows)}</p>}
      <TableFrame name={say(texts.rows)}>
        <Table aria-label={say(texts.preview)}>
          <thead>
            <tr>
              {columns.map(([name, { kind, label }]) => (
                <th key={name} scope="col" data-kind={kind}>
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sample may be alike, and stay in place
              <tr key={index}>
                {columns.map(([name, field]) => (
                  <td key={name} data-kind={field.kind}>
                    <KindCell
                      field={field}
                      name={name}
                      value={record[name]}
                      record={{ id: index, ...record }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  )
}
