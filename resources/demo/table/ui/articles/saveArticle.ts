import { call } from '@/platform/client'

/** What is written of an article; whatever is not sent stays as it is. */
export interface ArticleInput {
  readonly title?: string
  readonly type?: string
  readonly importance?: number
  readonly status?: string
  readonly remark?: string
  /** Unix seconds. */
  readonly timestamp?: number
}

/**
 * Makes an article, or changes the one with this id. These calls know no versions: the last word counts.
 *
 * @throws PlatformError when the platform refuses
 * @throws TransportError when no usable answer came
 */
export const saveArticle = (input: ArticleInput, id?: number): Promise<unknown> =>
  id === undefined
    ? call('POST /article/create', { body: input })
    : call('POST /article/update', { body: { id, ...input } })
