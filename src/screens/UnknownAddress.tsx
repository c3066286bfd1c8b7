import { useLocation } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { areaPage } from './areaPage'
import { useDeclared } from './declarations'

/** Unknown addresses lead to /404, pages of other accounts (`denied`) to /401; neither stays in the history. */
export const UnknownAddress = ({ denied = false }: { denied?: boolean }) => {
  const { pathname, search } = useLocation()
  const { heads } = useDeclared()
  const known = denied || heads.some((head) => !head.menu.onlySent && areaPage(head, pathname) !== undefined)
  return <Navigate to={known ? '/401' : '/404'} replace state={{ wanted: pathname + search }} />
}
