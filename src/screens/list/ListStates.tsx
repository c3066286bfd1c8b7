import Inbox from '@mui/icons-material/InboxOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import { formatClock, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingBar as Bar } from '@/ui/Loading'
import { Failure } from '../kinds/parts/Failure'
import { useList } from './useList'

/** A thin bar over rows that are being refetched; it takes no space, so that nothing moves. */
export const LoadingBar = () => {
  const { loading } = useList()
  const say = useSay()
  return loading ? <Bar className="list-loading" aria-label={say('console.list.loading')} /> : null
}

/** Why there is no answer, and a retry button; earlier rows stay visible below. */
export const Failed = () => {
  const { error, loaded, refresh } = useList()
  const say = useSay()
  return (
    <Failure className="list-failed" error={error} onRetry={refresh}>
      <strong>
        {loaded
          ? say('console.list.failed_kept', { time: formatClock(loaded.at / 1000) })
          : say('console.list.failed')}
      </strong>{' '}
    </Failure>
  )
}

/** Explains why a list has no rows, and offers a way out: no data, no matches, or a page past the last. */
export const NoRows = () => {
  const { resource, loaded, rows, setFilter, setPage } = useList()
  const say = useSay()
  const name = say(resource.label)
  if (!loaded || rows.length > 0) return null
  const { params, total } = loaded
  if (total > 0)
    return (
      <EmptyState
        picture={<SearchOff />}
        title={say('console.list.page_past_end', { page: formatInteger(params.page) })}
      >
        <Button onClick={() => setPage(1)}>{say('console.list.to_first_page')}</Button>
      </EmptyState>
    )
  if (Object.keys(params.filter).length > 0)
    return (
      <EmptyState
        picture={<SearchOff />}
        title={say('console.list.no_match', { name })}
        hint={say('console.list.no_match_hint')}
      >
        <Button onClick={() => setFilter({})}>{say('console.list.clear_filters')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<Inbox />}
      title={say('console.list.empty', { name })}
      hint={say('console.list.empty_hint')}
    />
  )
}
