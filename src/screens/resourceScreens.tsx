import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { formLayout, type Head, headOf } from '@/declaration'
import { preload } from '@/platform/preload'
import { type AreaPage, areaPage } from './areaPage'
import { useAreas, useSeenDeclaration, useSeenHead } from './declarations'
import { lateComponent } from './latePart'
import { UnknownAddress } from './UnknownAddress'

/** The screens of an area, as react-admin's Resource takes them. */
export interface ResourceScreens {
  /** Everything below the area's path: details and forms are opened by it too. */
  readonly list: ComponentType
}

const loadList = () => import('./list/ListScreen')
const loadShow = () => import('./show/ShowPage')
const loadForm = () => import('./form/FormPage')

const List = lateComponent<object>(() => loadList().then((module) => ({ default: module.ListScreen })))
const Show = lateComponent<object>(() => loadShow().then((module) => ({ default: module.ShowPage })))
const Create = lateComponent<object>(() => loadForm().then((module) => ({ default: module.CreatePage })))
const Edit = lateComponent<object>(() => loadForm().then((module) => ({ default: module.EditPage })))

const code: { readonly [K in AreaPage['kind']]: () => Promise<unknown> } = {
  list: loadList,
  detail: loadShow,
  create: loadForm,
  edit: loadForm,
}

/** What has a page of its own; everything else is the list, with a detail or a dialog over it. */
const Screens = () => {
  const head = useSeenHead()
  const { pathname } = useLocation()
  const page = head && areaPage(head, pathname)
  return head && page ? <Opened head={head} kind={page.kind} /> : <UnknownAddress />
}

const Opened = ({ head, kind }: { head: Head; kind: AreaPage['kind'] }) => {
  const { read } = useAreas()
  // Code and declaration are on their way side by side.
  if (!read(head.name)) void preload(code[kind])
  const resource = useSeenDeclaration()
  const { pathname } = useLocation()
  if (!resource || !areaPage(headOf(resource), pathname)) return <UnknownAddress />
  const { detail, create, edit } = headOf(resource).opens
  const onPage = formLayout(resource) === 'page'
  return (
    <Routes>
      {detail && <Route path=":id/page" element={<Show />} />}
      {onPage && create && <Route path="create" element={<Create />} />}
      {onPage && edit && <Route path=":id" element={<Edit />} />}
      <Route path="*" element={<List key={resource.path} />} />
    </Routes>
  )
}

/**
 * The screens of a declared area. They find their declaration by react-admin's resource context, so that all areas share
 * one code; each is fetched when it is first opened. It is one component for all routes, because a list stays where it is
 * below the detail and the dialogs that are opened over it.
 */
export const resourceScreens = (_head: Head): ResourceScreens => ({ list: Screens })
