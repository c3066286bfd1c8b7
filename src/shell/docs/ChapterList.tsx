import { type RefObject, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Doc, Documentation } from '@/declaration/documentation'
import { useSay } from '@/i18n/useSay'
import { callAnchor, sectionAnchor } from './anchors'
import { texts } from './texts'
import { useCurrentChapter } from './useCurrentChapter'

interface ChapterListProps {
  doc: Doc
  documentation: Documentation
  page: RefObject<HTMLElement | null>
}

/** The chapters of a document. The current one is marked and lists its calls. */
export const ChapterList = ({ doc, documentation, page }: ChapterListProps) => {
  const say = useSay()
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
