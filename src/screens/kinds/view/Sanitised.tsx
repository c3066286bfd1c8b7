import { useMemo } from 'react'
import { sanitise } from './sanitise'

/** Formatted text, sanitised. The one place of the console that puts foreign markup into the page. */
const Sanitised = ({ html }: { html: string }) => {
  const safe = useMemo(() => ({ __html: sanitise(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above, and tested against attacks
  return <div className="kind-html" dangerouslySetInnerHTML={safe} />
}

export default Sanitised
