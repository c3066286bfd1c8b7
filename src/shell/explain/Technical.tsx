import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { lastCalls } from '@/platform/lastCalls'
import { ownToken } from '@/platform/windowSession'
import { CopyButton, useCopy } from '@/ui/CopyButton'
import { plainComponent } from '@/ui/late'
import { Docs } from '../docs/docs'
import { usePages } from '../panes/usePages'
import { useLens } from '../viewAs/lens'
import { decidersOf, type Facts, factsOf } from './facts'
import { openInEditor, sourceOf } from './places'
import { secretsOf, toldCall } from './sentCalls'
import { type Standing, useRoot } from './standing'
import { texts } from './texts'

/** Only in builds with editing. */
const EditButton = import.meta.env.EDITING
  ? plainComponent<{ place: string | undefined }>(() => import('../editing/EditButton'))
  : undefined

const mostCalls = 8
/** Longer raw values are cut to this many characters. */
const longest = 300

/** Where something is declared; in development, a button that opens it in the editor. */
const Place = ({ file, place }: { file: string; place: string | undefined }) => {
  const say = useSay()
  const { sources } = use(Docs)
  const [source, setSource] = useState<Awaited<ReturnType<typeof sourceOf>>>()
  useEffect(() => {
    let current = true
    sourceOf(sources, file, place).then(
      (found) => current && setSource(found),
      // The file name alone will do.
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
const Technical = ({ standing: { asked, page, resource } }: { standing: Standing }) => {
  const say = useSay()
  const { permissions, view } = useLens()
  const { wire, kind, raw, call, place, permission } = asked ? factsOf(asked) : factsOfPage(page)
  const { head, declared } = page
  const owner = head ?? declared
  const file = owner && `${owner.name}.${head ? 'area' : 'page'}.ts`
  const deciders =
    permission === undefined
      ? []
      : decidersOf(view ? [permissions, view.permissions] : [permissions], permission)
  return (
    <section className="explain-technical">
      <h3>{say(texts.technical)}</h3>
      <dl>
        {wire !== undefined && <Fact name={say(texts.wire)} text={wire} />}
        {kind !== undefined && <Fact name={say(texts.kind)} text={kind} />}
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
              {deciders.length > 0 && <small>{say(texts.decided, { pattern: deciders.join(', ') })}</small>}
            </dd>
          </div>
        )}
      </dl>
      {EditButton && head && (
        <Suspense>
          <EditButton place={place} />
        </Suspense>
      )}
      <Calls resource={resource} />
    </section>
  )
}

export default Technical

/** For menu entries and screens without a declared area: facts about the page. */
const factsOfPage = ({ head, declared, component }: Standing['page']): Facts => ({
  wire: head?.name ?? component,
  permission: head ? `${head.name}.list` : declared && `${declared.name}.view`,
})

const Calls = ({ resource }: { resource: Resource | undefined }) => {
  const say = useSay()
  const root = useRoot()
  const pages = usePages()
  const here = pages.pageAt(useLocation().pathname).path
  const copy = useCopy()
  // Frozen when the panel opens.
  const [calls] = useState(() => {
    const token = ownToken()
    const isSecret = secretsOf(resource)
    return lastCalls
      .filter((sent) => sent.token === token && pages.pageAt(sent.from.slice(root.length)).path === here)
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

/** A query for reading: decoded, parameters separated by spaces. */
const decoded = (query: string): string =>
  [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).join('  ')
