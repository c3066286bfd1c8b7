import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'
import { createPath, type Location, type NavigateOptions, resolvePath, type To } from 'react-router-dom'

interface PaneWays {
  readonly here: () => Location
  readonly isShown: () => boolean
  readonly go: (to: To | number, options?: NavigateOptions) => void
  readonly settle: (to: Location) => void
  readonly owns: (pathname: string) => boolean
}

/** A hidden page never navigates the console: it silently adopts its own addresses and ignores all others. */
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
