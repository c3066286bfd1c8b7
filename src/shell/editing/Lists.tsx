import type { ReactNode } from 'react'
import { type Field, isHeavy, type Json, type Resource } from '@/declaration'
import { moved, type Place } from '@/declaration/edits'
import { useSay } from '@/i18n/useSay'
import { Adding } from './Adding'
import { Arranged } from './Arranged'
import { type Edits, listEdits } from './edits'
import { Removal } from './Removal'
import { texts } from './texts'

const columnStates = ['shown', 'offered', 'none'] as const

const isColumn = (field: Field | undefined): boolean =>
  field !== undefined && !isHeavy(field) && field.kind !== 'secret'

/** Which fields are columns, which are optional, and their order; the title stays first. */
export const Columns = ({ resource, edit }: Edits) => {
  const say = useSay()
  const { fields, list, title } = resource
  const shown = [title, ...list.columns.filter((name) => name !== title)]
  const offered = list.moreColumns ?? []
  const states = new Map<string, (typeof columnStates)[number]>([
    ...offered.map((name) => [name, 'offered'] as const),
    ...shown.map((name) => [name, 'shown'] as const),
  ])
  const others = Object.keys(fields).filter((name) => !states.has(name) && isColumn(fields[name]))
  const names = [...shown, ...offered.filter((name) => !shown.includes(name)), ...others]
  const items = names.map((name) => ({ name, label: say(fields[name]?.label ?? texts.name) }))
  const put = (order: readonly string[], changed: ReadonlyMap<string, string>) => {
    const those = (state: string) => order.filter((name) => changed.get(name) === state)
    const [columns, more] = [those('shown'), those('offered')]
    if (columns.join() !== list.columns.join()) edit({ place: ['list', 'columns'], value: columns })
    const place = ['list', 'moreColumns']
    if (more.join() !== offered.join())
      edit(more.length > 0 ? { place, value: more } : { place, remove: true })
  }
  return (
    <Arranged
      items={items}
      first={1}
      move={(from, to) => put(moved(names, from, to), states)}
      aside={({ name, label }) => (
        <select
          aria-label={say(texts.columnState, { name: label })}
          disabled={name === title}
          value={states.get(name) ?? 'none'}
          onChange={({ target }) => put(names, new Map([...states, [name, target.value]]))}
        >
          {columnStates.map((state) => (
            <option key={state} value={state}>
              {say(texts[state])}
            </option>
          ))}
        </select>
      )}
    />
  )
}

/** The fields that can still be added to a list of names. */
const missingFrom = ({ fields }: Resource, there: readonly string[], isOne: (field: Field) => boolean) =>
  Object.entries(fields).filter(([name, field]) => !there.includes(name) && isOne(field))

interface NamesProps extends Edits {
  readonly place: Place
  readonly entries: readonly Json[]
  readonly labelOf: (entry: Json) => string
  readonly isOne: (field: Field) => boolean
  /** Shown after an entry's name, before the remove button. */
  readonly aside?: (entry: Json, label: string) => ReactNode
}

/** A list of fields, plus entries with names of their own. */
export const FieldNames = ({ resource, edit, place, entries, labelOf, isOne, aside }: NamesProps) => {
  const say = useSay()
  const { move, remove, add } = listEdits(place, entries)
  const names = entries.map((entry, at) => (typeof entry === 'string' ? entry : `#${at}`))
  const items = entries.map((entry, at) => ({ name: names[at] ?? '', label: labelOf(entry) }))
  return (
    <>
      <Arranged
        items={items}
        move={(from, to) => edit(move(from, to))}
        aside={({ label }, at) => (
          <>
            {aside?.(entries[at] ?? '', label)}
            <Removal label={label} onClick={() => edit(remove(at))} />
          </>
        )}
      />
      <Adding
        choices={missingFrom(resource, names, isOne).map(([name, { label }]) => ({
          name,
          label: say(label),
        }))}
        onAdd={(name) => edit(add(name))}
      />
    </>
  )
}

const filterable = ['text', 'code', 'choice', 'boolean', 'integer', 'phone', 'reference', 'email']

/** The filters above the list. */
export const Filters = ({ resource, edit }: Edits) => {
  const say = useSay()
  return (
    <FieldNames
      {...{ resource, edit }}
      place={['list', 'filters']}
      entries={resource.list.filters as unknown as readonly Json[]}
      isOne={({ kind }) => filterable.includes(kind)}
      labelOf={(entry) => {
        const filter = resource.list.filters.find((one) => (one as unknown) === entry)
        if (typeof filter === 'object')
          return filter.label ? say(filter.label) : (filter.name ?? String(filter.on))
        return say(resource.fields[String(entry)]?.label ?? texts.name)
      }}
    />
  )
}

/** The fields of the form. */
export const Form = ({ resource, edit }: Edits) => {
  const say = useSay()
  const { save, key, fields } = resource
  return (
    save && (
      <FieldNames
        {...{ resource, edit }}
        place={['save', 'fields']}
        entries={save.fields}
        isOne={(field) => !key.some((name) => fields[name] === field) && field.kind !== 'list'}
        labelOf={(name) => say(fields[String(name)]?.label ?? texts.name)}
      />
    )
  )
}
