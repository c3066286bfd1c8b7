import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Resource } from '@/declaration'
import { areaPage } from './areaPage'
import { useSeenDeclaration } from './declarations'
import { canCreate, canEdit, formLayout } from './form/formLayout'
import { lazyPage } from './latePart'
import { UnknownAddress } from './UnknownAddress'

/** The screens of an area, as react-admin's Resource takes them. */
export interface ResourceScreens {
  /** Everything below the area's path: details and forms are opened by it too. */
  readonly list: ComponentType
}

const List = lazyPage(() => import('./list/ListScreen').then((module) => ({ default: module.ListScreen })))
const Show = lazyPage(() => import('./show/ShowPage').then((module) => ({ default: module.ShowPage })))
const Create = lazyPage(() => import('./form/FormPage').then((module) => ({ default: module.CreatePage })))
const Edit = lazyPage(() => import('./form/FormPage').then((module) => ({ default: module.EditPage })))

/** What has a page of its own; everything else is the list, with a detail or a dialog over it. */
const Screens = () => {
  const resource = useSeenDeclaration()
  const { pathname } = useLocation()
  if (!resource || !areaPage(resource, pathname)) return <UnknownAddress />
  const onPage = formLayout(resource) === 'page'
  return (
    <Routes>
      {resource.detail && <Route path=":id/page" element={<Show />} />}
      {onPage && canCreate(resource) && <Route path="create" element={<Create />} />}
      {onPage && canEdit(resource) && <Route path=":id" element={<Edit />} />}
      <Route path="*" element={<List key={resource.path} />} />
    </Routes>
  )
}

/**
 * The screens of a declared area. They find their declaration by react-admin's resource context, so that all areas share
 * one code; each is fetched when it is first opened. It is one component for all routes, because a list stays where it is
 * below the detail and the dialogs that are opened over it.
 */
export const resourceScreens = (_resource: Resource): ResourceScreens => ({ list: Screens })
