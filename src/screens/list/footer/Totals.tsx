import { type Field, type Fields, money, type Total } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '../../kinds/KindCell'
import { statesOf } from '../states/states'
import { useList } from '../useList'

/** Totals over everything the filter matches, except the states, whose counts are above the list. */
export const Totals = () => {
  const { resource, loaded } = useList()
  const say = useSay()
  // The states stand above the list.
  const above = statesOf(resource).map(({ name }) => name)
  const totals = Object.entries(resource.list.summary ?? {}).filter(([name]) => !above.includes(name))
  if (totals.length === 0) return null
  return (
    <dl className="list-totals" aria-label={say('console.list.summary')}>
      {totals.map(([name, total]: [string, Total]) => {
        const field = formOf(total, resource.fields)
        const value = loaded?.summary[name]
        return (
          <div key={name} data-total={name} data-tone={total.tone}>
            <dt className="list-quiet">{say(total.label)}</dt>
            <dd>
              {field ? (
                // A total belongs to no record.
                <KindCell field={field} name={name} value={value} record={{ id: '' }} />
              ) : (
                formatInteger(typeof value === 'number' ? value : null)
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The field that a sum is formatted like; undefined for a count. */
export const formOf = ({ label, sum, computed }: Total, fields: Fields): Field | undefined => {
  if (computed !== undefined) return money({ label, unit: computed })
  return sum === undefined ? undefined : fields[sum]
}
