/** A pager's items: page numbers, and gaps for omitted pages. */
export type PagerItem = number | 'gap-left' | 'gap-right'

/** The first, last and current pages and its neighbours; always the same number of items, so that buttons do not move. */
export const pagerItems = (page: number, pages: number): readonly PagerItem[] => {
  const most = 7
  if (pages <= most) return Array.from({ length: pages }, (_, index) => index + 1)
  const near = 4
  if (page <= near) return [1, 2, 3, 4, 5, 'gap-right', pages]
  if (page > pages - near) return [1, 'gap-left', pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, 'gap-left', page - 1, page, page + 1, 'gap-right', pages]
}

export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The typed page number, clamped to the existing pages; undefined if it is not a number. */
export const typedPage = (text: string, pages: number): number | undefined => {
  if (!/^\s*\d{1,9}\s*$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), 1), pages)
}
