import Inbox from '@mui/icons-material/InboxOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { useList } from './useList'

/** Explains why a list has no rows, and offers a way out: no data, no matches, or a page past the last. */
const NoRows = () => {
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

export default NoRows
