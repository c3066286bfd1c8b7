import Inbox from '@mui/icons-material/InboxOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useList } from './ListContext'

/** Why a list has no rows, and the way out: no data at all, nothing that fits, or a page behind the last. */
export const Nothing = () => {
  const { resource, loaded, rows, setFilter, setPage } = useList()
  const say = useSay()
  const name = useSay()(resource.label)
  if (!loaded || rows.length > 0) return null
  const { params, total } = loaded
  if (total > 0)
    return (
      <Notice
        picture={<SearchOff />}
        title={say('console.list.page_past_end', { page: formatInteger(params.page) })}
        button={say('console.list.to_first_page')}
        onClick={() => setPage(1)}
      />
    )
  if (Object.keys(params.filter).length > 0)
    return (
      <Notice
        picture={<SearchOff />}
        title={say('console.list.no_match', { name })}
        hint={say('console.list.no_match_hint')}
        button={say('console.list.clear_filters')}
        onClick={() => setFilter({})}
      />
    )
  return (
    <Notice
      picture={<Inbox />}
      title={say('console.list.empty', { name })}
      hint={say('console.list.empty_hint')}
    />
  )
}

const Notice = ({
  picture,
  title,
  hint,
  button,
  onClick,
}: {
  picture: ReactNode
  title: string
  hint?: string
  button?: string
  onClick?: () => void
}) => (
  <div className="list-nothing" role="status">
    {picture}
    <p>
      <strong>{title}</strong>
      {hint && <span className="list-quiet">{hint}</span>}
    </p>
    {button && <Button onClick={onClick}>{button}</Button>}
  </div>
)
