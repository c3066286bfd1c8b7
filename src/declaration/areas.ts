import { type Head, headOf, narrowedHead } from './head'
import { byMenu, type MenuGroups } from './menu'
import { narrowed } from './narrowed'
import { learnErrors } from './ownErrors'
import type { Permissions } from './permissions'
import type { Resource } from './resource'

/** The areas of a console: their heads, and their declarations, which are loaded on first use. */
export interface Areas {
  /** In menu order. The array is stable for the same areas. */
  readonly heads: readonly Head[]
  /** The declaration if it is loaded. Always the same object. */
  readonly read: (name: string) => Resource | undefined
  /** Concurrent callers share one request; after a failure the next call tries again. Throws Error if there is no such area. */
  readonly fetch: (name: string) => Promise<Resource>
}

export const fetchAll = ({ heads, fetch }: Areas): Promise<readonly Resource[]> =>
  Promise.all(heads.map(({ name }) => fetch(name)))

export const readAll = ({ heads, read }: Areas): readonly Resource[] | undefined => {
  const loaded = heads.flatMap(({ name }) => read(name) ?? [])
  return loaded.length === heads.length ? loaded : undefined
}

/** Areas whose declarations are loaded on demand. `heads`: in menu order. */
export const lazyAreas = (heads: readonly Head[], load: (name: string) => Promise<Resource>): Areas => {
  const loaded = new Map<string, Resource>()
  const pending = new Map<string, Promise<Resource>>()
  const get = async (name: string) => {
    try {
      const resource = await load(name)
      loaded.set(name, resource)
      learnErrors(resource.errors)
      return resource
    } catch (error) {
      pending.delete(name)
      throw error
    }
  }
  return {
    heads,
    read: (name) => loaded.get(name),
    fetch: async (name) => {
      const before = pending.get(name)
      if (before) return before
      const request = Promise.resolve(name).then(get)
      pending.set(name, request)
      return request
    },
  }
}

/** Areas found by a reader and a loader; `fetch` fails for unknown names. */
const areasIn = (
  heads: readonly Head[],
  read: Areas['read'],
  load: (name: string) => Promise<Resource | undefined>,
): Areas => ({
  heads,
  read,
  fetch: async (name) => {
    const resource = await load(name)
    if (!resource) throw new Error(`there is no area "${name}"`)
    return resource
  },
})

/** Adds fully loaded areas to `own`, in menu order. They count as read once fetched; on a name clash, `own` wins. */
export const joinedAreas = (own: Areas, more: readonly Resource[], groups: MenuGroups): Areas => {
  const names = new Set(own.heads.map(({ name }) => name))
  const added = new Map(more.filter(({ name }) => !names.has(name)).map((one) => [one.name, one]))
  const whole = async (name: string): Promise<Resource> => {
    const resource = added.get(name)
    if (!resource) throw new Error(`there is no area "${name}"`)
    return resource
  }
  const others = lazyAreas([...added.values()].map(headOf), whole)
  return {
    heads: [...own.heads, ...others.heads].sort(byMenu(groups)),
    read: (name) => (added.has(name) ? others : own).read(name),
    fetch: (name) => (added.has(name) ? others : own).fetch(name),
  }
}

/** Areas whose declarations are all loaded already. */
export const areasOf = (resources: readonly Resource[]): Areas => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return areasIn(
    resources.map(headOf),
    (name) => byName.get(name),
    async (name) => byName.get(name),
  )
}

export const filterAreas = (areas: Areas, stays: (head: Head) => boolean): Areas => {
  const heads = areas.heads.filter(stays)
  const names = new Set(heads.map(({ name }) => name))
  return areasIn(
    heads,
    (name) => (names.has(name) ? areas.read(name) : undefined),
    async (name) => (names.has(name) ? areas.fetch(name) : undefined),
  )
}

/** The areas as an account sees them; each declaration is narrowed when it is loaded. */
export const narrowedAreas = (areas: Areas, permissions: Permissions): Areas => {
  const heads = areas.heads.flatMap((head) => narrowedHead(head, permissions) ?? [])
  const known = new WeakMap<Resource, Resource>()
  const narrow = (resource: Resource | undefined): Resource | undefined => {
    const result = resource && (known.get(resource) ?? narrowed(resource, permissions))
    if (resource && result) known.set(resource, result)
    return result
  }
  return areasIn(
    heads,
    (name) => narrow(areas.read(name)),
    async (name) => narrow(await areas.fetch(name)),
  )
}
