import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { CopyButton } from '@/ui/CopyButton'
import { webAddress } from './address'
import { Raw } from './Raw'
import type { KindView, ViewProps } from './view'

/** As the platform sends it: masked in lists and details, whole only where the platform gave it so (domain §1). */
const Contact = ({ value }: ViewProps) =>
  typeof value === 'string' ? <span title={value}>{value}</span> : <Raw value={value} />

export const phone: KindView<FieldOf<'phone'>> = { Cell: Contact, width: () => 92 }

export const email: KindView<FieldOf<'email'>> = { Cell: Contact, stretches: true, width: () => 168 }

/** A link to a web page in a window of its own; any other address is words. */
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

export const url: KindView<FieldOf<'url'>> = {
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
}
