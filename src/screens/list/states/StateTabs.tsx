import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import { isRecord, resourceName } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { listQuery } from '../listQuery'
import { declaredSort, type FilterValues, sameJson } from '../params'
import { useList } from '../useList'
import { type CountedState, shownState, statesOf, withoutState } from './states'
import '@/ui/status.css'
import './states.css'

/**
 * The counts of all states. The list's own totals only cover the selected one.
 *
 * @param rest the filter without the state
 * @param isPart whether a state is selected
 */
const useCounts = (rest: FilterValues, isPart: boolean) => {
  const { resource, params, loaded } = useList()
  // Always the default order, to share the cache entry: sorting does not change counts.
  const { field: sort, order } = declaredSort(resource)
  const { total, meta } = useGetList(
    resourceName(resource),
    listQuery({ page: 1, perPage: 1, sort, order, filter: rest }),
    {
      // After the rows, which the operator is waiting for.
      enabled: isPart && sameJson(loaded?.params.filter, params.filter),
      retry: false,
      placeholderData: (previous) => previous,
    },
  )
  // While the unfiltered list loads, keep the last known counts.
  if (loaded && sameJson(loaded.params.filter, rest)) return loaded
  return { total, summary: isRecord(meta?.summary) ? meta.summary : {} }
}

interface StateTabProps {
  /** Undefined for the tab of all records. */
  readonly state?: CountedState
  readonly label: string
  readonly count: unknown
  readonly shown: boolean
  readonly onChoose: () => void
}

const StateTab = ({ state, label, count, shown, onChoose }: StateTabProps) => (
  <button
    type="button"
    className="ui-plain list-state"
    data-total={state?.name}
    data-tone={state?.total.tone}
    aria-pressed={shown}
    onClick={onChoose}
  >
    {state && <span className="ui-dot" />}
    {label}
    {typeof count === 'number' && <span className="list-state-count">{formatInteger(count)}</span>}
  </button>
)

/** Tabs above the list, one for each state; each selects its records. */
export const StateTabs = () => {
  const { resource, params, setFilter } = useList()
  const say = useSay()
  const states = useMemo(() => statesOf(resource), [resource])
  const shown = shownState(states, params.filter)
  const rest = withoutState(shown, params.filter)
  const { total, summary } = useCounts(rest, shown !== undefined)
  if (states.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="list-states" role="group" aria-label={say('console.list.states')}>
      <StateTab
        label={say('console.list.every_state')}
        count={total}
        shown={shown === undefined}
        onChoose={() => setFilter(rest)}
      />
      {states.map((state) => (
        <StateTab
          key={state.name}
          state={state}
          label={say(state.total.label)}
          // No count if the filter asks for another value of the same parameter.
          count={shownState([state], { ...state.filter, ...rest }) && summary[state.name]}
          shown={state === shown}
          onChoose={() => setFilter({ ...rest, ...state.filter })}
        />
      ))}
    </div>
  )
}
