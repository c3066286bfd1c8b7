import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** The project's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Gives a command the project's TypeScript modules, loaded by Vite as in the console.
 *
 * @template Result
 * @param {(load: import('vite').ViteDevServer['ssrLoadModule']) => Promise<Result>} run `load` takes a path from the
 *   root, as in `/src/declaration/index.ts`
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<Result>}
 */
export const withModules = async (run, plugins = []) => {
  const vite = await createServer({
    root,
    plugins,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    // Not the development server's cache: with no prepared packages in it, it would reload the page for each one it prepares.
    cacheDir: 'node_modules/.vite/commands',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await run((file) => vite.ssrLoadModule(file))
  } finally {
    await vite.close()
  }
}
