import { useInfiniteQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { canEdit, isSet, type Resource, resourceName } from '@/declaration'
import { isStamp } from '@/declaration/changes'
import { formatClock, formatDay, formatInteger } from '@/i18n/format'
import { type Say, useSay } from '@/i18n/useSay'
import { fetchHistory, type HistoryEntry } from '@/platform/history'
import { Button, ButtonLink } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { availabilityOf, currentTime } from '../actions/availability'
import { useDeclared, useHeads } from '../declarations'
import { Failure } from '../kinds/parts/Failure'
import { ChangeList } from './ChangeList'
import { revertSearch } from './revert'
import { historyTexts, wayTexts } from './texts'
import './history.css'

interface RecordHistoryProps {
  readonly resource: Resource
  readonly record: RaRecord
}

/** A record's history by day, newest first: when, who, how, and what changed. */
export const RecordHistory = ({ resource, record }: RecordHistoryProps) => {
  const say = useSay()
  const id = String(record.id)
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      // Under the area's name, so it is refetched together with the area's records.
      queryKey: [resourceName(resource), 'history', id],
      queryFn: ({ pageParam, signal }) =>
        fetchHistory({ area: resource.name, id, before: pageParam, signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.entry : undefined),
      staleTime: 0,
      retry: false,
    })
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const days = [...new Set(entries.map(({ at }) => formatDay(at)))]
  return (
    <div className="history" aria-busy={isPending}>
      <Failure error={error} onRetry={() => void (data ? fetchNextPage() : refetch())}>
        <strong>{say(historyTexts.failed)}</strong>
        <br />
      </Failure>
      {isPending && [0, 1, 2].map((line) => <Skeleton key={line} height={48} />)}
      {data && entries.length === 0 && (
        <p className="history-none" role="status">
          {say(historyTexts.none)}
        </p>
      )}
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol>
            {entries
              .filter(({ at }) => formatDay(at) === day)
              .map((entry) => (
                <Entry key={entry.entry} entry={entry} resource={resource} record={record} />
              ))}
          </ol>
        </section>
      ))}
      {hasNextPage && !error && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(historyTexts.more)}
        </Button>
      )}
    </div>
  )
}

const isKnownWay = (way: string): way is keyof typeof wayTexts => Object.hasOwn(wayTexts, way)

/** How it was changed: the action's own name if it is declared. */
const useWay = (resource: Resource) => {
  const { heads } = useDeclared()
  return ({ way, action, actionArea, records }: HistoryEntry, say: Say): string => {
    const own = actionArea === resource.name ? resource.actions?.[action]?.label : undefined
    const other = heads.find((head) => head.name === actionArea)
    const name = own ? say(own) : actionArea !== resource.name && other ? say(other.label) : undefined
    const told = say(isKnownWay(way) ? wayTexts[way] : wayTexts.api)
    const through = name === undefined ? told : say(historyTexts.through, { way: told, name })
    return way === 'bulk' || way === 'import'
      ? say(historyTexts.ofMany, { through, count: formatInteger(records) })
      : through
  }
}

const Entry = ({ entry, resource, record }: RecordHistoryProps & { entry: HistoryEntry }) => {
  const say = useSay()
  const wayOf = useWay(resource)
  const { kind, runId, changes, hidden, by, at } = entry
  // A new record shows only fields that were set. A saved one leaves out its timestamps: the time is already shown above.
  const told = Object.fromEntries(
    Object.entries(changes).filter(([name, [, to]]) =>
      kind === 'create' ? isSet(to) : !isStamp(resource, name),
    ),
  )
  return (
    <li>
      <div className="history-head">
        <time dateTime={new Date(at * 1000).toISOString()}>{formatClock(at)}</time>
        <strong>{by || say(historyTexts.nobody)}</strong>
        <span className="history-way">{wayOf(entry, say)}</span>
        {kind !== 'change' && <span className="history-kind">{say(historyTexts[kind])}</span>}
        {runId !== undefined && <Operation entry={entry} />}
        <Revert entry={entry} resource={resource} record={record} />
      </div>
      <ChangeList fields={resource.fields} changes={told} hidden={hidden} kind={kind} />
    </li>
  )
}

/** Links a record of a run to the run, which is one operation. */
const Operation = ({ entry }: { entry: HistoryEntry }) => {
  const say = useSay()
  const log = useHeads().find(({ name }) => name === 'operationLog')
  if (!log) return null
  return (
    <Link className="history-link" to={`${log.path}/${encodeURIComponent(entry.operationId)}/page`}>
      {say(historyTexts.operation)}
    </Link>
  )
}

/** Opens the form with this entry's changes reverted. Only if one of its fields is in the form. */
const Revert = ({ entry, resource, record }: RecordHistoryProps & { entry: HistoryEntry }) => {
  const say = useSay()
  const { save, path } = resource
  const isInForm = Object.keys(entry.changes).some((name) => save?.fields.includes(name))
  if (entry.kind !== 'change' || !canEdit(resource) || !isInForm) return null
  if (!availabilityOf(save ?? {}, record, currentTime()).allowed) return null
  return (
    <ButtonLink
      size="small"
      variant="text"
      to={{ pathname: `${path}/${encodeURIComponent(record.id)}`, search: revertSearch(entry.entry) }}
      aria-label={say(historyTexts.revertIt, { time: `${formatDay(entry.at)} ${formatClock(entry.at)}` })}
    >
      {say(historyTexts.revert)}
    </ButtonLink>
  )
}
