import { type FieldOf, textOf } from '@/declaration'
import { lineWidth } from '../textWidth'
import { isString, type KindLook } from './look'

/** In px. Names with a long limit are usually short. */
const usualWidth = ({ max = 0 }: FieldOf<'text'>) => Math.min(176, Math.max(96, 0.75 * max))

export const look: KindLook<FieldOf<'text'>, string> = {
  takes: isString,
  stretches: true,
  Cell: ({ field, value, locale }) => {
    const words = textOf(field, value, locale)
    return <span title={words}>{words}</span>
  },
  Field: ({ field, value, locale }) => textOf(field, value, locale),
  width: usualWidth,
  valueWidth: (field, value, locale) => lineWidth(textOf(field, value, locale), locale),
}
