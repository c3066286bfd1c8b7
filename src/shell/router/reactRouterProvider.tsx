import { Fragment, useCallback, useEffect, useRef } from 'react'
import type { RouterNavigateFunction, RouterProvider } from 'react-admin'
import {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom'
import { Link } from '@/ui/Link'

/** The same function at every address: react-router's hook returns a new one, which re-renders its users. */
const useStableNavigate = (): RouterNavigateFunction => {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback<RouterNavigateFunction>((to, options) => {
    if (typeof to === 'number') void latest.current(to)
    else void latest.current(to, options)
  }, [])
}

const unblocked = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined } as const

/**
 * React-admin's adapter for react-router. Replaces its own (an alias in vite.config.ts), which imports the data router: twice
 * as much code as the rest. The frame guards unsaved input (LeaveGuard.tsx).
 */
export const reactRouterProvider = {
  useNavigate: useStableNavigate,
  useLocation,
  useParams,
  useBlocker: () => unblocked,
  useMatch,
  useInRouterContext,
  useCanBlock: () => false,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: Fragment,
  matchPath,
} satisfies Record<keyof RouterProvider, unknown>
