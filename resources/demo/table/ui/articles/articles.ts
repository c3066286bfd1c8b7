import article, { type Article } from '@resources/demo/article/article.area'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceName } from '@/declaration'
import { fieldOf } from '@/platform/answer'
import { call, type Query } from '@/platform/client'
import { TransportError } from '@/platform/errors'

/** An article as the list tells it: without its body, with the version that a change must name. */
export interface ListedArticle extends Omit<Article, 'content' | 'remark'> {
  readonly remark?: string
  readonly version: number
}

export interface ArticlePage {
  readonly items: readonly ListedArticle[]
  readonly total: number
}

/** The parameters of `GET /article/list` (specification §7). */
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

/** @throws TransportError `answer` when what came is no page of articles */
const fetchArticles = async (query: ArticleQuery, signal: AbortSignal): Promise<ArticlePage> => {
  const data = await call('GET /article/list', { query, signal })
  const [items, total] = [fieldOf(data, 'items'), fieldOf(data, 'total')]
  if (!Array.isArray(items) || typeof total !== 'number')
    throw new TransportError('answer', 200, { body: data })
  return { items: items.filter(isListed), total }
}

/** Every list of articles in the console, the generic one among them, is known below this name. */
const articlesKey = resourceName(article)

/** A page of articles. The rows before stay while others are on their way. */
export const useArticles = (query: ArticleQuery) =>
  useQuery({
    queryKey: [articlesKey, 'page', query],
    queryFn: ({ signal }) => fetchArticles(query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** To be called once an article has changed: every list of them asks anew. */
export const useArticlesChanged = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [articlesKey] })
}
