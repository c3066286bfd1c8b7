import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Label, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { fieldOf } from '@/platform/answer'
import { call, type Query } from '@/platform/client'
import { TransportError } from '@/platform/errors'
import { showFailure } from '@/platform/failures'
import article, { type Article } from '../article.area'

export type ListedArticle = Omit<Article, 'content' | 'remark'> & {
  readonly remark?: string
  readonly version: number
}

export interface ArticleQuery extends Query {
  readonly page: number
  readonly limit: number
  readonly sort?: string
  readonly title?: string
  readonly importance?: string
  readonly type?: string
}

const isListed = (value: unknown): value is ListedArticle =>
  typeof fieldOf(value, 'id') === 'number' && typeof fieldOf(value, 'title') === 'string'

/** @throws TransportError `answer` if it is not a page of articles */
const fetchArticles = async (query: ArticleQuery, signal: AbortSignal) => {
  const data = await call('GET /article/list', { query, signal })
  const [items, total] = [fieldOf(data, 'items'), fieldOf(data, 'total')]
  if (!Array.isArray(items) || typeof total !== 'number')
    throw new TransportError('answer', 200, { body: data })
  return { items: items.filter(isListed), total }
}

/** All lists of articles share this query key prefix, including the generic one. */
const articlesKey = resourceName(article)

export const useArticles = (query: ArticleQuery) =>
  useQuery({
    queryKey: [articlesKey, 'page', query],
    queryFn: ({ signal }) => fetchArticles(query, signal),
    placeholderData: keepPreviousData,
  })

/** The first articles as they were when the page opened, so that a refresh does not undo what was dragged. */
export const useKeptArticles = (limit: number) => {
  const answer = useArticles({ page: 1, limit, sort: '+id' })
  const items = answer.data?.items
  const [kept, setKept] = useState(items)
  if (kept === undefined && items !== undefined) setKept(items)
  return { answer, items: kept ?? items }
}

export const useArticlesChanged = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [articlesKey] })
}

export type ArticleInput = {
  readonly [F in 'title' | 'type' | 'importance' | 'status' | 'remark' | 'timestamp']?: Article[F]
}

/**
 * Creates an article, or changes the one with this id. Without versions: the last write wins.
 *
 * @throws PlatformError if the platform refuses
 * @throws TransportError if no usable answer came
 */
export const saveArticle = (input: ArticleInput, id?: number): Promise<unknown> =>
  id === undefined
    ? call('POST /article/create', { body: input })
    : call('POST /article/update', { body: { id, ...input } })

export const useArticleChanges = () => {
  const say = useSay()
  const notify = useNotify()
  const changed = useArticlesChanged()
  const [pending, setPending] = useState<readonly number[]>([])
  const save = async (id: number, input: ArticleInput, done: Label): Promise<boolean> => {
    setPending((before) => [...before, id])
    try {
      await saveArticle(input, id)
      await changed()
      notify(say(done), { type: 'success' })
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      setPending((before) => before.filter((one) => one !== id))
    }
  }
  return { pending, save }
}
