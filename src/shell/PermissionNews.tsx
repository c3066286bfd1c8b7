import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { Permissions } from '@/declaration'

/** Says once that the operator's permissions are others than before: something may be gone, or there, all of a sudden. */
export const PermissionNews = ({ permissions }: { permissions: Permissions | undefined }) => {
  const notify = useNotify()
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    known.current = permissions
    if (before && before !== permissions) notify('console.view_as.changed', { type: 'info' })
  }, [permissions, notify])
  return null
}
