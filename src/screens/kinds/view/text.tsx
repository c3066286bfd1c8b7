import { type FieldOf, type Locale, textIn, textOf } from '@/declaration'
import { CopyButton } from '@/ui/CopyButton'
import { textWidth } from '../../textWidth'
import { Raw } from './Raw'
import type { KindView } from './view'

/** Px. A name that may be long mostly is not. */
const usualWidth = ({ max = 0 }: FieldOf<'text'>) => Math.min(176, Math.max(96, 0.75 * max))
/** A text is given so much more when that saves its last letters, px; what is longer is cut off all the same. */
const littleMore = 24

export const text: KindView<FieldOf<'text'>> = {
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

export const multiline: KindView<FieldOf<'multiline'>> = {
  stretches: true,
  Cell: ({ value }) =>
    typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />,
  Field: ({ value }) =>
    typeof value === 'string' ? <span className="kind-lines">{value}</span> : <Raw value={value} />,
  width: () => 176,
  wide: true,
}

/** What is longer is cut off in a column; the whole of it is on hover and in the detail. */
const mostLetters = 22
/** Where nobody says how long a code is, before one is seen. */
const usualLetters = 12

const likelyLetters = ({ max = usualLetters, serial }: FieldOf<'code'>) =>
  serial ? serial.prefix.length + serial.digits : Math.min(usualLetters, max)

const codeWidth = (letters: number, locale: Locale) => textWidth('0'.repeat(letters), locale, 'mono', 12)

export const code: KindView<FieldOf<'code'>> = {
  Cell: ({ field, value, locale }) => {
    // A platform may send an identifier as a number.
    if (typeof value !== 'string' && typeof value !== 'number') return <Raw value={value} />
    const shown = String(value)
    return (
      <span className="kind-copyable">
        <span className="kind-code" title={shown}>
          {shown}
        </span>
        <CopyButton text={shown} name={textIn(field.label, locale)} />
      </span>
    )
  },
  width: (field, locale) => codeWidth(likelyLetters(field), locale),
  valueWidth: (_, value, locale) => codeWidth(Math.min(mostLetters, String(value).length), locale),
}

/** The platform never sends a secret back; whatever comes is masked but for what the platform itself left readable. */
export const secret: KindView<FieldOf<'secret'>> = {
  Cell: ({ value }) => (
    <span className="kind-code">
      {typeof value === 'string' && /^\*{3,}.{0,4}$/.test(value) ? value : '****'}
    </span>
  ),
  width: () => 72,
}

export const tags: KindView<FieldOf<'tags'>> = {
  stretches: true,
  Cell: ({ value }) => (Array.isArray(value) ? <Tags words={value.map(String)} /> : <Raw value={value} />),
  width: () => 200,
}

/** Several words, each in its own frame. */
export const Tags = ({ words }: { words: readonly string[] }) => (
  <span className="kind-tags" title={words.join(', ')}>
    {words.map((word) => (
      <span key={word} className="kind-tag">
        {word}
      </span>
    ))}
  </span>
)
