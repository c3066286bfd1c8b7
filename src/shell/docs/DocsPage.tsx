import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { Doc, Documentation } from '@/declaration/documentation'
import { useSay } from '@/i18n/useSay'
import { quietly, showFailure, withFailureToast } from '@/platform/failures'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { downloadApiDocument, hasApiDocument } from './apiDocument'
import { Chapter } from './Chapter'
import { ChapterList } from './ChapterList'
import { DocsSearch } from './DocsSearch'
import { Docs, docPath, useDocumentation } from './docs'
import './docs.css'
import './side.css'
import { texts } from './texts'
import { useAnchor } from './useAnchor'

/** Downloads the description of all calls, where the platform serves one. */
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

/** Opens everything collapsed for printing, and closes it again afterwards. */
const useWholeInPrint = (page: React.RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const one of opened) one.open = true
    }
    const close = () => {
      for (const one of opened) one.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [page])
}

const DocumentPage = ({ doc, documentation }: { doc: Doc; documentation: Documentation }) => {
  const say = useSay()
  const brand = useSay()('console.shell.brand')
  const { heads } = useContext(Docs)
  const page = useRef<HTMLDivElement>(null)
  const title = say(doc.label)
  useAnchor(page)
  useWholeInPrint(page)
  return (
    <div className="docs-page" ref={page}>
      <title>{`${title} - ${say(texts.centre)} - ${brand}`}</title>
      <div className="docs-side">
        <DocsSearch documentation={documentation} slug={doc.slug} />
        <ChapterList doc={doc} documentation={documentation} page={page} />
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
          <Chapter key={section.id} doc={doc} section={section} documentation={documentation} />
        ))}
        <ApiDocument />
      </article>
    </div>
  )
}

/** `/docs/:topic`: a document of the documentation centre. */
const DocsPage = () => {
  const { topic: slug = '' } = useParams()
  const documentation = useDocumentation()
  const doc = documentation.docs.find((one) => one.slug === slug)
  return doc ? <DocumentPage doc={doc} documentation={documentation} /> : <UnknownAddress />
}

export default DocsPage
