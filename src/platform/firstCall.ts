import { fieldOf, textOf } from './answer'
import { attempt } from './attempt'
import { basePath } from './request'

/** The name under which react-admin's store keeps what lasts until sign-out. */
export const storeName = 'open-platform-console'

/** The store's key of a list's parameters, as the operator set them. */
export const listParamsKey = (area: string): string => `${area}.listParams`

/** The store's key of the view that a list was last shown in, as the platform sent it. */
export const shownViewKey = (area: string): string => `${area}.view`

/** What is stored with a list's parameters: the call that they lead to, and the search of the page's address. */
export interface RememberedCall {
  readonly call?: string | undefined
  readonly search: string
}

/** Something that react-admin's store keeps, without that store. */
export const storedItem = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(`RaStore${storeName}.${key}`) ?? 'null'))

/**
 * The address of the first call of a page, as far as it is known before the page's code is there.
 *
 * @param usual the first calls by path, where nothing is remembered
 * @param isOwn what is remembered is this operator's; another may just have signed in
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
