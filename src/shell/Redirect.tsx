import { Navigate, useLocation } from 'react-router-dom'
import { redirectTarget } from './tabs/tabs'

/** Whether an address only redirects to another. */
export const isRedirect = (pathname: string): boolean => /^\/redirect(\/|$)/.test(pathname)

/** /redirect/…: reloads the page whose address follows. */
export const Redirect = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={redirectTarget(pathname, search, hash)} replace />
}
