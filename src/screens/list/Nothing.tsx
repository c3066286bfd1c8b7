import Inbox from '@mui/icons-material/InboxOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { useLocalised } from '@/i18n/useLocalised'
import { useList } from './ListContext'

/** Why a list has no rows, and the way out: no data at all, nothing that fits, or a page behind the last. */
export const Nothing = () => {
  const { resource, loaded, rows, setFilter, setPage } = useList()
  const translate = useTranslate()
  const name = useLocalised(resource.label)
  if (!loaded || rows.length > 0) return null
  const { params, total } = loaded
  if (total > 0)
    return (
      <Notice
        picture={<SearchOff />}
        title={translate('console.list.page_past_end', { page: formatInteger(params.page) })}
        button={translate('console.list.to_first_page')}
        onClick={() => setPage(1)}
      />
    )
  if (Object.keys(params.filter).length > 0)
    return (
      <Notice
        picture={<SearchOff />}
        title={translate('console.list.no_match', { name })}
        hint={translate('console.list.no_match_hint')}
        button={translate('console.list.clear_filters')}
        onClick={() => setFilter({})}
      />
    )
  return (
    <Notice
      picture={<Inbox />}
      title={translate('console.list.empty', { name })}
      hint={translate('console.list.empty_hint')}
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
