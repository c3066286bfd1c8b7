import { Navigate, useLocation } from 'react-router-dom'
import { redirectTarget } from './tabs/tabs'

/** Whether an address only leads to another. */
export const isRedirect = (pathname: string): boolean => /^\/redirect(\/|$)/.test(pathname)

/** /redirect/…: leads to the page whose address follows, which is thereby opened anew (specification §2). */
export const Redirect = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={redirectTarget(pathname, search, hash)} replace />
}
