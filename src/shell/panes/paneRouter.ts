import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'
import { createPath, type Location, type NavigateOptions, resolvePath, type To } from 'react-router-dom'

interface PaneWays {
  /** Where the page is now. */
  readonly here: () => Location
  readonly isShown: () => boolean
  /** Takes the operator to another address. */
  readonly go: (to: To | number, options?: NavigateOptions) => void
  /** Lets the page go on to another address of its own, unseen. */
  readonly settle: (to: Location) => void
  /** Whether an address belongs to the page. */
  readonly owns: (pathname: string) => boolean
}

/**
 * The ways out of a kept page, for react-admin's hooks and for ours. A page that is not on the screen goes on working (a
 * save ends, a list corrects its address), but it never moves the operator: an address of its own it takes up in silence,
 * and any other it forgets.
 */
export const paneRouter = ({ here, isShown, go, settle, owns }: PaneWays): RouterProvider => {
  const navigate: RouterNavigateFunction = (to, options) => {
    if (typeof to === 'number') {
      if (isShown()) go(to)
      return
    }
    const from = here()
    const target = resolvePath(to, from.pathname)
    if (isShown()) go(target, options)
    else if (owns(target.pathname)) settle({ ...target, state: options?.state, key: createPath(target) })
  }
  return { ...reactRouterProvider, useNavigate: () => navigate }
}
