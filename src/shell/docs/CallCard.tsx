import { Link } from 'react-router-dom'
import type { Doc, DocCall, Documentation } from '@/declaration/documentation'
import { useSay } from '@/i18n/useSay'
import { basePath } from '@/platform/client'
import { callAnchor, codeAnchor } from './anchors'
import { CodeBlock } from './CodeBlock'
import { curlOf, given, pretty } from './curl'
import { FieldTable } from './FieldTable'
import { texts } from './texts'
import { Words } from './Words'

/** The base address of this console's API. */
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

const Codes = ({ call, doc, errors }: { call: DocCall; doc: Doc; errors: Documentation['errors'] }) => {
  const say = useSay()
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
  errors: Documentation['errors']
}

/** A call made by the platform: its body and the answer it expects. */
export const PushCard = ({ call, doc }: Omit<CallCardProps, 'errors'>) => {
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

/** A call: request, response, errors and examples. Collapsed at first. */
export const CallCard = ({ call, doc, errors }: CallCardProps) => {
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
      <Codes call={call} doc={doc} errors={errors} />
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
