import { Fragment } from 'react'
import type { Json } from '@/declaration'
import type { Doc, DocCall, DocRow } from '@/declaration/documentation'
import type { Label } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { basePath } from '@/platform/request'
import { useCopy } from '@/ui/CopyButton'
import { Link } from '@/ui/Link'
import { TableHead } from '@/ui/Table'
import { quoted } from '../explain/curl'
import { callAnchor, codeAnchor, useDocumentation } from './docs'
import { texts } from './texts'

type Members = { readonly [member: string]: Json }

const given = (example: Json, values: Members = {}): Json => {
  if (Array.isArray(example)) return example.map((one) => given(one, values))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const other = values[name]
      if (value === undefined) return [name, value]
      return [name, other !== undefined && typeof value === typeof other ? other : given(value, values)]
    }),
  )
}

const pretty = (value: Json): string => JSON.stringify(value, null, 2)

/** Optional parameters of every list that examples show anyway. */
const usual = ['page', 'limit']

const addressOf = ({ path, parameters, query }: DocCall, api: string, values: Members): string => {
  const shown = parameters.filter(
    ({ name, required }) => required || usual.includes(name) || values[name] !== undefined,
  )
  const exampleOf = (name: string) => String(values[name] ?? query[name] ?? '')
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)))
  const search = new URLSearchParams(
    shown.filter(({ name }) => !path.includes(`{${name}}`)).map(({ name }) => [name, exampleOf(name)]),
  ).toString()
  return `${api}${inPath}${search && '?'}${search}`
}

/** A call as a curl command, with `$TOKEN` for the session, and members of the example replaced by `values`. */
const curlOf = (call: DocCall, api: string, values: Members = {}): string => {
  const { method, open, scene, request } = call
  const parts = [
    `curl ${quoted(addressOf(call, api, values))}`,
    ...(method === 'GET' || scene !== undefined || request !== undefined ? [] : [`-X ${method}`]),
    ...(method === 'PUT' ? ['-X PUT'] : []),
    ...(open ? [] : ['-H "X-Token: $TOKEN"']),
    ...(scene === undefined ? [] : ["-F 'file=@picture.png'", `-F ${quoted(`scene=${scene}`)}`]),
    ...(request === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(given(request, values)))}`]),
  ]
  return parts.join(' \\\n  ')
}

export const Words = ({ text }: { text: Label }) => {
  const pieces = useSay()(text).split('`')
  return pieces
    .map((piece, place) => ({ piece, place }))
    .map(({ piece, place }) =>
      place % 2 === 1 ? <code key={place}>{piece}</code> : <Fragment key={place}>{piece}</Fragment>,
    )
}

export const CodeBlock = ({ name, of = '', text }: { name: string; of?: string; text: string }) => {
  const say = useSay()
  const copy = useCopy()
  const whole = of ? `${name} · ${of}` : name
  return (
    <figure className="docs-code">
      <figcaption>
        {name}
        <button
          type="button"
          aria-label={say(texts.copyNamed, { name: whole })}
          onClick={() => void copy(text)}
        >
          {say(texts.copy)}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section tabIndex={0} aria-label={whole}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  )
}

/** Long names break after their dots. */
const Name = ({ name }: { name: string }) => {
  const parts = name.split(/(?<=\.)/).map((part, place) => ({ part, place }))
  return (
    <code>
      {parts.map(({ part, place }) => (
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

const Meaning = ({ row: { label, hint, values } }: { row: DocRow }) => {
  const say = useSay()
  return (
    <>
      {label && say(label)}
      {hint && <small>{say(hint)}</small>}
      {values && (
        <small>
          {Object.entries(values).map(([value, meaning], index) => (
            <span key={value}>
              {index > 0 && say(comma)}
              <code>{value}</code> {say(meaning)}
            </span>
          ))}
        </small>
      )}
    </>
  )
}

interface FieldTableProps {
  name: string
  rows: readonly DocRow[]
  /** The fields are received, not sent, so none is marked as required. */
  given?: boolean
}

const FieldTable = ({ name, rows, given }: FieldTableProps) => {
  const say = useSay()
  if (rows.length === 0) return null
  return (
    <table className="docs-fields">
      <caption>{name}</caption>
      <TableHead columns={[say(texts.name), say(texts.meaning)]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <Name name={row.name} />
              <small>
                {row.required && !given && <b>{say(texts.required)} </b>}
                {row.type}
              </small>
            </th>
            <td>
              <Meaning row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const apiAddress = (): string => new URL(basePath, location.origin).href

const Forms = ({ forms }: { forms: NonNullable<DocCall['forms']> }) => {
  const say = useSay()
  return (
    <>
      <p>{say(texts.forms)}</p>
      <ul>
        {[...new Set(forms.map((form) => form.join(', ')))].map((form) => (
          <li key={form}>{form === '' ? say(texts.noneRequired) : <code>{form}</code>}</li>
        ))}
      </ul>
    </>
  )
}

const Codes = ({ call, doc }: CallCardProps) => {
  const say = useSay()
  const { errors } = useDocumentation()
  if (call.codes.length === 0) return null
  return (
    <>
      <h4>{say(texts.errors)}</h4>
      <ul>
        {call.codes.map((code) => {
          const words = errors[code]
          return (
            <li key={code}>
              <Link to={`#${codeAnchor(doc.slug, code)}`}>
                <code>{code}</code>
              </Link>{' '}
              {words && say(words)}
            </li>
          )
        })}
      </ul>
      <p>{say(texts.commonToo)}</p>
    </>
  )
}

interface CallCardProps {
  call: DocCall
  doc: Doc
}

export const PushCard = ({ call, doc }: CallCardProps) => {
  const say = useSay()
  const name = say(call.label)
  return (
    <section className="docs-push" id={callAnchor(doc.slug, call)} aria-label={name} tabIndex={-1}>
      <h3>{name}</h3>
      <FieldTable name={say(texts.pushBody)} rows={call.body} given />
      <CodeBlock name={say(texts.example)} of={name} text={pretty(given(call.request ?? null, doc.given))} />
      <CodeBlock name={say(texts.receiverAnswer)} of={name} text={String(call.response)} />
    </section>
  )
}

export const CallCard = ({ call, doc }: CallCardProps) => {
  const say = useSay()
  const { method, path, label, note, open, parameters, body, forms, answer, request, response } = call
  const spelt = `${method} ${path}`
  return (
    <details className="docs-call" id={callAnchor(doc.slug, call)}>
      <summary>
        <h3>
          <code data-method={method}>{method}</code> <code>{path}</code> <span>{say(label)}</span>
        </h3>
      </summary>
      {note && (
        <p>
          <Words text={note} />
        </p>
      )}
      {open && <p>{say(texts.open)}</p>}
      <FieldTable name={say(texts.parameters)} rows={parameters} />
      {forms && <Forms forms={forms} />}
      <FieldTable name={say(texts.body)} rows={body} />
      <FieldTable name={say(texts.answer)} rows={answer} given />
      <Codes call={call} doc={doc} />
      <h4>{say(texts.example)}</h4>
      <CodeBlock name="curl" of={spelt} text={curlOf(call, apiAddress(), doc.given)} />
      {request !== undefined && (
        <CodeBlock name={say(texts.request)} of={spelt} text={pretty(given(request, doc.given))} />
      )}
      {response !== undefined && (
        <CodeBlock name={say(texts.response)} of={spelt} text={pretty(given(response, doc.given))} />
      )}
    </details>
  )
}
