import { fieldOf, textOf } from './answer'
import { attempt } from './attempt'
import { basePath } from './request'

/** The name under which react-admin's store keeps everything that lasts until sign-out. */
export const storeName = 'open-platform-console'

/** The store's key of a list's parameters, as the operator set them. */
export const listParamsKey = (area: string): string => `${area}.listParams`

/** The store's key of the view that a list was last shown in, as the platform sent it. */
export const shownViewKey = (area: string): string => `${area}.view`

/** What is stored with a list's parameters: the resulting call, and the page's search parameters. */
export interface RememberedCall {
  readonly call?: string | undefined
  readonly search: string
}

/** Reads an item of react-admin's store without loading the store. */
export const storedItem = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(`RaStore${storeName}.${key}`) ?? 'null'))

/**
 * The address of a page's first call, as far as it can be known before the page's code has loaded.
 *
 * @param usual the first calls by path, if none is remembered
 * @param isOwn whether the remembered calls are this operator's; another may just have signed in
 */
export function firstCallOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  usual: { readonly [path: string]: string },
  isOwn: boolean,
): string | undefined {
  const stored = storedItem(listParamsKey(pathname.slice(1)))
  if (!stored) return search === '' && Object.hasOwn(usual, pathname) ? usual[pathname] : undefined
  const call = textOf(fieldOf(stored, 'call'))
  const isSame = search === '' || search === fieldOf(stored, 'search')
  return isOwn && isSame && call.startsWith(`${basePath}/`) ? call : undefined
}
