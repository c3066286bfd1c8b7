import type { ArticleQuery } from '../articles/articles'

/** What is chosen above the table; '' is no condition. */
export interface Filters {
  readonly title: string
  readonly importance: string
  readonly type: string
}

export const noFilters: Filters = { title: '', importance: '', type: '' }

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean)

/** How the articles are ordered: by their numbers, up or down. */
export type Sort = '+id' | '-id'

/** A click on the head of the column turns the order around. */
export const turned = (sort: Sort): Sort => (sort === '+id' ? '-id' : '+id')

/** The parameters of the call; what is no condition is not sent. */
export const queryOf = (filters: Filters, sort: Sort, page: number, limit: number): ArticleQuery => ({
  page,
  limit,
  sort,
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  ),
})
