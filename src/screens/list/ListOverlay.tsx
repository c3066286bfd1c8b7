import { Suspense } from 'react'
import { useParams } from 'react-admin'
import { canCreate, canEdit } from '@/declaration'
import { usePart } from '../latePart'
import { useList } from './ListContext'
import { overlayOf } from './overlay'

const loadDetail = () => import('../show/ListDetail').then((module) => ({ default: module.ListDetail }))
const loadDialog = () => import('../form/FormDialog').then((module) => ({ default: module.FormDialog }))

/** What the address opens over the list: a record's detail, or a short form. */
export const ListOverlay = () => {
  const { resource, close } = useList()
  const { '*': rest = '' } = useParams()
  const overlay = overlayOf(rest)
  const detail = overlay?.kind === 'detail' && resource.detail && !resource.detail.page ? overlay : undefined
  const allowed = { detail: false, create: canCreate(resource), edit: canEdit(resource) }
  const form = overlay && allowed[overlay.kind] ? overlay : undefined
  const ListDetail = usePart(loadDetail, detail !== undefined, close)
  const FormDialog = usePart(loadDialog, form !== undefined, close)
  if (detail && ListDetail)
    return (
      <Suspense>
        <ListDetail id={detail.id} onClose={close} />
      </Suspense>
    )
  if (!form || !FormDialog) return null
  const id = form.kind === 'edit' ? form.id : undefined
  return (
    <Suspense>
      <FormDialog key={id} id={id} onClose={close} />
    </Suspense>
  )
}
