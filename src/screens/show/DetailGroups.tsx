import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindField } from '../kinds/KindField'
import { type DetailField, type DetailGroup, groupsOf } from './groups'
import './show.css'

/** A placeholder for a value; one line high, so that nothing moves when the value arrives. */
const Bar = ({ wide }: { wide: boolean }) => <span className="show-bar" data-wide={wide || undefined} />

const Value = ({
  part,
  record,
  partial,
}: {
  part: DetailField
  record: RaRecord | undefined
  partial: boolean
}) => {
  const { name, field, wide, heavy } = part
  if (!record || (heavy && partial)) return <Bar wide={wide} />
  return <KindField field={field} name={name} value={record[name]} record={record} />
}

const Group = ({
  group: { label, fields },
  record,
  partial,
  heading: Heading,
}: {
  group: DetailGroup
  record: RaRecord | undefined
  partial: boolean
  heading: 'h2' | 'h3'
}) => {
  const say = useSay()
  return (
    <section className="show-group">
      {label && <Heading>{say(label)}</Heading>}
      <dl>
        {fields.map((part) => (
          <div
            key={part.name}
            data-wide={part.wide || undefined}
            // A table alone in its group needs no name besides the group's.
            data-table={part.field.kind === 'list' ? (fields.length === 1 ? 'alone' : 'named') : undefined}
          >
            <dt>{say(part.field.label)}</dt>
            <dd>
              <Value part={part} record={record} partial={partial} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * A record's groups in an area's detail, with labels and values in two columns.
 *
 * @param record undefined while loading: labels are shown, with a bar for each value
 * @param heading one below the level of the record's own name
 * @param partial the record is a row of a list: fields that come only with the detail are still loading
 */
export const DetailGroups = ({
  resource,
  record,
  partial,
  heading,
}: {
  resource: Resource
  record: RaRecord | undefined
  partial: boolean
  heading: 'h2' | 'h3'
}) => (
  <div className="show-groups" aria-busy={!record || partial}>
    {groupsOf(resource).map((group, index) => (
      <Group key={String(index)} group={group} record={record} partial={partial} heading={heading} />
    ))}
  </div>
)
