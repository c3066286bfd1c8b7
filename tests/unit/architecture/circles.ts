import { eachImport } from './rules'
import type { SourceFile } from './source'

/**
 * The groups of files that import each other, directly or through others, each sorted: the strongly connected components of
 * the import graph. Type-only imports and re-exports count. `import()` and globs do not: what a click opens may lead back to
 * the page that it was opened from, and is loaded after it.
 */
export function fileCircles(files: readonly SourceFile[]): string[][] {
  const edges = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]))
  for (const { file, to, late } of eachImport(files))
    if (!late && edges.has(to)) edges.get(file.path)?.add(to)

  // Tarjan's algorithm: `low` is the earliest file on the stack that can be reached.
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (path: string): number => {
    const own = index.size
    index.set(path, own)
    low.set(path, own)
    stack.push(path)
    for (const next of edges.get(path) ?? []) {
      if (!index.has(next)) low.set(path, Math.min(low.get(path) ?? own, visit(next)))
      else if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? own, index.get(next) ?? own))
    }
    const reached = low.get(path) ?? own
    if (reached === own) {
      const circle = stack.splice(stack.indexOf(path))
      if (circle.length > 1 || edges.get(path)?.has(path)) circles.push(circle.sort())
    }
    return reached
  }

  for (const path of edges.keys()) if (!index.has(path)) visit(path)
  return circles
}
