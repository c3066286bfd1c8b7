import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages that are imported through an index file, which hides what is really used. */
const barrel = /node_modules\/(react-admin|ra-core)\//

const styling = /node_modules\/(@mui|@emotion|stylis)\//

type Context = Rolldown.ChunkingContext

const reach = (modules: readonly string[], context: Context): ReadonlySet<string> => {
  const visited = new Set<string>()
  const waiting = modules.map((module) => root + module)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (visited.has(id) || barrel.test(id)) continue
    visited.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return visited
}

/**
 * Groups the modules of a visit into a few chunks. By default the bundler makes a chunk per combination of uses,
 * about fifty for the first list, each compressed separately: 28 kB more.
 *
 * @param idle modules loaded when the browser is idle; what they need of an area stays with that area
 */
export const chunkGroups = (login: readonly string[], first: readonly string[], idle: readonly string[]) => {
  type Set = ReadonlySet<string>
  let sets: { readonly login: Set; readonly first: Set; readonly idle: Set } | undefined
  const wanted = (id: string, context: Context): string | undefined => {
    sets ??= { login: reach(login, context), first: reach(first, context), idle: reach(idle, context) }
    // The entry (the first module) stays a chunk of its own: the page names it.
    if (sets.login.has(id)) return id === root + login[0] ? undefined : 'login'
    if (!sets.first.has(id)) return sets.idle.has(id) && !id.includes('/resources/') ? 'idle' : undefined
    if (styling.test(id)) return 'styling'
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
    group('login', 4),
    group('styling', 3),
    // The loaders of declarations come before the frame, which needs them too.
    { name: 'openConsole', test: /\/src\/app\/(openConsole|areaFiles)\.ts$/, priority: 2 },
    group('frame', 1),
    group('idle', 0),
  ]
}
