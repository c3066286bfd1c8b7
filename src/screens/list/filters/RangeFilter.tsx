import { useSay } from '@/i18n/useSay'
import { KindFilter } from '../../kinds/KindFilter'
import type { ShownFilter, ValueFilter } from './range'
import type { FilterForm } from './useFilterForm'

interface RangeFilterProps {
  readonly filter: ShownFilter
  readonly range: NonNullable<ShownFilter['range']>
  readonly form: FilterForm
  readonly label: string
}

/** The minimum and maximum of one field, side by side. */
export const RangeFilter = ({ filter, range: [from, to], form, label }: RangeFilterProps) => {
  const say = useSay()
  const id = form.idOf(filter)
  const problem = form.problemOf(filter)
  const end = ({ name, input, label: own }: ValueFilter, inputId: string) => (
    <div data-filter={name}>
      <KindFilter
        field={input}
        value={form.values[name]}
        onChange={(value) => form.set(name, value)}
        label={say(own)}
        id={inputId}
      />
    </div>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line */}
      <div role="group" aria-label={label} className="list-range" data-problem={problem && true}>
        {end(from, id)}
        <span aria-hidden="true">–</span>
        {end(to, `${id}-to`)}
      </div>
      {problem && (
        <div role="alert" className="list-problem">
          {say(`console.validation.${problem}`)}
        </div>
      )}
    </>
  )
}
