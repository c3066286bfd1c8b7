import { useContext, useMemo } from 'react'
import { HeadingLevel, withHeadingsAt } from './headingLevel'
import { sanitise } from './sanitise'

/** Formatted text, sanitised. The only place in the console that puts foreign markup into the page. */
const Sanitised = ({ html }: { html: string }) => {
  const level = useContext(HeadingLevel)
  const safe = useMemo(() => ({ __html: withHeadingsAt(sanitise(html), level) }), [html, level])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and tested against attacks
  return <div className="kind-html" dangerouslySetInnerHTML={safe} />
}

export default Sanitised
