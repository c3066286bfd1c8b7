import { type Head, headOf, narrowedHead } from './head'
import { narrowed } from './narrowed'
import type { Permissions } from './permissions'
import type { Resource } from './resource'

/**
 * The areas of a console: the head of each is there from the start, its declaration comes when it is first wanted. Where it
 * comes from (a part of the build, a file in a test, one day the platform) is nobody else's business.
 */
export interface Areas {
  /** In menu order; the same array for the same areas. */
  readonly heads: readonly Head[]
  /** The declaration of an area, if it is there already. The same object each time. */
  readonly read: (name: string) => Resource | undefined
  /**
   * The declaration of an area. Many callers share one asking; after one that failed the next asks anew.
   *
   * @throws whatever fetching throws, and an Error when there is no such area
   */
  readonly fetch: (name: string) => Promise<Resource>
}

/** All declarations of the areas, in their order. @throws what fetching one of them throws */
export const fetchAll = ({ heads, fetch }: Areas): Promise<readonly Resource[]> =>
  Promise.all(heads.map(({ name }) => fetch(name)))

/** All declarations of the areas, if they are there already. */
export const readAll = ({ heads, read }: Areas): readonly Resource[] | undefined => {
  const here = heads.flatMap(({ name }) => read(name) ?? [])
  return here.length === heads.length ? here : undefined
}

/**
 * Areas whose declarations are fetched.
 *
 * @param heads in menu order
 * @param load gets the declaration of an area by its name
 */
export const lateAreas = (heads: readonly Head[], load: (name: string) => Promise<Resource>): Areas => {
  const here = new Map<string, Resource>()
  const coming = new Map<string, Promise<Resource>>()
  const get = async (name: string) => {
    try {
      const resource = await load(name)
      here.set(name, resource)
      return resource
    } catch (error) {
      coming.delete(name)
      throw error
    }
  }
  return {
    heads,
    read: (name) => here.get(name),
    fetch: async (name) => {
      const before = coming.get(name)
      if (before) return before
      const asked = Promise.resolve(name).then(get)
      coming.set(name, asked)
      return asked
    },
  }
}

const missing = (name: string) => new Error(`there is no area "${name}"`)

/** Areas whose declarations are all at hand: development, tests. */
export const areasOf = (resources: readonly Resource[]): Areas => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    heads: resources.map(headOf),
    read: (name) => byName.get(name),
    fetch: async (name) => {
      const resource = byName.get(name)
      if (!resource) throw missing(name)
      return resource
    },
  }
}

/** Those of the areas that a test lets through. */
export const someAreas = (areas: Areas, stays: (head: Head) => boolean): Areas => {
  const heads = areas.heads.filter(stays)
  const names = new Set(heads.map(({ name }) => name))
  return {
    heads,
    read: (name) => (names.has(name) ? areas.read(name) : undefined),
    fetch: async (name) => {
      if (!names.has(name)) throw missing(name)
      return areas.fetch(name)
    },
  }
}

/** The areas as they are for an account, each declaration narrowed as it comes. */
export const narrowedAreas = (areas: Areas, permissions: Permissions): Areas => {
  const heads = areas.heads.flatMap((head) => narrowedHead(head, permissions) ?? [])
  const known = new WeakMap<Resource, Resource>()
  const left = (resource: Resource | undefined): Resource | undefined => {
    const seen = resource && (known.get(resource) ?? narrowed(resource, permissions))
    if (resource && seen) known.set(resource, seen)
    return seen
  }
  return {
    heads,
    read: (name) => left(areas.read(name)),
    fetch: async (name) => {
      const seen = left(await areas.fetch(name))
      if (!seen) throw missing(name)
      return seen
    },
  }
}
