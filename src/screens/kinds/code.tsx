import type { FieldOf, Locale } from '@/declaration'
import { serialLength } from '@/declaration/kinds/code'
import { textIn } from '@/declaration/label'
import { CopyButton } from '@/ui/CopyButton'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { Raw } from './parts/Raw'

/** Longer codes are cut in the middle, as their ends tell them apart; the full text is in the tooltip and the detail. */
const mostLetters = 22
const tailLetters = 6
/** Assumed length where the declaration sets none. */
const usualLetters = 12

/** A code whose beginning may be cut if space is short. */
export const withTail = (code: string) =>
  code.length > mostLetters ? (
    <>
      <span>{code.slice(0, -tailLetters)}</span>
      {code.slice(-tailLetters)}
    </>
  ) : (
    code
  )

const likelyLetters = ({ max = usualLetters, serial }: FieldOf<'code'>) =>
  serial ? serialLength(serial) : Math.min(usualLetters, max)

/** Gap between a code and its copy button, px. The button uses the rest of the gap to the next column. */
const beforeCopy = 6

const codeWidth = (letters: number, locale: Locale) =>
  textWidth('0'.repeat(letters), locale, 'mono', 12) + beforeCopy

export const look: KindLook<FieldOf<'code'>> = {
  Cell: ({ field, value, locale }) => {
    // A platform may send an identifier as a number.
    if (typeof value !== 'string' && typeof value !== 'number') return <Raw value={value} />
    const shown = String(value)
    return (
      <span className="kind-copyable">
        <span className="kind-code" title={shown}>
          {withTail(shown)}
        </span>
        <CopyButton text={shown} name={textIn(field.label, locale)} />
      </span>
    )
  },
  width: (field, locale) => codeWidth(likelyLetters(field), locale),
  valueWidth: (_, value, locale) => codeWidth(Math.min(mostLetters, String(value).length), locale),
  typing: () => ({ mono: true }),
}
