import { type FieldOf, textOf } from '@/declaration'
import { textWidth } from '../textWidth'
import { isString, type KindLook } from './look'

/** In px. Names with a long limit are usually short. */
const usualWidth = ({ max = 0 }: FieldOf<'text'>) => Math.min(176, Math.max(96, 0.75 * max))
/** A text may exceed its width by this much if that shows it in full, px; longer text is cut off anyway. */
const littleMore = 24

export const look: KindLook<FieldOf<'text'>, string> = {
  takes: isString,
  stretches: true,
  Cell: ({ field, value, locale }) => {
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale }) => textOf(field, value, locale),
  width: usualWidth,
  valueWidth: (field, value, locale) => {
    const width = textWidth(textOf(field, value, locale), locale)
    return width <= usualWidth(field) + littleMore ? width : 0
  },
}
