import { use, useEffect, useState } from 'react'
import { textIn } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { lastCalls } from '@/platform/lastCalls'
import { ownToken } from '@/platform/windowSession'
import { CopyButton, useCopy } from '@/ui/CopyButton'
import { Docs } from '../docs/docs'
import { decidersOf } from './explain'
import { openInEditor, sourceOf } from './places'
import { secretsOf, toldCall } from './sentCalls'
import type { useStatement } from './standing'
import { texts } from './texts'

const mostCalls = 8
/** Characters of a raw value; the rest is cut. */
const longest = 300

type Standing = ReturnType<typeof useStatement>

/** Where something is declared; in development a button that opens it in the editor. */
const Place = ({ file, place }: { file: string; place: string | undefined }) => {
  const say = useSay()
  const { sources } = use(Docs)
  const [source, setSource] = useState<Awaited<ReturnType<typeof sourceOf>>>()
  useEffect(() => {
    let current = true
    sourceOf(sources, file, place).then(
      (found) => current && setSource(found),
      // The name of the file is enough.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [sources, file, place])
  return (
    <>
      <code>{[source?.path ?? file, place].filter(Boolean).join(' → ')}</code>
      {source && (
        <button type="button" className="ui-plain explain-link" onClick={() => openInEditor(source)}>
          {say(texts.editor)}
        </button>
      )}
    </>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{text.length > longest ? `${text.slice(0, longest)}…` : text}</code>
      <CopyButton text={text} name={name} />
    </dd>
  </div>
)

/** For developers: names on the wire, where it is declared, what permits it, and the screen's last calls. */
export const Technical = ({ standing }: { standing: Standing }) => {
  const { statement, file, permissions, locale } = standing
  const { wire, raw, call, place, permission } = statement.technical
  const say = useSay()
  const deciders = permission === undefined ? [] : decidersOf(permissions, permission)
  return (
    <section className="explain-technical">
      <h3>{say(texts.technical)}</h3>
      <dl>
        {wire !== undefined && <Fact name={say(texts.wire)} text={wire} />}
        {raw !== undefined && <Fact name={say(texts.raw)} text={JSON.stringify(raw)} />}
        {call !== undefined && <Fact name={say(texts.call)} text={call} />}
        {file !== undefined && (
          <div>
            <dt>{say(texts.place)}</dt>
            <dd>
              <Place file={file} place={place} />
            </dd>
          </div>
        )}
        {permission !== undefined && (
          <div>
            <dt>{say(texts.permission)}</dt>
            <dd>
              <code>{permission}</code>
              {deciders.length > 0 && (
                <small>{textIn(texts.decided, locale, { pattern: deciders.join(', ') })}</small>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Calls standing={standing} />
    </section>
  )
}

const Calls = ({ standing: { resource, isOfScreen } }: { standing: Standing }) => {
  const say = useSay()
  const copy = useCopy()
  // As they were when it was asked.
  const [calls] = useState(() => {
    const token = ownToken()
    const isSecret = secretsOf(resource)
    return lastCalls
      .filter((sent) => sent.token === token && isOfScreen(sent.from))
      .slice(-mostCalls)
      .reverse()
      .map((sent) => toldCall(sent, isSecret, location.origin))
  })
  return (
    <>
      <h3>{say(texts.calls)}</h3>
      {calls.length === 0 && <p className="explain-quiet">{say(texts.noCalls)}</p>}
      <ol className="explain-calls">
        {calls.map(({ method, address, took, bytes, status, code, requestId, curl, isPartial }, index) => {
          const [path = '', query] = address.split('?')
          const facts = [
            took !== undefined && `${took} ms`,
            bytes !== undefined && `${bytes} B`,
            status === undefined ? say(texts.unanswered) : status !== 200 && `HTTP ${status}`,
            code !== undefined && `code ${code}`,
            requestId,
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the calls stay as they were
            <li key={index} data-failed={code !== 0 || undefined}>
              <code>
                <b>{method}</b> {path}
              </code>
              <button
                type="button"
                className="ui-plain explain-link"
                aria-label={say(texts.copyCurl, { call: `${method} ${path}` })}
                onClick={() => void copy(curl)}
              >
                curl
              </button>
              {query !== undefined && <code className="explain-query">{decoded(query)}</code>}
              <small>{facts.filter(Boolean).join(' · ')}</small>
              {isPartial && <small>{say(texts.secrets)}</small>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** A query as people read it, one parameter after the other. */
const decoded = (query: string): string =>
  [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).join('  ')
