import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import type { ArticleRow, useArticles } from './useArticles'

const texts = {
  failed: l('文章没有取到', 'The articles did not come', 'Los artículos no llegaron'),
  retry: l('重试', 'Try again', 'Reintentar'),
  none: l('还没有文章', 'No articles yet', 'Aún no hay artículos'),
}

/** Renders the articles, or the state of loading them. */
export const Fetched = ({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: ReturnType<typeof useArticles>
  children: (articles: readonly ArticleRow[]) => ReactNode
}) => {
  const say = useSay()
  if (data && data.length > 0) return children(data)
  const content = () => {
    if (data) return <EmptyState picture={<Inbox />} title={say(texts.none)} />
    if (error)
      return (
        <EmptyState failed picture={<ErrorOutline />} title={say(texts.failed)} hint={messageOf(error)}>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {say(texts.retry)}
          </Button>
        </EmptyState>
      )
    return Array.from({ length: 6 }, (_, line) => line).map((line) => (
      <Skeleton key={line} height={40} sx={{ mx: 4 }} />
    ))
  }
  return <Sheet aria-busy={isFetching}>{content()}</Sheet>
}
