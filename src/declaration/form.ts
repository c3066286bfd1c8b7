import { isHeavy } from './kinds'
import type { Resource } from './resource'

/** Forms up to this length fit a dialog (look: short forms in a dialog, long ones on a page). */
const mostInDialog = 6

/**
 * How an area's records are made and changed: in a dialog over the list, or on a page of its own. What permissions leave of
 * a form stands where the whole form does, so that its addresses are the same for everybody.
 */
export const formLayout = ({ save, fields }: Pick<Resource, 'save' | 'fields'>): 'dialog' | 'page' => {
  if (save?.layout) return save.layout
  const names = save?.fields ?? []
  const tall = names.some((name) => {
    const field = fields[name]
    return field !== undefined && (isHeavy(field) || field.kind === 'multiline' || field.kind === 'object')
  })
  return tall || names.length > mostInDialog ? 'page' : 'dialog'
}

/** Whether records of the area are made here. */
export const canCreate = ({ save }: Pick<Resource, 'save'>): boolean =>
  save !== undefined && save.create !== false

/** Whether records of the area are changed here. */
export const canEdit = ({ save }: Pick<Resource, 'save'>): boolean =>
  save !== undefined && save.edit !== false
