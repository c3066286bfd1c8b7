import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { areaPage } from './areaPage'
import { useDeclared } from './declarations'

/**
 * Any address nobody knows leads to /404, one of a page that the operator may not see to /401, and both stay out of the
 * history. An area that is there only for whom the platform sends it is nothing to know of for others.
 *
 * @param denied the address is one of a page that others see
 */
export const UnknownAddress = ({ denied = false }: { denied?: boolean }) => {
  const { pathname, search } = useLocation()
  const { heads } = useDeclared()
  const known = denied || heads.some((head) => !head.menu.onlySent && areaPage(head, pathname) !== undefined)
  return <Navigate to={known ? '/401' : '/404'} replace state={{ wanted: pathname + search }} />
}
