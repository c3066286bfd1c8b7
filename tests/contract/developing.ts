import { join } from 'node:path'
import { type DevPlatformOptions, referencePlatform } from '@mock/dev'
import { createServer, type InlineConfig } from 'vite'

/** The root of this project. */
export const project = join(import.meta.dirname, '../..')

/** Starts Vite's development server with the platform in it. */
export async function startDevelopment(root: string, options: DevPlatformOptions, config: InlineConfig) {
  const plugin = referencePlatform(options)
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, ...config.server },
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${root}/src/` },
        { find: /^@mock\//, replacement: `${root}/mock/` },
        { find: /^@resources\//, replacement: `${root}/resources/` },
      ],
    },
    plugins: [plugin],
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('the development server has no port')
  return { server, platform: plugin.api.platform, url: `http://127.0.0.1:${address.port}` }
}
