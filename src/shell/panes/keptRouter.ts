import { startTransition } from 'react'
import type { createMemoryRouter, Location } from 'react-router-dom'

type Router = ReturnType<typeof createMemoryRouter>

const nothing = () => false
let isKept: (location: Location) => boolean = nothing

/** Lets the router ask which pages are kept. */
export const tellKept = (next: typeof isKept): (() => void) => {
  isKept = next
  return () => {
    if (isKept === next) isKept = nothing
  }
}

/**
 * Shows a kept page with the click: in a transition its few milliseconds of work would come in slices, over several frames.
 * Any other page comes in a transition, so that the one before stays until it is there. For a `RouterProvider` without
 * transitions of its own.
 */
export const withKeptAtOnce = (router: Router): Router => {
  const { subscribe } = router
  router.subscribe = (tell) =>
    subscribe((state, how) =>
      isKept(state.location) ? tell(state, how) : startTransition(() => tell(state, how)),
    )
  return router
}
