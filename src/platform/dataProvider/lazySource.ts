import type { Source } from './source'

/** A source whose code is loaded on first use, and again after a failure. */
export const lazySource = (load: () => Promise<Required<Source>>): Source => {
  let loaded: Promise<Required<Source>> | undefined
  const source = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    page: async (request) => (await source()).page(request),
    one: async (id, signal) => (await source()).one(id, signal),
    many: async (ids, signal) => (await source()).many(ids, signal),
    create: async (body, signal) => (await source()).create(body, signal),
    update: async (id, body) => (await source()).update(id, body),
    remove: async (rows, input) => (await source()).remove(rows, input),
  }
}
