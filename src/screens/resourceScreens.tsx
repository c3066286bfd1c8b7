import { type ComponentType, lazy } from 'react'
import type { Resource } from '@/declaration'

/** The screens of an area, as react-admin's Resource takes them. */
export interface ResourceScreens {
  readonly list: ComponentType
  readonly create?: ComponentType
  readonly edit?: ComponentType
}

const List = lazy(() => import('./list/ListScreen').then((module) => ({ default: module.ListScreen })))

/**
 * The screens of a declared area. They find their declaration by react-admin's resource context, so that all areas share
 * one code; each is fetched when it is first opened. Details, and forms in a dialog, are opened by the list over itself.
 */
export const resourceScreens = (_resource: Resource): ResourceScreens => ({ list: List })
