import type { Areas } from './areas'
import { type Edit, editedAll } from './edits'
import { headOf } from './head'
import { byMenu, type MenuGroups } from './menu'
import type { Resource } from './resource'

/** Edits of areas, by the area's name. */
export type EditsByArea = { readonly [area: string]: readonly Edit[] }

/** Edited declarations, so that the same edits give the same object. */
const known = new WeakMap<Resource, { readonly edits: readonly Edit[]; readonly result: Resource }>()

const editedBy = (resource: Resource, edits: readonly Edit[]): Resource => {
  const before = known.get(resource)
  if (before?.edits === edits) return before.result
  const result = editedAll(resource, edits)
  known.set(resource, { edits, result })
  return result
}

/** Areas with edits applied. The frame shows an area's edits once its declaration is loaded. */
export const editedAreas = (areas: Areas, edits: EditsByArea, groups: MenuGroups): Areas => {
  const asEdited = (resource: Resource): Resource => {
    const own = edits[resource.name]
    return own && own.length > 0 ? editedBy(resource, own) : resource
  }
  const read = (name: string): Resource | undefined => {
    const resource = areas.read(name)
    return resource && asEdited(resource)
  }
  const heads = areas.heads.map((head) => {
    const resource = edits[head.name] && read(head.name)
    return resource ? headOf(resource) : head
  })
  return {
    heads: heads.sort(byMenu(groups)),
    read,
    fetch: async (name) => asEdited(await areas.fetch(name)),
  }
}
