/** What is open over a list. */
export type Overlay =
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }

/**
 * What the rest of an address behind the list's own path opens over it.
 *
 * @param rest without the leading slash: `` the list itself, `<id>/show`, `create`, `<id>`
 */
export const overlayOf = (rest: string): Overlay | undefined => {
  const [id = '', view, ...more] = rest.split('/').filter(Boolean)
  if (id === '' || more.length > 0) return undefined
  if (view === 'show') return { kind: 'detail', id }
  if (view !== undefined) return undefined
  return id === 'create' ? { kind: 'create' } : { kind: 'edit', id }
}
