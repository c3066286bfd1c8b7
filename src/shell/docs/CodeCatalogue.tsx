import { Link } from 'react-router-dom'
import type { Doc, DocCall, Documentation } from '@/declaration/documentation'
import { useSay } from '@/i18n/useSay'
import { callAnchor, codeAnchor } from './anchors'
import { texts } from './texts'

/** The calls described by a document. */
const callsOfDoc = (doc: Doc, { calls }: Documentation): readonly DocCall[] =>
  doc.sections.flatMap((section) => (section.calls ?? []).flatMap((id) => calls[id] ?? []))

/** The error codes of a document's calls and the common ones, sorted by number. */
export const codesOfDoc = (doc: Doc, documentation: Documentation): readonly number[] =>
  [
    ...new Set([...documentation.common, ...callsOfDoc(doc, documentation).flatMap(({ codes }) => codes)]),
  ].sort((a, b) => a - b)

/** What each code of a document means, and which calls return it. */
export const CodeCatalogue = ({ doc, documentation }: { doc: Doc; documentation: Documentation }) => {
  const say = useSay()
  const calls = callsOfDoc(doc, documentation)
  const { common, errors } = documentation
  return (
    <table className="docs-fields">
      <caption>{say(texts.errors)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(texts.codeColumn)}</th>
          <th scope="col">{say(texts.meaning)}</th>
        </tr>
      </thead>
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
