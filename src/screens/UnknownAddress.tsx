import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'

/** Any address nobody knows leads to /404 (specification §2) and stays out of the history. */
export const UnknownAddress = () => {
  const { pathname, search } = useLocation()
  return <Navigate to="/404" replace state={{ wanted: pathname + search }} />
}
