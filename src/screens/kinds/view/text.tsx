import type { FieldOf } from '@/declaration'
import { CopyButton } from './CopyButton'
import { Raw } from './Raw'
import type { KindView } from './view'

export const text: KindView<FieldOf<'text'>> = {
  Cell: ({ value }) =>
    typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />,
  Field: ({ value }) => (typeof value === 'string' ? value : <Raw value={value} />),
  width: () => 160,
}

export const multiline: KindView<FieldOf<'multiline'>> = {
  Cell: ({ value }) =>
    typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />,
  Field: ({ value }) =>
    typeof value === 'string' ? <span className="kind-lines">{value}</span> : <Raw value={value} />,
  width: () => 240,
  wide: true,
}

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
        <CopyButton text={shown} name={field.label[locale]} />
      </span>
    )
  },
  width: ({ max = 16 }) => Math.min(240, 48 + 8 * max),
}

/** The platform never sends a secret back; whatever comes is masked but for what the platform itself left readable. */
export const secret: KindView<FieldOf<'secret'>> = {
  Cell: ({ value }) => (
    <span className="kind-code">
      {typeof value === 'string' && /^\*{3,}.{0,4}$/.test(value) ? value : '****'}
    </span>
  ),
  width: () => 120,
}

export const tags: KindView<FieldOf<'tags'>> = {
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
