import article from '@resources/demo/article/article.area'
import { useQuery } from '@tanstack/react-query'
import { cellOf, type Field, type Locale, valueAt, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import type { TableColumn } from '@/files/table'
import { useLocale } from '@/i18n/useSay'
import { fieldOf } from '@/platform/answer'
import { call } from '@/platform/client'
import { TransportError } from '@/platform/errors'

/** The exported fields. */
const names = ['id', 'title', 'author', 'pageviews', 'display_time'] as const

const fields: { readonly [name: string]: Field } = article.fields

/** The exported columns, labelled like those of the list of articles. */
export const articleColumns = (locale: Locale): readonly TableColumn[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, label: textIn(field.label, locale), field }] : []
  })

export const useArticleColumns = (): readonly TableColumn[] => articleColumns(useLocale())

/** A row's cells as text. */
export const rowTexts = (
  columns: readonly TableColumn[],
  record: WireRecord,
  locale: Locale,
): readonly string[] => columns.map(({ name, field }) => cellOf(field, valueAt(record, name), locale).text)

const isRecord = (value: unknown): value is WireRecord => typeof value === 'object' && value !== null

/** @throws TransportError `answer` if it is not a list */
const recordsOf = (data: unknown): readonly WireRecord[] => {
  const items = fieldOf(data, 'items')
  if (!Array.isArray(items)) throw new TransportError('answer', 200, { body: data })
  return items.filter(isRecord)
}

export const useArticles = () =>
  useQuery({
    queryKey: ['demo', 'exported articles'],
    queryFn: async ({ signal }) =>
      recordsOf(await call('GET /article/list', { query: { page: 1, limit: 20 }, signal })),
  })

export const keyOf = (record: WireRecord): string => String(record.id)
