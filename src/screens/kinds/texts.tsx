import { Suspense } from 'react'
import { type FieldOf, type Locale, parseText, textOf } from '@/declaration'
import { plainOf } from '@/declaration/kinds/html'
import { textIn } from '@/declaration/label'
import { CopyButton } from '@/ui/CopyButton'
import { Dotted } from '@/ui/Status'
import { lateComponent } from '../latePart'
import { textWidth } from '../textWidth'
import { isString, type Looks } from './look'
import { webAddress } from './parts/address'
import { Raw } from './parts/Raw'

/** In px. Names with a long limit are usually short. */
const usualWidth = ({ max = 0 }: FieldOf<'text'>) => Math.min(176, Math.max(96, 0.75 * max))
/** A text may exceed its width by this much if that shows it in full, px; longer text is cut off anyway. */
const littleMore = 24

/** Longer codes are cut off in a column; the full text is in the tooltip and the detail. */
const mostLetters = 22
/** Assumed length of a code where the declaration sets none. */
const usualLetters = 12

const likelyLetters = ({ max = usualLetters, serial }: FieldOf<'code'>) =>
  serial ? serial.prefix.length + serial.digits : Math.min(usualLetters, max)

const codeWidth = (letters: number, locale: Locale) => textWidth('0'.repeat(letters), locale, 'mono', 12)

/** The dot before a colour, px. */
const dotWidth = 14

/** One line, with the whole text in its tooltip. */
const Line = ({ value }: { value: string }) => <span title={value}>{value}</span>

/** A link that opens a web page in a new window; any other address is plain text. */
const Address = ({ value }: { value: string }) => {
  const href = webAddress(value)
  if (href === undefined) return <Line value={value} />
  return (
    <a
      className="kind-link"
      href={href}
      title={value}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {value}
    </a>
  )
}

// The sanitiser is as large as a screen, so it loads only for formatted text.
const Sanitised = lateComponent(() => import('./parts/Sanitised'))

/** Formatted text, sanitised; plain text until the sanitiser has loaded. */
export const SafeHtml = ({ value }: { value: string }) => (
  <Suspense fallback={<div className="kind-lines">{plainOf(value)}</div>}>
    <Sanitised html={value} />
  </Suspense>
)

export const texts: Looks<'text' | 'multiline' | 'html' | 'email' | 'phone' | 'url', string> &
  Looks<'code' | 'color' | 'secret'> = {
  text: {
    takes: isString,
    stretches: true,
    Cell: ({ field, value, locale }) => <Line value={textOf(field, value, locale)} />,
    Field: ({ field, value, locale }) => textOf(field, value, locale),
    width: usualWidth,
    valueWidth: (field, value, locale) => {
      const width = textWidth(textOf(field, value, locale), locale)
      return width <= usualWidth(field) + littleMore ? width : 0
    },
  },
  multiline: {
    takes: isString,
    stretches: true,
    Cell: Line,
    Field: ({ value }) => <span className="kind-lines">{value}</span>,
    width: () => 176,
    wide: true,
  },
  html: {
    takes: isString,
    stretches: true,
    Cell: ({ value }) => <Line value={plainOf(value)} />,
    Field: SafeHtml,
    width: () => 220,
    wide: true,
  },
  // E-mail addresses and phone numbers are shown as the platform sends them: usually masked.
  email: {
    takes: isString,
    Cell: Line,
    stretches: true,
    width: () => 168,
    typing: () => ({ type: 'email' }),
  },
  phone: {
    takes: isString,
    Cell: Line,
    width: () => 92,
    typing: () => ({ type: 'tel' }),
  },
  url: {
    takes: isString,
    stretches: true,
    Cell: Address,
    Field: ({ field, value, locale }) => (
      <span className="kind-copyable">
        <Address value={value} />
        <CopyButton text={value} name={textIn(field.label, locale)} />
      </span>
    ),
    width: () => 200,
    wide: true,
    typing: () => ({ type: 'url' }),
  },
  code: {
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
    typing: () => ({ mono: true }),
  },
  color: {
    Cell: ({ field, value }) =>
      typeof value === 'string' && parseText(field, value) ? (
        <Dotted colour={value} word={value} />
      ) : (
        <Raw value={value} />
      ),
    width: (_, locale) => textWidth('#dddddd', locale) + dotWidth,
    typing: () => ({ write: String, placeholder: '#rrggbb' }),
  },
  /** The platform never sends a secret back. Anything it does send is masked, except for what it left readable itself. */
  secret: {
    Cell: ({ value }) => (
      <span className="kind-code">
        {typeof value === 'string' && /^\*{3,}.{0,4}$/.test(value) ? value : '****'}
      </span>
    ),
    width: () => 72,
  },
}
