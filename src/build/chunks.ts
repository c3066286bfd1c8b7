import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages and declaration checks imported through an index file, which hides what is really used. */
const barrel = /node_modules\/(react-admin|ra-core)\/|\/src\/declaration\/load\.ts$/

const icon = /node_modules\/@mui\/icons-material\//

/** Modules that only the dashboard uses; the others it needs are shared with other pages. */
const dashboards = /\/(resources\/dashboard|screens\/chart)\/|\/shell\/home\/EntryCards\./

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
 * Groups the modules of a visit into a few chunks. By default the bundler makes one chunk per combination of uses, about fifty
 * for the first list, each compressed separately: 28 kB more.
 *
 * @param steps chunks in the order in which a visit needs them, each with its entry modules: it contains what they import,
 *   unless an earlier chunk already does. What an area needs is left out of the chunk `idle` and stays with that area.
 */
export const chunkGroups = (steps: { readonly [chunk: string]: readonly string[] }) => {
  let reached: ReadonlyArray<readonly [chunk: string, modules: ReadonlySet<string>]> | undefined
  const chunkOf = (id: string, context: Context): string | undefined => {
    reached ??= Object.entries(steps).map(([chunk, modules]) => [chunk, reach(modules, context)])
    const needing = reached.filter(([, modules]) => modules.has(id)).map(([chunk]) => chunk)
    const [step] = needing
    // A visit begins with a list or the dashboard, so what they share with other pages goes into the frame.
    const isShared =
      step === 'list' ? needing.includes('dashboard') : step === 'dashboard' && !dashboards.test(id)
    const chunk = isShared ? 'frame' : step
    if (chunk === 'idle') return id.includes('/resources/') ? undefined : chunk
    if (chunk !== 'frame' && chunk !== 'list') return chunk
    return id.includes('/node_modules/') && !icon.test(id) ? undefined : chunk
  }
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie)\//, priority: 2 },
    ...Object.keys(steps).map((chunk) => ({
      priority: 1,
      debugName: chunk,
      name: (id: string, context: Context) => (chunkOf(id, context) === chunk ? chunk : null),
    })),
  ]
}

/** Chunks that run before the frame has loaded. */
const early = /\/(start|login|signIn|openConsole)-/

/** Chunks that have loaded once the frame runs. */
const come = /\/(rolldown-runtime|react|router|start|login|signIn|openConsole|frame)-[^/]*\.js$/

/**
 * Limits a chunk's preloads to what may be missing. The bundler would list everything that it imports, in every chunk that
 * loads it.
 */
export const missingOf = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  early.test(hostId) ? files : files.filter((file) => !come.test(file))
