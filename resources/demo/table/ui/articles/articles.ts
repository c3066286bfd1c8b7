import article, { type Article } from '@resources/demo/article/article.area'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceName } from '@/declaration'
import { fieldOf } from '@/platform/answer'
import { call, type Query } from '@/platform/client'
import { TransportError } from '@/platform/errors'

/** An article in the list: without its body, with its version. */
export interface ListedArticle extends Omit<Article, 'content' | 'remark'> {
  readonly remark?: string
  readonly version: number
}

export interface ArticlePage {
  readonly items: readonly ListedArticle[]
  readonly total: number
}

/** Parameters of `GET /article/list`. */
export interface ArticleQuery extends Query {
  readonly page: number
  readonly limit: number
  /** `+id` or `-id`. */
  readonly sort: string
  readonly title?: string
  readonly importance?: string
  readonly type?: string
}

const isListed = (value: unknown): value is ListedArticle =>
  typeof fieldOf(value, 'id') === 'number' && typeof fieldOf(value, 'title') === 'string'

/** @throws TransportError `answer` if it is not a page of articles */
const fetchArticles = async (query: ArticleQuery, signal: AbortSignal): Promise<ArticlePage> => {
  const data = await call('GET /article/list', { query, signal })
  const [items, total] = [fieldOf(data, 'items'), fieldOf(data, 'total')]
  if (!Array.isArray(items) || typeof total !== 'number')
    throw new TransportError('answer', 200, { body: data })
  return { items: items.filter(isListed), total }
}

/** All lists of articles share this query key prefix, including the generic one. */
const articlesKey = resourceName(article)

/** A page of articles; the previous rows stay while it loads. */
export const useArticles = (query: ArticleQuery) =>
  useQuery({
    queryKey: [articlesKey, 'page', query],
    queryFn: ({ signal }) => fetchArticles(query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Refreshes every list of articles; call it after a change. */
export const useArticlesChanged = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [articlesKey] })
}
