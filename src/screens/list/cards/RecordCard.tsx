import { memo, useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { type Field, isSet } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { RowActions } from '../../actions/RecordActions'
import { glanceOf } from '../../glance'
import { withTail } from '../../kinds/code'
import { KindCell } from '../../kinds/KindCell'
import { isElsewhere, isSelectingText } from '../clicks'
import { useSelected, useSelection } from '../selection'
import type { TableParts } from '../table/longPage'
import { useList } from '../useList'

interface CardProps {
  readonly record: RaRecord
  readonly parts: TableParts
  /** On a page that renders only visible cards: the card's index, from 0. */
  readonly index?: number
  readonly of?: number
  /** The card's position on that page, px. */
  readonly top?: number
  readonly measure?: (card: HTMLElement | null) => void
}

/** A record on a phone: its title and state, its main fields, and its actions. */
export const RecordCard = memo(function RecordCard({ record, parts, index, of, top, measure }: CardProps) {
  const { resource, nameOf, open } = useList()
  const say = useSay()
  const selection = useSelection()
  const selected = useSelected(record.id)
  const { state, lines } = useMemo(() => glanceOf(resource), [resource])
  const name = nameOf(record)
  const title = resource.fields[resource.title]
  const isCode = title?.kind === 'code' && title.component === undefined
  // An area's component may have something to show for a missing value.
  const filled = lines.filter(
    ([name, { component, emptyText }]) =>
      component !== undefined || emptyText !== undefined || isSet(record[name]),
  )
  const cell = ([name, field]: readonly [string, Field]) => (
    <KindCell field={field} name={name} value={record[name]} record={record} />
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is its button; the rest of the card makes that larger for a thumb
    <li
      ref={measure}
      onClick={({ target }) => {
        if (target instanceof Element && !isElsewhere(target) && !isSelectingText()) open(record.id)
      }}
      className="list-record"
      style={top === undefined ? undefined : { top }}
      data-index={index}
      data-selected={selected || undefined}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={of}
    >
      <div className="list-record-head">
        {parts.selectable && (
          <label className="list-record-tick">
            <input
              type="checkbox"
              className="ui-checkbox"
              checked={selected}
              aria-label={say('console.list.select_row', { name })}
              onChange={() => (selected ? selection.remove([record.id]) : selection.add([record]))}
            />
          </label>
        )}
        <button
          type="button"
          className={
            isCode
              ? 'ui-plain ui-cut list-record-title list-record-code'
              : 'ui-plain ui-cut list-record-title'
          }
          data-field={resource.title}
          aria-label={isCode ? name : undefined}
          onClick={() => open(record.id)}
          disabled={!resource.detail}
        >
          {/* An area's component also draws its own marks. */}
          {isCode ? withTail(name) : title?.component === undefined ? name : cell([resource.title, title])}
        </button>
        {state && (
          <span className="list-record-state" data-field={state[0]}>
            {cell(state)}
          </span>
        )}
      </div>
      <dl className="list-record-lines">
        {filled.map((line) => (
          <div key={line[0]} data-field={line[0]} data-kind={line[1].kind}>
            <dt>{say(line[1].label)}</dt>
            <dd className="ui-cut">{cell(line)}</dd>
          </div>
        ))}
      </dl>
      {parts.actions > 0 && (
        <div className="list-record-actions">
          <RowActions record={record} />
        </div>
      )}
    </li>
  )
})
