import { lazy, Suspense } from 'react'
import { useParams } from 'react-admin'
import { canCreate, canEdit } from '../form/formLayout'
import { useList } from './ListContext'
import { overlayOf } from './overlay'

const ShowDrawer = lazy(() => import('../show/ShowDrawer').then((module) => ({ default: module.ShowDrawer })))
const FormDialog = lazy(() => import('../form/FormDialog').then((module) => ({ default: module.FormDialog })))

/** What the address opens over the list: a record's detail, or a short form. */
export const ListOverlay = () => {
  const { resource, rows, open, close } = useList()
  const { '*': rest = '' } = useParams()
  const overlay = overlayOf(rest)
  if (overlay?.kind === 'detail' && resource.detail) {
    const ids = rows.map(({ id }) => id)
    const at = ids.findIndex((id) => String(id) === overlay.id)
    const to = (index: number) => {
      const id = at < 0 ? undefined : ids[index]
      return id === undefined ? undefined : () => open(id, { replace: true })
    }
    return (
      <Suspense>
        <ShowDrawer id={overlay.id} onClose={close} previous={to(at - 1)} next={to(at + 1)} />
      </Suspense>
    )
  }
  if (overlay?.kind === 'create' && canCreate(resource))
    return (
      <Suspense>
        <FormDialog onClose={close} />
      </Suspense>
    )
  if (overlay?.kind === 'edit' && canEdit(resource))
    return (
      <Suspense>
        <FormDialog key={overlay.id} id={overlay.id} onClose={close} />
      </Suspense>
    )
  return null
}
