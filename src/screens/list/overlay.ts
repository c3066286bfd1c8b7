import { useParams } from 'react-admin'
import type { Resource } from '@/declaration'
import { useMedia } from '@/theme/useMedia'

export type Overlay =
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }

/** What an address opens over its list. `rest` is empty, `<id>/show`, `create` or `<id>`. */
export const overlayOf = (rest: string): Overlay | undefined => {
  const [id = '', view, ...more] = rest.split('/').filter(Boolean)
  if (id === '' || more.length > 0) return undefined
  if (view === 'show') return { kind: 'detail', id }
  if (view !== undefined) return undefined
  return id === 'create' ? { kind: 'create' } : { kind: 'edit', id }
}

/** The id of the record whose detail is open over the list; undefined if there is none. */
export const useOpenId = (): string | undefined => {
  const { '*': rest = '' } = useParams()
  const overlay = overlayOf(rest)
  return overlay?.kind === 'detail' ? overlay.id : undefined
}

/** Whether a detail is open next to its list, which then has half the room. */
export const useIsBeside = (resource: Resource): boolean => {
  const beside = useDetailBeside(resource)
  return useOpenId() !== undefined && beside
}

/** Whether a detail opens next to its list: if the area says so and there is room. */
export const useDetailBeside = ({ detail }: Resource): boolean => {
  const wide = useMedia('(width >= 1280px)')
  return detail?.beside === true && wide
}
