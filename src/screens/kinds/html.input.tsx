import type { FieldOf } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { lateComponent } from '@/ui/late'
import type { KindEntry } from './entry'
import { Source } from './parts/Source'

// The editor is as large as several screens, so it loads with the first form that needs it. If it does not arrive, the
// source can still be edited.
const RichText = lateComponent(() => import('./parts/richText/RichText').catch(() => ({ default: Source })))

/** How many of the allowed bytes are used. */
const Bytes = ({ field: { maxBytes }, value }: { field: FieldOf<'html'>; value: unknown }) => {
  if (maxBytes === undefined) return null
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : '').length
  return (
    <span className="kind-length">
      {formatInteger(bytes)} / {formatInteger(maxBytes)} B
    </span>
  )
}

export const entry: KindEntry<FieldOf<'html'>> = {
  group: true,
  Entry: (props) => <RichText {...props} />,
  Counter: Bytes,
}
