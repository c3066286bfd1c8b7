import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { CopyButton } from '@/ui/CopyButton'
import { isString, type KindLook } from './look'
import { webAddress } from './parts/address'

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

export const look: KindLook<FieldOf<'url'>, string> = {
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
}
