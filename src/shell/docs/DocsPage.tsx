import { useQuery } from '@tanstack/react-query'
import { type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { Doc } from '@/declaration/documentation'
import { saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import { fetchText } from '@/platform/client'
import { quietly, showFailure, withFailureToast } from '@/platform/failures'
import { basePath } from '@/platform/request'
import { UnknownAddress } from '@/screens/resourceScreens'
import { Chapter } from './Chapter'
import { DocsSearch } from './DocsSearch'
import { callAnchor, Docs, docPath, sectionAnchor, useDocumentation } from './docs'
import { texts } from './texts'
import './docs.css'
import './side.css'
import { Button } from '@/ui/Button'

/** Opens, scrolls to and focuses the anchor in the address. A page that comes back to the screen keeps its position. */
const useAnchor = (page: RefObject<HTMLElement | null>): void => {
  const { hash, key } = useLocation()
  const done = useRef('')
  useEffect(() => {
    const visit = `${key} ${hash}`
    if (done.current === visit) return
    done.current = visit
    const anchor = decodeURIComponent(hash.slice(1))
    const target = anchor && page.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    const focused = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
    focused?.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key, page])
}

/** A chapter becomes current when its heading is this close to the top of the page, px. */
const near = 120

const useCurrentChapter = (page: RefObject<HTMLElement | null>, anchors: readonly string[]) => {
  const [current, setCurrent] = useState(anchors[0])
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const top = (page.current?.closest('[role="tabpanel"], main') ?? document.body).getBoundingClientRect()
        .top
      const passed = anchors.filter((anchor) => {
        const heading = page.current?.querySelector(`#${CSS.escape(anchor)}`)
        return heading && heading.getBoundingClientRect().top - Math.max(0, top) < near
      })
      setCurrent(passed.at(-1) ?? anchors[0])
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('scroll', soon, { capture: true })
    }
  }, [page, anchors])
  return current
}

const address = `${basePath}/openapi.json`

/** Whether the platform serves the description of its calls. This is optional; no answer counts as no. */
export const hasApiDocument = async (signal: AbortSignal): Promise<boolean> => {
  const { ok, headers } = await fetchText(address, { method: 'HEAD', signal })
  // A web server may answer every unknown path with the console's own page.
  return ok && (headers.get('Content-Type')?.startsWith('application/json') ?? false)
}

/** Fetches and saves the API document. A link would not work where the platform runs inside the page. */
export const downloadApiDocument = async (): Promise<void> => {
  const { text } = await fetchText(address)
  saveFile(new Blob([text], { type: 'application/json' }), 'openapi.json')
}

const ChapterList = ({ doc, page }: { doc: Doc; page: RefObject<HTMLElement | null> }) => {
  const say = useSay()
  const documentation = useDocumentation()
  const anchors = useMemo(() => doc.sections.map(({ id }) => sectionAnchor(doc.slug, id)), [doc])
  const current = useCurrentChapter(page, anchors)
  return (
    <nav className="docs-contents" aria-label={say(texts.contents)}>
      <ul>
        {doc.sections.map(({ id, title, calls = [] }) => {
          const anchor = sectionAnchor(doc.slug, id)
          const isCurrent = anchor === current
          return (
            <li key={id}>
              <Link to={`#${anchor}`} aria-current={isCurrent ? 'location' : undefined}>
                {say(title)}
              </Link>
              {isCurrent && calls.length > 0 && (
                <ul className="docs-inner">
                  {calls.map((name) => {
                    const call = documentation.calls[name]
                    return (
                      call && (
                        <li key={name}>
                          <Link to={`#${callAnchor(doc.slug, call)}`}>{say(call.label)}</Link>
                        </li>
                      )
                    )
                  })}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const ApiDocument = () => {
  const say = useSay()
  const { data: served } = useQuery({
    queryKey: ['api-document'],
    // Without an answer there is nothing to offer.
    queryFn: ({ signal }) => withFailureToast(() => hasApiDocument(signal), quietly(signal)),
    retry: false,
  })
  if (!served) return null
  const download = () => downloadApiDocument().catch(showFailure)
  return (
    <p className="docs-download">
      <Button onClick={download}>{say(texts.download)}</Button> {say(texts.downloadHint)}
    </p>
  )
}

const useWholeInPrint = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const one of opened) one.open = true
    }
    const close = () => {
      for (const one of opened) one.open = false
    }
    const end = new AbortController()
    addEventListener('beforeprint', open, { signal: end.signal })
    addEventListener('afterprint', close, { signal: end.signal })
    return () => end.abort()
  }, [page])
}

const DocumentPage = ({ doc }: { doc: Doc }) => {
  const say = useSay()
  const { heads } = useContext(Docs)
  const page = useRef<HTMLDivElement>(null)
  const title = say(doc.label)
  useAnchor(page)
  useWholeInPrint(page)
  return (
    <div className="docs-page" ref={page}>
      <title>{`${title} - ${say(texts.centre)} - ${say('console.shell.brand')}`}</title>
      <div className="docs-side">
        <DocsSearch slug={doc.slug} />
        <ChapterList doc={doc} page={page} />
        <nav className="docs-others" aria-label={say(texts.documents)}>
          {heads.map(({ slug, label }) => (
            <Link key={slug} to={docPath(slug)} aria-current={slug === doc.slug ? 'page' : undefined}>
              {say(label)}
            </Link>
          ))}
        </nav>
      </div>
      <article>
        <h1>{title}</h1>
        <p className="docs-lead">{say(doc.lead)}</p>
        {doc.sections.map((section) => (
          <Chapter key={section.id} doc={doc} section={section} />
        ))}
        <ApiDocument />
      </article>
    </div>
  )
}

const DocsPage = () => {
  const { topic: slug = '' } = useParams()
  const doc = useDocumentation().docs.find((one) => one.slug === slug)
  return doc ? <DocumentPage doc={doc} /> : <UnknownAddress />
}

export default DocsPage
