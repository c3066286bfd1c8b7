import { Suspense } from 'react'
import type { Locale } from '@/declaration'
import { useAreaComponent } from '../declarations'
import type { KindProps } from './kindProps'
import { Part } from './Part'

/** A value shown by a component of its area, or in the kind's own way until that has loaded. */
export const AreaPart = ({
  place,
  locale,
  ...props
}: KindProps & { place: 'Cell' | 'Field'; locale: Locale }) => {
  const Component = useAreaComponent(props.field.component)
  if (!Component) return <Part place={place} locale={locale} {...props} />
  return (
    <Suspense fallback={<span className="kind-waiting" />}>
      <Component place={place === 'Cell' ? 'cell' : 'show'} {...props} />
    </Suspense>
  )
}
