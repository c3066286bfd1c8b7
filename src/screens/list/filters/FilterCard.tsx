import ExpandMore from '@mui/icons-material/ExpandMore'
import FilterAlt from '@mui/icons-material/FilterAlt'
import { type FormEvent, useId, useRef } from 'react'
import { resourceName } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { useSize } from '@/ui/useSize'
import { useOwnSetting } from '../../ownSettings'
import { useIsBeside } from '../overlay'
import { useList } from '../useList'
import { ViewsButton } from '../views/ViewsButton'
import { FilterChips, setFilters } from './FilterChips'
import { FilterField } from './FilterField'
import { firstRow, gridColumns, layoutFor, spanFor } from './filterLayout'
import { useFilterForm } from './useFilterForm'

/** A list's filters above its table: the first row always, the others on demand; beside an open record all on demand. */
export const FilterCard = () => {
  const { resource, params } = useList()
  const say = useSay()
  const locale = useLocale()
  const form = useFilterForm()
  const isBeside = useIsBeside(resource)
  const [open, setOpen] = useOwnSetting<unknown>(
    `${resourceName(resource)}.filters${isBeside ? 'Beside' : 'Open'}`,
    false,
  )
  const ref = useRef<HTMLFormElement>(null)
  const width = useSize(() => ref.current, 'width', 1200)
  const fieldsId = useId()
  const { filters } = form
  if (filters.length === 0) return null

  const set = setFilters(resource, params.filter, locale)
  const words = {
    query: say('console.list.query'),
    reset: say('console.list.reset'),
    // Measured with a count, so that setting a filter does not push others out of the row.
    expand: say('console.list.expand_count', { count: filters.length }),
  }
  const layout = layoutFor(width, filters, words, locale)
  const { columns, places } = layout
  const first = isBeside ? 0 : firstRow(filters, columns, places)
  const expandable = first < filters.length
  // Count only the hidden ones.
  const beyond = filters.slice(first).flatMap(({ name, range }) => range?.map((end) => end.name) ?? name)
  const count = set.filter(({ name }) => beyond.includes(name)).length
  const expand = say(count > 0 ? 'console.list.expand_count' : 'console.list.expand', { count })
  const expanded = open === true && expandable
  const shown = expanded ? filters : filters.slice(0, first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <section className="list-card list-filters" aria-label={say('console.list.filters')}>
      <form ref={ref} onSubmit={submit} noValidate>
        <div
          id={fieldsId}
          className="list-filter-grid"
          style={{ gridTemplateColumns: gridColumns(layout, shown, locale) }}
        >
          {shown.map((filter) => (
            <FilterField key={filter.name} filter={filter} form={form} columns={spanFor(filter, columns)} />
          ))}
          <div className="list-filter-buttons" style={{ gridColumn: `span ${places * 2} / -1` }}>
            <ViewsButton />
            <Button onClick={form.reset}>{words.reset}</Button>
            <Button type="submit" variant="contained">
              {words.query}
            </Button>
            {expandable && (
              <Button
                variant="text"
                // Beside an open record the button is alone, so the icon says what it opens.
                startIcon={shown.length === 0 && <FilterAlt />}
                aria-expanded={expanded}
                aria-controls={fieldsId}
                endIcon={<ExpandMore className={expanded ? 'list-turned' : undefined} />}
                onClick={() => setOpen(!expanded)}
              >
                {expanded ? say('console.list.collapse') : expand}
              </Button>
            )}
          </div>
        </div>
      </form>
      {!expanded && <FilterChips set={set} />}
    </section>
  )
}
