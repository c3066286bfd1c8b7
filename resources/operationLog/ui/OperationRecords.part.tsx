import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isSet, keyOf, type Resource, type WireRecord } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { quietly } from '@/platform/failures'
import { fetchOperation, type HistoryEntry } from '@/platform/history'
import { useArea, useHeads } from '@/screens/declarations'
import { ChangeList } from '@/screens/history/ChangeList'
import { type DetailProps, Failure } from '@/screens/kinds/kit'
import { LatePart } from '@/screens/LatePart'
import { keyText, titleOf } from '@/screens/recordName'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { texts } from './texts'
import '@/screens/history/history.css'

/** The records that an operation made, changed or removed, page by page, each with its changes. */
const OperationRecords = ({ resource, record }: DetailProps) => {
  const say = useSay()
  const titleId = useId()
  const id = String(record.id)
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [resource.name, 'records', id],
      queryFn: ({ pageParam, signal }) => fetchOperation(id, { before: pageParam, signal: quietly(signal) }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.entry : undefined),
      // The run may still be in progress.
      staleTime: 0,
      retry: false,
    })
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section className="history" aria-labelledby={titleId} aria-busy={isFetching}>
      <h3 id={titleId} className="history-title">
        {say(texts.records)}
      </h3>
      <Failure error={error} onRetry={() => void (data ? fetchNextPage() : refetch())} isBusy={isFetching}>
        <strong>{say(texts.failed)}</strong>
        <br />
      </Failure>
      {isPending && !error && [0, 1, 2].map((line) => <Skeleton key={line} height={48} />)}
      {data && entries.length === 0 && (
        <p className="history-none" role="status">
          {say(texts.none)}
        </p>
      )}
      <ol className="history-records">
        {entries.map((entry) => (
          <li key={entry.entry}>
            <LatePart fallback={<Skeleton height={48} />} quiet>
              <Entry entry={entry} />
            </LatePart>
          </li>
        ))}
      </ol>
      {hasNextPage && !error && (
        <div className="history-head">
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(texts.more)}
          </Button>
          <span className="history-way" role="status">
            {say(texts.shown, { shown: formatInteger(entries.length) })}
          </span>
        </div>
      )}
    </section>
  )
}

const noFields: Resource['fields'] = {}

const Entry = ({ entry }: { entry: HistoryEntry }) => {
  const say = useSay()
  const { area, kind, changes, hidden } = entry
  const head = useHeads().find(({ name }) => name === area)
  const declared = useArea(area)
  // For a new record, show its initial values, but not its empty ones.
  const told =
    kind === 'create'
      ? Object.fromEntries(Object.entries(changes).filter(([, [, to]]) => isSet(to)))
      : changes
  const name = useNameOf(entry, declared)
  return (
    <>
      <div className="history-head">
        <span className="history-way">{head ? say(head.one ?? head.label) : area}</span>
        {head?.opens.detail && kind !== 'remove' ? (
          <Link className="history-link" to={`${head.path}/${encodeURIComponent(entry.id)}/show`}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="history-kind">{say(texts[kind])}</span>
      </div>
      <ChangeList fields={declared?.fields ?? noFields} changes={told} hidden={hidden} kind={kind} />
    </>
  )
}

/** The record's title if it is among the changes, otherwise its key. */
const useNameOf = ({ id, changes }: HistoryEntry, declared: Resource | undefined): string => {
  const locale = useLocale()
  if (!declared) return id
  const [from, to] = changes[declared.title] ?? []
  const titled: WireRecord = { [declared.title]: to ?? from ?? null }
  return titleOf(declared, titled, locale) || keyText(declared, keyOf(declared.key, id) ?? {}, locale) || id
}

export default OperationRecords
