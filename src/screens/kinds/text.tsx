import { type FieldOf, textOf } from '@/declaration'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

/** In px. Names with a long limit are usually short. */
const usualWidth = ({ max = 0 }: FieldOf<'text'>) => Math.min(176, Math.max(96, 0.75 * max))
/** A text may exceed its width by this much if that shows it in full, px; longer text is cut off anyway. */
const littleMore = 24

export const look: KindLook<FieldOf<'text'>> = {
  stretches: true,
  Cell: ({ field, value, locale }) => {
    if (typeof value !== 'string') return <Raw value={value} />
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale }) =>
    typeof value === 'string' ? textOf(field, value, locale) : <Raw value={value} />,
  width: usualWidth,
  valueWidth: (field, value, locale) => {
    const width = textWidth(textOf(field, value, locale), locale)
    return width <= usualWidth(field) + littleMore ? width : 0
  },
}
