import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { areaPage } from './areaPage'
import { useDeclared } from './declarations'

/**
 * Unknown addresses lead to /404, and pages that the operator may not see to /401; neither stays in the history. An area
 * whose menu entry comes from the platform counts as unknown for accounts that do not get it.
 *
 * @param denied the page exists, but only for other accounts
 */
export const UnknownAddress = ({ denied = false }: { denied?: boolean }) => {
  const { pathname, search } = useLocation()
  const { heads } = useDeclared()
  const known = denied || heads.some((head) => !head.menu.onlySent && areaPage(head, pathname) !== undefined)
  return <Navigate to={known ? '/401' : '/404'} replace state={{ wanted: pathname + search }} />
}
