import type { ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { formLayout, type Head, headOf } from '@/declaration'
import { lateComponent, plainComponent } from '@/ui/late'
import { preload } from '@/ui/preload'
import { type AreaPage, areaPage } from './areaPage'
import { useAreas, useDeclared, useSeenDeclaration, useSeenHead } from './declarations'
import { loadList } from './list/loadList'

export interface ResourceScreens {
  /** Everything below the area's path, including details and forms. */
  readonly list: ComponentType
}

const loadShow = () => import('./show/ShowPage')
const loadForm = () => import('./form/FormPage')

const List = plainComponent<object>(() => loadList().then((module) => ({ default: module.ListScreen })))
const Show = lateComponent<object>(() => loadShow().then((module) => ({ default: module.ShowPage })))
const Form = lateComponent<object>(() => loadForm().then((module) => ({ default: module.FormPage })))

const code = { list: loadList, detail: loadShow, create: loadForm, edit: loadForm }
const screens = { list: List, detail: Show, create: Form, edit: Form }

/** Loads the code of the area's page at an address, so that it renders at once. */
export const fetchScreen = async (head: Head, pathname: string): Promise<void> => {
  const kind = areaPage(head, pathname)?.kind
  if (kind) await screens[kind].fetch()
}

/** The area's page at the current address, or the page for unknown addresses. */
const Screens = () => {
  const head = useSeenHead()
  const { pathname } = useLocation()
  const page = head && areaPage(head, pathname)
  return head && page ? <Opened head={head} kind={page.kind} /> : <UnknownAddress />
}

const Opened = ({ head, kind }: { head: Head; kind: AreaPage['kind'] }) => {
  const { read } = useAreas()
  // Load code and declaration in parallel.
  if (!read(head.name)) void preload(code[kind])
  const resource = useSeenDeclaration()
  const { pathname } = useLocation()
  if (!resource || !areaPage(headOf(resource), pathname)) return <UnknownAddress />
  const { detail, create, edit } = headOf(resource).opens
  const onPage = formLayout(resource) === 'page'
  return (
    <Routes>
      {detail && <Route path=":id/page" element={<Show />} />}
      {onPage && create && <Route path="create" element={<Form />} />}
      {onPage && edit && <Route path=":id" element={<Form />} />}
      <Route path="*" element={<List key={resource.path} />} />
    </Routes>
  )
}

/**
 * A declared area's screens. They find their declaration through react-admin's resource context, so that all areas share the
 * same code; each screen loads when it is first opened. One component serves all routes, because a list stays mounted under
 * the detail and dialogs over it.
 */
export const resourceScreens = (_head: Head): ResourceScreens => ({ list: Screens })

/** Redirects unknown addresses to /404, and pages of other accounts (`denied`) to /401. Neither stays in the history. */
export const UnknownAddress = ({ denied = false }: { denied?: boolean }) => {
  const { pathname, search } = useLocation()
  const { heads } = useDeclared()
  const known = denied || heads.some((head) => !head.menu.onlySent && areaPage(head, pathname) !== undefined)
  return <Navigate to={known ? '/401' : '/404'} replace state={{ wanted: pathname + search }} />
}
