import type { ArticleQuery } from '@resources/demo/article/ui/articles'

/** The filters above the table; '' means any. */
export interface Filters {
  readonly title: string
  readonly importance: string
  readonly type: string
}

export const noFilters: Filters = { title: '', importance: '', type: '' }

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean)

export type Sort = '+id' | '-id'

export const turned = (sort: Sort): Sort => (sort === '+id' ? '-id' : '+id')

export const queryOf = (filters: Filters, sort: Sort, page: number, limit: number): ArticleQuery => ({
  page,
  limit,
  sort,
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  ),
})
