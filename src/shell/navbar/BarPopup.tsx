import { type ReactNode, useId } from 'react'
import type { RaRecord } from 'react-admin'
import type { Fields } from '@/declaration'
import type { FilterValues } from '@/platform/dataProvider/listRequest'
import { KindCell } from '@/screens/kinds/kit'
import { Link } from '@/ui/Link'
import { Popup } from '@/ui/menuParts'
import { walk } from '@/ui/walk'
import type { PopupProps } from './popups'
import './barPopup.css'

interface BarPopupProps extends PopupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A popup of the navbar that shows an area's records; arrow keys move between them. */
export const BarPopup = ({ anchor, title, onClose, children }: BarPopupProps) => {
  const titleId = useId()
  return (
    <Popup
      anchor={anchor}
      place="belowRight"
      aria-labelledby={titleId}
      onKeyDown={(event) => walk(event, 'li > a')}
      onClose={onClose}
    >
      <div className="bar-popup">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Popup>
  )
}

interface RecordLinksProps {
  readonly records: readonly RaRecord[]
  readonly addressOf: (record: RaRecord) => string
  readonly onClose: () => void
  readonly children: (record: RaRecord) => ReactNode
}

/** Records that open on click. */
export const RecordLinks = ({ records, addressOf, onClose, children }: RecordLinksProps) => (
  <ul>
    {records.map((record) => (
      <li key={record.id}>
        <Link to={addressOf(record)} onClick={onClose}>
          {children(record)}
        </Link>
      </li>
    ))}
  </ul>
)

interface TellingProps {
  readonly record: RaRecord
  readonly fields: Fields
  readonly names: readonly string[]
}

/** Some of a record's values, skipping empty ones. */
export const Telling = ({ record, fields, names }: TellingProps) =>
  names.map((name) => {
    const field = fields[name]
    const value: unknown = record[name]
    if (!field || value === null || value === undefined) return null
    return (
      <span key={name}>
        <KindCell field={field} name={name} value={record[name]} record={record} />
      </span>
    )
  })

/** The address of a list with exactly this filter. */
export const filteredList = (path: string, filter: FilterValues): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
