import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is imported through an index file, which hides what is really used: packages, and what checks declarations. */
const barrel = /node_modules\/(react-admin|ra-core)\/|\/src\/declaration\/load\.ts$/

const icon = /node_modules\/@mui\/icons-material\//

/** What only the dashboard is made of; what else it needs, other pages need too. */
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
 * Groups the modules of a visit into a few chunks. By default the bundler makes a chunk per combination of uses,
 * about fifty for the first list, each compressed separately: 28 kB more.
 *
 * @param steps chunks in the order in which a visit needs them, each with the modules that begin it: what they import,
 *   and no earlier chunk has, is in it. Of the chunk `idle`, what an area needs stays with that area.
 */
export const chunkGroups = (steps: { readonly [chunk: string]: readonly string[] }) => {
  let reached: ReadonlyArray<readonly [chunk: string, modules: ReadonlySet<string>]> | undefined
  const chunkOf = (id: string, context: Context): string | undefined => {
    reached ??= Object.entries(steps).map(([chunk, modules]) => [chunk, reach(modules, context)])
    const needing = reached.filter(([, modules]) => modules.has(id)).map(([chunk]) => chunk)
    const [step] = needing
    // A visit begins with a list or with the dashboard: what either may need is in the frame.
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

/** What runs before the frame is there. */
const early = /\/(start|login|signIn|openConsole)-/

/** What has come once the frame runs. */
const come = /\/(rolldown-runtime|react|router|start|login|signIn|openConsole|frame)-[^/]*\.js$/

/**
 * What to preload with a chunk: only what may be missing. The bundler would name all that a chunk imports, in each chunk that
 * loads it.
 */
export const missingOf = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  early.test(hostId) ? files : files.filter((file) => !come.test(file))
