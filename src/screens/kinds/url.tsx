import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { CopyButton } from '@/ui/CopyButton'
import type { KindLook } from './look'
import { webAddress } from './parts/address'
import { Raw } from './parts/Raw'

/** A link that opens a web page in a new window; any other address is plain text. */
const Address = ({ value }: { value: string }) => {
  const href = webAddress(value)
  if (href === undefined)
    return (
      <span className="kind-text" title={value}>
        {value}
      </span>
    )
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

export const look: KindLook<FieldOf<'url'>> = {
  stretches: true,
  Cell: ({ value }) => (typeof value === 'string' ? <Address value={value} /> : <Raw value={value} />),
  Field: ({ field, value, locale }) =>
    typeof value === 'string' ? (
      <span className="kind-copyable">
        <Address value={value} />
        <CopyButton text={value} name={textIn(field.label, locale)} />
      </span>
    ) : (
      <Raw value={value} />
    ),
  width: () => 200,
  wide: true,
  typing: () => ({ type: 'url' }),
}
