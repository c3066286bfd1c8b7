import { lazy } from 'react'
import type { FieldOf } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import type { KindEntry } from './input'
import { Source } from './Source'

// The editor weighs as much as several screens: it comes with the first form that has such a field. One that does not
// arrive leaves the source, in which everything can be written as well.
const RichText = lazy(() => import('./richText/RichText').catch(() => ({ default: Source })))

/** How many bytes there are of how many, as they travel. */
const Bytes = ({ field: { maxBytes }, value }: { field: FieldOf<'html'>; value: unknown }) => {
  if (maxBytes === undefined) return null
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : '').length
  return (
    <span className="kind-length">
      {formatInteger(bytes)} / {formatInteger(maxBytes)} B
    </span>
  )
}

export const html: KindEntry<FieldOf<'html'>> = {
  group: true,
  Entry: (props) => <RichText {...props} />,
  Counter: Bytes,
}
