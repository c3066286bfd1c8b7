import type { Json } from '@/declaration'

/** The address of a list with these filters set. `sort`: a field, with `-` for descending order. */
export const listAddress = (
  path: string,
  filter: { readonly [param: string]: Json | undefined },
  sort?: string,
): string => {
  const params = new URLSearchParams({ filter: JSON.stringify(filter) })
  if (sort !== undefined) {
    params.set('sort', sort.replace(/^-/, ''))
    params.set('order', sort.startsWith('-') ? 'DESC' : 'ASC')
  }
  return `${path}?${params}`
}
