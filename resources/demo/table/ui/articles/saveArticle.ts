import { call } from '@/platform/client'

/** The changed fields; others are unchanged. */
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
 * Creates an article, or changes the one with this id. Without versions: the last write wins.
 *
 * @throws PlatformError if the platform refuses
 * @throws TransportError if no usable answer came
 */
export const saveArticle = (input: ArticleInput, id?: number): Promise<unknown> =>
  id === undefined
    ? call('POST /article/create', { body: input })
    : call('POST /article/update', { body: { id, ...input } })
