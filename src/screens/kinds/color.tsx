import { type FieldOf, parseText } from '@/declaration'
import { Dotted } from '@/ui/Status'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

/** The dot before the value, px. */
const dotWidth = 14

export const look: KindLook<FieldOf<'color'>> = {
  Cell: ({ field, value }) =>
    typeof value === 'string' && parseText(field, value) ? (
      <Dotted colour={value} word={value} />
    ) : (
      <Raw value={value} />
    ),
  width: (_, locale) => textWidth('#dddddd', locale) + dotWidth,
  typing: () => ({ write: String, placeholder: '#rrggbb' }),
}
