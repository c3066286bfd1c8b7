import type { FieldOf } from '@/declaration'
import { lateComponent } from '@/ui/late'
import type { KindEntry } from './entry'
import { Source } from './parts/Source'
import { sizeOf } from './validation'

// The editor is as large as several screens, so it loads with the first form that needs it. If that fails, the source can still
// be edited.
const RichText = lateComponent(() => import('./parts/richText/RichText').catch(() => ({ default: Source })))

/** How much of the allowed size is used. */
const Bytes = ({ field: { maxBytes }, value }: { field: FieldOf<'html'>; value: unknown }) => {
  if (maxBytes === undefined) return null
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : '').length
  return (
    <span className="kind-length">
      {sizeOf(bytes)} / {sizeOf(maxBytes)}
    </span>
  )
}

export const entry: KindEntry<FieldOf<'html'>> = {
  group: true,
  Entry: (props) => <RichText {...props} />,
  Counter: Bytes,
}
