import { isHeavy } from './kinds'
import type { Resource } from './resource'

/** Forms with more fields get a page of their own. */
const dialogLimit = 6

/** Pass the declaration before permissions narrow it, so that everyone has the same addresses. */
export const formLayout = ({ save, fields }: Pick<Resource, 'save' | 'fields'>): 'dialog' | 'page' => {
  if (save?.layout) return save.layout
  const names = save?.fields ?? []
  const tall = names.some((name) => {
    const field = fields[name]
    return field !== undefined && (isHeavy(field) || field.kind === 'multiline' || field.kind === 'object')
  })
  return tall || names.length > dialogLimit ? 'page' : 'dialog'
}

export const canCreate = ({ save }: Pick<Resource, 'save'>): boolean =>
  save !== undefined && save.create !== false

export const canEdit = ({ save }: Pick<Resource, 'save'>): boolean =>
  save !== undefined && save.edit !== false
