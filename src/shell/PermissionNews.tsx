import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { Permissions } from '@/declaration'

/** Announces a change of the operator's permissions once: parts of the console may suddenly appear or disappear. */
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
