import { type Field, type Fields, type Json, money, type Total } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '../../kinds/KindCell'
import { useList } from '../useList'

/** Figures over everything that the filter matches. */
export const Totals = () => {
  const { resource, loaded } = useList()
  const say = useSay()
  const totals = Object.entries(resource.list.summary ?? {})
  if (totals.length === 0) return null
  return (
    <dl className="list-totals" aria-label={say('console.list.summary')}>
      {totals.map(([name, total]: [string, Total]) => (
        <div key={name} data-tone={total.tone}>
          <dt>{say(total.label)}</dt>
          <dd>
            <Figure field={fieldOf(total, resource.fields)} name={name} value={loaded?.summary[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const fieldOf = ({ label, sum, computed }: Total, fields: Fields): Field | undefined => {
  if (computed !== undefined) return money({ label, unit: computed })
  return sum === undefined ? undefined : fields[sum]
}

/** A total belongs to no record. */
const noRecord = { id: '' }

/** A sum is formatted like the field it adds up; a count as a whole number. */
const Figure = ({
  field,
  name,
  value,
}: {
  field: Field | undefined
  name: string
  value: Json | undefined
}) => {
  if (field) return <KindCell field={field} name={name} value={value} record={noRecord} />
  return typeof value === 'number' ? formatInteger(value) : '—'
}
