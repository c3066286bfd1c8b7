import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where a package's modules are all imported from; what of it is really wanted cannot be told from there. */
const barrel = /node_modules\/(react-admin|ra-core)\//

/** The looks that every page of the console has, which change only with their version. */
const looks = /node_modules\/(@mui|@emotion|stylis)\//

type Context = Rolldown.ChunkingContext

/** Everything that some modules import statically, themselves included. */
const reach = (modules: readonly string[], context: Context): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = modules.map((module) => root + module)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || barrel.test(id)) continue
    seen.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Puts what a visitor loads into few chunks: React, the router, the door (what the sign-in page needs), the looks, and the
 * frame with the first list, and what is fetched once the browser is idle. Left to itself the bundler makes a chunk of every combination of uses, some fifty for the
 * first list, and each of them compresses on its own: 28 kB more.
 *
 * @param door the modules of the sign-in page, from the project's root
 * @param first the modules of the console that every operator sees first
 * @param idle the modules that are fetched once the browser is idle; what they need of an area stays with that area
 */
export const chunkGroups = (door: readonly string[], first: readonly string[], idle: readonly string[]) => {
  type Set = ReadonlySet<string>
  let sets: { readonly door: Set; readonly first: Set; readonly idle: Set } | undefined
  const wanted = (id: string, context: Context): string | undefined => {
    sets ??= { door: reach(door, context), first: reach(first, context), idle: reach(idle, context) }
    if (sets.door.has(id)) return door.some((module) => id === root + module) ? undefined : 'door'
    if (!sets.first.has(id)) return sets.idle.has(id) && !id.includes('/resources/') ? 'idle' : undefined
    if (looks.test(id)) return 'looks'
    return id.includes('/node_modules/') ? undefined : 'frame'
  }
  const group = (chunk: string, priority: number) => ({
    priority,
    debugName: chunk,
    name: (id: string, context: Context) => (wanted(id, context) === chunk ? chunk : null),
  })
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
    { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie)\//, priority: 9 },
    group('door', 4),
    group('looks', 3),
    // The ways to the declarations are there before the frame, which needs them too.
    { name: 'openConsole', test: /\/src\/app\/(openConsole|areaFiles)\.ts$/, priority: 2 },
    group('frame', 1),
    group('idle', 0),
  ]
}
