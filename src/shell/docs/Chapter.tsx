import { Fragment, useContext } from 'react'
import type { Doc, DocCall, DocSection, DocTable, Documentation } from '@/declaration/documentation'
import type { Label } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { Link } from '@/ui/Link'
import { TableHead } from '@/ui/Table'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { routeOf } from '../menu/routes'
import { useSupport } from '../navbar/popups'
import { apiAddress, CallCard, CodeBlock, PushCard, Words } from './CallCard'
import { callAnchor, codeAnchor, sectionAnchor, useDocumentation } from './docs'
import { texts } from './texts'

const callsOfDoc = (doc: Doc, { calls }: Documentation): readonly DocCall[] =>
  doc.sections.flatMap((section) => (section.calls ?? []).flatMap((id) => calls[id] ?? []))

export const codesOfDoc = (doc: Doc, documentation: Documentation): readonly number[] =>
  [
    ...new Set([...documentation.common, ...callsOfDoc(doc, documentation).flatMap(({ codes }) => codes)]),
  ].sort((a, b) => a - b)

const CodeCatalogue = ({ doc }: { doc: Doc }) => {
  const say = useSay()
  const documentation = useDocumentation()
  const calls = callsOfDoc(doc, documentation)
  const { common, errors } = documentation
  return (
    <table className="docs-fields">
      <caption>{say(texts.errors)}</caption>
      <TableHead columns={[say(texts.codeColumn), say(texts.meaning)]} />
      <tbody>
        {codesOfDoc(doc, documentation).map((code) => {
          const words = errors[code]
          const raising = calls.filter(({ codes }) => codes.includes(code))
          return (
            <tr key={code} id={codeAnchor(doc.slug, code)} tabIndex={-1}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>
                {words && say(words)}
                <small>
                  {common.includes(code) ? (
                    say(texts.every)
                  ) : (
                    <>
                      {say(texts.raisedBy)}{' '}
                      {raising.map((call) => (
                        <Link key={call.id} className="docs-raised" to={`#${callAnchor(doc.slug, call)}`}>
                          {call.path}
                        </Link>
                      ))}
                    </>
                  )}
                </small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Cell = ({ cell = '' }: { cell?: Label | string }) =>
  typeof cell !== 'string' ? <Words text={cell} /> : cell ? <code>{cell}</code> : '–'

const Table = ({ table: { caption, columns, rows } }: { table: DocTable }) => {
  const say = useSay()
  const name = say(caption)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="docs-wide" tabIndex={0} aria-label={name}>
      <table className="docs-table">
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                <Words text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map((cell) => (typeof cell === 'string' ? cell : cell.en)).join(' ')}>
              {columns.map((column, place) => {
                const Tag = place === 0 ? 'th' : 'td'
                return (
                  <Tag key={column.en} scope={place === 0 ? 'row' : undefined}>
                    <Cell cell={cells[place]} />
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Screens = ({ paths }: { paths: readonly string[] }) => {
  const say = useSay()
  const { routes } = useContext(ConsoleMenu)
  const found = paths.flatMap((path) => routeOf(routes, path) ?? [])
  if (found.length === 0) return null
  return (
    <p className="docs-screens">
      {say(texts.inConsole)}
      {found.map(({ path, title }, index) => (
        <Fragment key={path}>
          {index > 0 && say(comma)}
          <Link to={path}>{title && say(title)}</Link>
        </Fragment>
      ))}
    </p>
  )
}

const SupportLine = () => {
  const say = useSay()
  const { contact } = useSupport() ?? {}
  const { name = '', phone = '', email = '', work_time = '' } = contact ?? {}
  const ways = [name, phone, email, work_time].filter(Boolean)
  return (
    <p className="docs-support">
      {ways.length > 0 ? `${say(texts.support)}${ways.join(' · ')}` : say(texts.noSupport)}
    </p>
  )
}

export const Chapter = ({ doc, section }: { doc: Doc; section: DocSection }) => {
  const say = useSay()
  const documentation = useDocumentation()
  const {
    id,
    title,
    text = [],
    steps = [],
    tables = [],
    code = [],
    pushes = [],
    calls = [],
    screens,
  } = section
  const anchor = sectionAnchor(doc.slug, id)
  const found = (names: readonly string[]) => names.flatMap((name) => documentation.calls[name] ?? [])
  return (
    <section className="docs-chapter">
      <h2 id={anchor} tabIndex={-1}>
        {say(title)}
      </h2>
      {text.map((words) => (
        <p key={words.en}>
          <Words text={words} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step.en}>
              <Words text={step} />
            </li>
          ))}
        </ol>
      )}
      {screens && <Screens paths={screens} />}
      {section.support && <SupportLine />}
      {tables.map((table) => (
        <Table key={table.caption.en} table={table} />
      ))}
      {found(pushes.map((name) => `push.${name}`)).map((call) => (
        <PushCard key={call.id} call={call} doc={doc} />
      ))}
      {code.map((one) => (
        <CodeBlock key={one.title.en} name={say(one.title)} text={one.text.replace('{api}', apiAddress())} />
      ))}
      {found(calls).map((call) => (
        <CallCard key={call.id} call={call} doc={doc} />
      ))}
      {section.codes && <CodeCatalogue doc={doc} />}
    </section>
  )
}
