import { lazy, Suspense } from 'react'
import type { FieldOf } from '@/declaration'
import { plainOf } from '@/declaration/kinds/html'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

// The sanitiser is as large as a screen, so it loads only for formatted text.
const Sanitised = lazy(() => import('./parts/Sanitised'))

/** Formatted text, sanitised; plain text until the sanitiser has loaded. */
export const SafeHtml = ({ value }: { value: string }) => (
  <Suspense fallback={<div className="kind-lines">{plainOf(value)}</div>}>
    <Sanitised html={value} />
  </Suspense>
)

export const look: KindLook<FieldOf<'html'>> = {
  stretches: true,
  Cell: ({ value }) => {
    if (typeof value !== 'string') return <Raw value={value} />
    const words = plainOf(value)
    return <span title={words}>{words}</span>
  },
  Field: ({ value }) => (typeof value === 'string' ? <SafeHtml value={value} /> : <Raw value={value} />),
  width: () => 220,
  wide: true,
}
