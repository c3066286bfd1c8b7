import { lazy, Suspense } from 'react'
import type { FieldOf } from '@/declaration'
import { plainOf } from '@/declaration/kinds/html'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

// The sanitiser weighs as much as a screen: it is loaded only with formatted text.
const Sanitised = lazy(() => import('./parts/Sanitised'))

/** Formatted text, sanitised; its words until the sanitiser is there. */
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
