import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldOf, textOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { TransportError } from '@/platform/errors'

export interface ArticleRow {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly importance: number
  readonly status: string
  readonly pageviews: number
  /** Unix seconds; undefined while it is not published. */
  readonly time: number | undefined
}

const numberOf = (sent: unknown): number | undefined => (typeof sent === 'number' ? sent : undefined)

const rowOf = (sent: unknown): ArticleRow => ({
  id: String(fieldOf(sent, 'id')),
  title: textOf(fieldOf(sent, 'title')),
  author: textOf(fieldOf(sent, 'author')),
  importance: numberOf(fieldOf(sent, 'importance')) ?? 0,
  status: textOf(fieldOf(sent, 'status')),
  pageviews: numberOf(fieldOf(sent, 'pageviews')) ?? 0,
  time: numberOf(fieldOf(sent, 'display_time')) ?? numberOf(fieldOf(sent, 'timestamp')),
})

/** The first articles, fetched once per page, so that a refresh does not undo what was dragged. */
export const useArticles = (limit: number) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['demo', 'articles', limit],
    queryFn: async ({ signal }): Promise<readonly ArticleRow[]> => {
      const answer = await call('GET /article/list', { query: { page: 1, limit, sort: '+id' }, signal })
      const items = fieldOf(answer, 'items')
      if (!Array.isArray(items)) throw new TransportError('answer', 200, { body: answer })
      return items.map(rowOf)
    },
    retry: false,
  })
  const [kept, setKept] = useState(data)
  if (kept === undefined && data !== undefined) setKept(data)
  return { data: kept ?? data, error, isFetching, refetch }
}
