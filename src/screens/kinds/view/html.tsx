import { lazy, Suspense } from 'react'
import type { FieldOf } from '@/declaration'
import { plainOf } from '@/declaration/kinds/html'
import { Raw } from './Raw'
import type { KindView } from './view'

// The sanitiser weighs as much as a screen: only what shows formatted text loads it.
const Sanitised = lazy(() => import('./Sanitised'))

/** Formatted text, sanitised; its words until the sanitiser is there. */
export const SafeHtml = ({ value }: { value: string }) => (
  <Suspense fallback={<div className="kind-lines">{plainOf(value)}</div>}>
    <Sanitised html={value} />
  </Suspense>
)

export const html: KindView<FieldOf<'html'>> = {
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
