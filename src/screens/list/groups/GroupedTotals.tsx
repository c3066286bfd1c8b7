import { type ReactNode, useState } from 'react'
import { type Field, type Json, textOf } from '@/declaration'
import { colon, semicolon } from '@/declaration/punctuation'
import { clipboardTable } from '@/files/csvText'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { useCopy } from '@/ui/CopyButton'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { Empty } from '@/ui/EmptyState'
import { LoadingBar, Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { Table, TableFrame } from '@/ui/Table'
import { KindCell } from '../../kinds/KindCell'
import { Failure } from '../../kinds/parts/Failure'
import { OptionSelect } from '../../kinds/parts/Options'
import { setFilters } from '../filters/FilterChips'
import { formOf } from '../footer/Totals'
import { type Loaded, useList } from '../useList'
import { filterFor, type Grouping, groupingText } from './grouping'
import { type GroupOrder, ordered, usualOrder } from './order'
import { type Figure, figuresOf, type Group, together } from './tally'
import { texts } from './texts'
import { useGroupTally } from './useGroupTally'
import './groups.css'

/** A fixed height, however many rows there will be. */
const boxProps = { className: 'groups' }

/** As many as fit. */
const rowsToCome = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The list's totals, once per group of rows. */
const GroupedTotals = ({ loaded, onClose }: { loaded: Loaded; onClose: () => void }) => {
  const { resource } = useList()
  const say = useSay()
  const locale = useLocale()
  const { tally, reading, again } = useGroupTally(loaded)
  const [chosen, choose] = useState<string>()
  const groupings = tally.groupings()
  const grouping = groupings.find(({ key }) => key === chosen) ?? groupings[0]
  const filters = setFilters(resource, loaded.params.filter, locale)
  const { isOver, read, total, lost, error } = reading
  const progress = { count: formatInteger(read), total: formatInteger(total) }
  return (
    <Dialog
      title={say(texts.title, { name: say(resource.label) })}
      close={say('ra.action.close')}
      width="md"
      fillsPhone
      boxProps={boxProps}
      onClose={onClose}
    >
      <DialogBody gap={12}>
        <p className="list-quiet groups-range">
          {filters.length === 0
            ? say(texts.every)
            : say(texts.filtered, {
                filters: filters
                  .map(({ label, text }) => `${label}${say(colon)}${text}`)
                  .join(say(semicolon)),
              })}
        </p>
        <Failure error={error} onRetry={again}>
          {say(texts.failed)}
        </Failure>
        {!isOver && (
          <div role="status">
            <LoadingBar
              share={total > 0 ? read / total : undefined}
              aria-label={say('console.list.loading')}
            />
            {say(texts.reading, progress)}
          </div>
        )}
        {!isOver && rowsToCome.map((row) => <Skeleton key={row} height={28} />)}
        {isOver && lost > 0 && (
          <Notice
            severity="warning"
            action={
              <Button size="small" color="inherit" onClick={again}>
                {say('console.list.retry')}
              </Button>
            }
          >
            {say(texts.lost, { count: formatInteger(lost) })}
          </Notice>
        )}
        {isOver && !error && !grouping && <p>{say(texts.ungrouped)}</p>}
        {isOver && !error && grouping && (
          <GroupTable
            key={grouping.key}
            grouping={grouping}
            groups={tally.groupsOf(grouping)}
            whole={tally.whole()}
            onClose={onClose}
          >
            <span className="groups-by">
              <span aria-hidden="true">{say(texts.by)}</span>
              <OptionSelect
                aria-label={say(texts.by)}
                options={groupings.map((one) => ({ value: one.key, word: groupingText(one, locale) }))}
                at={groupings.indexOf(grouping)}
                none={undefined}
                placeholder=""
                onChoose={(value) => choose(String(value))}
              />
            </span>
          </GroupTable>
        )}
      </DialogBody>
    </Dialog>
  )
}

/** The rest is added up in one line. Copying includes them all. */
const mostShown = 100

interface GroupTableProps {
  readonly grouping: Grouping
  readonly groups: readonly Group[]
  readonly whole: Group
  readonly onClose: () => void
  /** What the rows are grouped by. */
  readonly children: ReactNode
}

const GroupTable = ({ grouping, groups, whole, onClose, children }: GroupTableProps) => {
  const { resource } = useList()
  const say = useSay()
  const locale = useLocale()
  const copy = useCopy()
  const figures = figuresOf(resource)
  const [order, setOrder] = useState(() => usualOrder(grouping, figures))
  const sorted = ordered(groups, order)
  const others = sorted.slice(mostShown)
  const nameOf = (value: Json) =>
    value === null ? say(grouping.shown.emptyText ?? texts.none) : textOf(grouping.shown, value, locale)
  const heads: readonly { readonly order: GroupOrder; readonly label: string }[] = [
    { order: 'value', label: groupingText(grouping, locale) },
    { order: 'count', label: say(texts.count) },
    ...figures.map(({ total }, at) => ({ order: at, label: say(total.label) })),
  ]
  const copyAll = () =>
    copy(
      clipboardTable([
        heads.map(({ label }) => label),
        ...[...sorted, whole].map((group) => [
          group === whole ? say(texts.whole) : nameOf(group.value),
          String(group.count),
          ...figures.map((figure, at) => figureText(figure, group.figures[at] ?? null)),
        ]),
      ]),
    )
  const figureText = ({ total }: Figure, value: number | null): string => {
    const field = formOf(total, resource.fields)
    return value === null ? '' : field ? textOf(field, value, locale) : String(value)
  }
  return (
    <>
      <div className="groups-tools">
        {children}
        <Button size="small" onClick={() => void copyAll()}>
          {say(texts.copy)}
        </Button>
      </div>
      <TableFrame name={say(texts.title, { name: say(resource.label) })}>
        <Table className="groups-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th
                  key={head.order}
                  scope="col"
                  aria-sort={head.order === order ? 'descending' : 'none'}
                  data-figure={head.order === 'value' ? undefined : true}
                >
                  <button type="button" className="ui-plain" onClick={() => setOrder(head.order)}>
                    {head.label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, mostShown).map((group) => (
              <GroupRow key={JSON.stringify(group.value)} group={group} figures={figures}>
                <GroupName grouping={grouping} value={group.value} onClose={onClose} />
              </GroupRow>
            ))}
            {others.length > 0 && (
              <GroupRow group={together(others)} figures={figures}>
                {say(texts.others, { count: formatInteger(others.length) })}
              </GroupRow>
            )}
          </tbody>
          <tfoot>
            <GroupRow group={whole} figures={figures}>
              {say(texts.whole)}
            </GroupRow>
          </tfoot>
        </Table>
      </TableFrame>
    </>
  )
}

interface GroupRowProps {
  readonly group: Group
  readonly figures: readonly Figure[]
  readonly children: ReactNode
}

const GroupRow = ({ group, figures, children }: GroupRowProps) => {
  const { resource } = useList()
  return (
    <tr>
      <th scope="row">{children}</th>
      <td data-figure>{formatInteger(group.count)}</td>
      {figures.map(({ name, total }, at) => (
        <td key={name} data-figure>
          <FigureValue name={name} field={formOf(total, resource.fields)} value={group.figures[at] ?? null} />
        </td>
      ))}
    </tr>
  )
}

const FigureValue = ({
  name,
  field,
  value,
}: {
  name: string
  field: Field | undefined
  value: number | null
}) => {
  if (value === null) return <Empty />
  // A sum belongs to no record.
  return field ? <KindCell field={field} name={name} value={value} record={noRecord} /> : formatInteger(value)
}

const noRecord = { id: '' }

/** A group's value. If the list has a filter for it, it links to the group's rows. */
const GroupName = ({
  grouping,
  value,
  onClose,
}: {
  grouping: Grouping
  value: Json
  onClose: () => void
}) => {
  const { resource, params, setFilter } = useList()
  const say = useSay()
  const filter = filterFor(resource, params.filter, grouping, value)
  const name =
    value === null && !grouping.shown.emptyText ? (
      <span className="list-quiet">{say(texts.none)}</span>
    ) : (
      <KindCell field={grouping.shown} name={grouping.name} value={value} record={noRecord} />
    )
  // A reference is already a link.
  if (!filter || grouping.field.kind === 'reference') return name
  return (
    <button
      type="button"
      className="ui-plain groups-link"
      title={say(texts.show)}
      onClick={() => {
        setFilter(filter)
        onClose()
      }}
    >
      {name}
    </button>
  )
}

export default GroupedTotals
