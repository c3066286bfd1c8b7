import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import type { Platform, PlatformOptions } from './platform'
import type { Store } from './store/sql'

export interface DevPlatformOptions {
  /** Opens the store in place of the one that DATABASE_URL or DATA_DIR name; closed with the server. */
  readonly openStore?: () => Promise<Store>
  /** Given to every platform that is started, in place of the variables. */
  readonly platform?: Pick<PlatformOptions, 'now' | 'size' | 'passwordRounds' | 'onProgress'>
}

/** The plugin, and the platform behind it for those who drive it from the same process. */
export interface DevPlatform extends Plugin {
  readonly api: { platform(): Promise<Platform> }
}

type Answer = (request: Request) => Promise<Response>

/**
 * Answers `/api` inside Vite's development server, with the variables of `npm start` (DATA_DIR, DATABASE_URL, SEED,
 * PLATFORM_URL).
 *
 * The platform is loaded through Vite, not by Node: an edited declaration or rule makes a new platform at the next
 * call. The store is opened once and outlives it. Nothing of ours is imported here, so that Vite's own configuration
 * stays free of it.
 */
export function referencePlatform(options: DevPlatformOptions = {}): DevPlatform {
  let server: ViteDevServer | undefined
  let store: Promise<Store> | undefined
  let current: { readonly module: unknown; readonly platform: Promise<Platform> } | undefined

  const load = async <Module>(path: string): Promise<Module> => {
    if (!server) throw new Error('the development server is not running')
    // The module's type is that of the file; Vite cannot know it.
    const module: unknown = await server.ssrLoadModule(path)
    return module as Module
  }
  const settings = async () => {
    const { settingsFrom } = await load<typeof import('./http/settings')>('/mock/http/settings.ts')
    return settingsFrom(process.env)
  }
  const open = async (): Promise<Store> => {
    if (options.openStore) return options.openStore()
    const { openStore } = await load<typeof import('./store/open')>('/mock/store/open.ts')
    const opened = await openStore(await settings())
    server?.config.logger.info(`  Data: ${opened.place}`)
    return opened
  }
  const opened = (): Promise<Store> => {
    store ??= open().catch((error: unknown) => {
      store = undefined
      throw error
    })
    return store
  }

  const start = async (module: typeof import('./platform')): Promise<Platform> => {
    const size = options.platform?.size ?? (await settings()).size
    const { seedReport } = await load<typeof import('./http/seedReport')>('/mock/http/seedReport.ts')
    const report = seedReport(process.stdout, size)
    const platform = await module.startPlatform({
      onProgress: report.progress,
      ...options.platform,
      sql: await opened(),
      size,
      onError: (error, what) => server?.config.logger.error(`${what}: ${textOf(error)}`),
    })
    report.done()
    if (!options.platform?.now) platform.startJobs()
    return platform
  }

  /** The platform as the files are now; the former one is closed when they have changed. */
  const platform = async (): Promise<Platform> => {
    const module = await load<typeof import('./platform')>('/mock/platform/index.ts')
    if (current?.module !== module) {
      const former = current
      current = { module, platform: start(module) }
      // Who waits for the former one learns of its failure; here it only has to end.
      former?.platform.then(
        (old) => old.close(),
        () => undefined,
      )
    }
    const { platform: now } = current
    // A platform that could not start is tried again at the next call: the cause may lie outside the files.
    now.catch(() => {
      if (current?.platform === now) current = undefined
    })
    return now
  }

  /** What answers now: the platform, or the real one that PLATFORM_URL names. */
  const answering = async (): Promise<Answer> => {
    const { platformUrl } = await settings()
    if (!platformUrl || options.openStore) return (await platform()).fetch
    const { forwardTo } = await load<typeof import('./http/forward')>('/mock/http/forward.ts')
    return forwardTo(platformUrl)
  }
  const complain = (error: unknown) => server?.config.logger.error(textOf(error))

  const answer: Answer = async (request) => {
    try {
      return await (await answering())(request)
    } catch (error) {
      complain(error)
      const message = error instanceof Error ? error.message : String(error)
      return Response.json({ code: 10500, message, data: null }, { status: 500 })
    }
  }

  return {
    name: 'reference-platform',
    apply: 'serve',
    api: { platform },
    configureServer(started) {
      server = started
      // The first start makes data: it begins with the server, not with the first call, which would wait too long.
      started.httpServer?.once('listening', () => void answering().catch(complain))
      const listener = getRequestListener(answer, { overrideGlobalObjects: false })
      started.middlewares.use((request, response, next) => {
        if (/^\/api(\/|$|\?)/.test(request.url ?? '')) listener(request, response)
        else next()
      })
    },
    async closeBundle() {
      const [closing, place] = [current, store]
      current = undefined
      store = undefined
      await closing?.platform.then(
        (running) => running.close(),
        () => undefined,
      )
      await place?.then(
        (running) => running.close(),
        () => undefined,
      )
    },
  }
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
