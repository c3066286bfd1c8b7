import { Suspense } from 'react'
import { useParams } from 'react-admin'
import { canCreate, canEdit } from '../form/formLayout'
import { usePart } from '../latePart'
import { useList } from './ListContext'
import { overlayOf } from './overlay'

const loadDrawer = () => import('../show/ShowDrawer').then((module) => ({ default: module.ShowDrawer }))
const loadDialog = () => import('../form/FormDialog').then((module) => ({ default: module.FormDialog }))

/** What the address opens over the list: a record's detail, or a short form. */
export const ListOverlay = () => {
  const { resource, rows, open, close } = useList()
  const { '*': rest = '' } = useParams()
  const overlay = overlayOf(rest)
  const detail = overlay?.kind === 'detail' && resource.detail && !resource.detail.page ? overlay : undefined
  const allowed = { detail: false, create: canCreate(resource), edit: canEdit(resource) }
  const form = overlay && allowed[overlay.kind] ? overlay : undefined
  const ShowDrawer = usePart(loadDrawer, detail !== undefined, close)
  const FormDialog = usePart(loadDialog, form !== undefined, close)
  if (detail && ShowDrawer) {
    const ids = rows.map(({ id }) => id)
    const at = ids.findIndex((id) => String(id) === detail.id)
    const to = (index: number) => {
      const id = at < 0 ? undefined : ids[index]
      return id === undefined ? undefined : () => open(id, { replace: true })
    }
    return (
      <Suspense>
        <ShowDrawer id={detail.id} onClose={close} previous={to(at - 1)} next={to(at + 1)} />
      </Suspense>
    )
  }
  if (!form || !FormDialog) return null
  const id = form.kind === 'edit' ? form.id : undefined
  return (
    <Suspense>
      <FormDialog key={id} id={id} onClose={close} />
    </Suspense>
  )
}
