import { stripVTControlCharacters } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { ErrorPayload, Plugin, UserConfig, ViteDevServer } from 'vite'
import { currentCode } from './http/currentCode.ts'
import { peerOf } from './http/peer.ts'
import type { Platform, PlatformOptions } from './platform'
import type { Store } from './store/sql'

export interface DevPlatformOptions {
  /** Opens the store in place of the one that DATABASE_URL or DATA_DIR name; closed with the server. */
  readonly openStore?: () => Promise<Store>
  /** Given to every platform that is started, in place of the variables. */
  readonly platform?: Pick<
    PlatformOptions,
    'now' | 'size' | 'passwordRounds' | 'channels' | 'onProgress' | 'onSms'
  >
}

/** The plugin, and the platform behind it for those who drive it from the same process. */
export interface DevPlatform extends Plugin {
  readonly api: { platform(): Promise<Platform> }
}

type Answer = (request: Request, peer?: string) => Promise<Response>

/** What is needed of our own code, as the files are now. */
interface Code {
  readonly settings: import('./http/settings').Settings
  readonly startPlatform: typeof import('./platform').startPlatform
  readonly openStore: typeof import('./store/open').openStore
  readonly seedReport: typeof import('./http/seedReport').seedReport
  readonly forwardTo: typeof import('./http/forward').forwardTo
  readonly smsLine: typeof import('./http/smsLine').smsLine
}

/**
 * Answers `/api` inside Vite's development server, with the variables of `npm start` (DATA_DIR, DATABASE_URL, SEED,
 * PLATFORM_URL, CHANNEL_PACE, CHANNELS_DOWN).
 *
 * The platform is loaded through Vite, not by Node: an edited declaration or rule makes a new platform. The store is
 * opened once and outlives it. Nothing of the platform is imported here, so that Vite's own configuration stays free
 * of it. What is wrong with the files is said in the terminal, in the browser over the page, and by every call until
 * it is mended.
 */
export function referencePlatform(options: DevPlatformOptions = {}): DevPlatform {
  let server: ViteDevServer | undefined
  let code: (() => Promise<Code>) | undefined
  let store: Promise<Store> | undefined
  let current: { readonly code: Code; readonly platform: Promise<Platform> } | undefined
  let making = false
  /** What keeps calls from being answered. */
  let wrong: { readonly text: string; readonly overlay: ErrorPayload } | undefined

  /** In the terminal and over the page; once, however many calls meet it. */
  const complain = (error: unknown) => {
    if (!server) return
    if (error instanceof Error) server.ssrFixStacktrace(error)
    const text = textOf(error)
    if (wrong?.text === text) return
    wrong = { text, overlay: overlay(error) }
    server.config.logger.error(text, { timestamp: true })
    server.ws.send(wrong.overlay)
  }

  const reload = () => server?.ws.send({ type: 'full-reload' })

  const open = async ({ openStore, settings }: Code): Promise<Store> => {
    if (options.openStore) return options.openStore()
    const opened = await openStore(settings)
    server?.config.logger.info(`  Data: ${opened.place}`)
    return opened
  }
  const opened = (now: Code): Promise<Store> => {
    store ??= open(now).catch((error: unknown) => {
      store = undefined
      throw error
    })
    return store
  }

  const start = async (now: Code): Promise<Platform> => {
    const size = options.platform?.size ?? now.settings.size
    const report = now.seedReport(process.stdout, size)
    const sql = await opened(now)
    making = true
    const platform = await now
      .startPlatform({
        onProgress: report.progress,
        onSms: (sms) => server?.config.logger.info(`  ${now.smsLine(sms)}`),
        channels: now.settings.channels,
        ...options.platform,
        sql,
        size,
        onError: (error, what) => server?.config.logger.error(`${what}: ${textOf(error)}`),
      })
      .finally(() => {
        making = false
      })
    report.done()
    if (!options.platform?.now) platform.startJobs()
    return platform
  }

  const loaded = (): Promise<Code> => {
    if (!code) throw new Error('the development server is not running')
    return code()
  }
  /** The platform of this code; the former one is closed. */
  const platformOf = async (now: Code): Promise<Platform> => {
    if (current?.code !== now) {
      const former = current
      current = { code: now, platform: start(now) }
      // Who waits for the former one learns of its failure; here it only has to end.
      former?.platform.then(
        (old) => old.close(),
        () => undefined,
      )
    }
    const { platform } = current
    // A platform that could not start is tried again at the next call: the cause may lie outside the files.
    platform.catch(() => {
      if (current?.platform === platform) current = undefined
    })
    return platform
  }

  /** What answers now: the platform, or the real one that PLATFORM_URL names. */
  const answering = async (): Promise<Answer> => {
    try {
      const now = await loaded()
      const { platformUrl } = now.settings
      const answer =
        platformUrl && !options.openStore ? now.forwardTo(platformUrl) : (await platformOf(now)).fetch
      if (wrong) {
        wrong = undefined
        reload()
      }
      return answer
    } catch (error) {
      complain(error)
      throw error
    }
  }
  const answer: Answer = async (request, peer) => {
    try {
      return await (await answering())(request, peer)
    } catch (error) {
      return Response.json({ code: 10500, message: messageOf(error), data: null }, { status: 500 })
    }
  }

  /** As soon as the server listens: the first start makes data, for which the first call would wait too long. */
  const begin = async () => {
    try {
      await answering()
    } catch (error) {
      // What the files do not say, no edit can mend.
      if (!isRefusal(error)) return
      process.exitCode = 1
      await server?.close()
    }
  }
  // Vite itself ends on SIGTERM only. Data that is being made is made in one piece or not at all: nothing to wait for.
  const interrupt = async () => {
    if (!making) await server?.close()
    process.exit()
  }

  return {
    name: 'reference-platform',
    apply: 'serve',
    api: { platform: async () => platformOf(await loaded()) },
    config: ({ server: { watch } = {} }): UserConfig =>
      // Reading a file between an editor's emptying and filling it would be followed by no second event.
      watch === null
        ? {}
        : { server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } } },
    configureServer(started) {
      server = started
      code = currentCode(started.environments.ssr, async (load) => {
        const { settingsFrom } = await load<typeof import('./http/settings')>('/mock/http/settings.ts')
        const { openStore } = await load<typeof import('./store/open')>('/mock/store/open.ts')
        const { seedReport } = await load<typeof import('./http/seedReport')>('/mock/http/seedReport.ts')
        const { forwardTo } = await load<typeof import('./http/forward')>('/mock/http/forward.ts')
        const { smsLine } = await load<typeof import('./http/smsLine')>('/mock/http/smsLine.ts')
        const { startPlatform } = await load<typeof import('./platform')>('/mock/platform/index.ts')
        return {
          settings: settingsFrom(process.env),
          openStore,
          seedReport,
          forwardTo,
          smsLine,
          startPlatform,
        }
      })
      started.httpServer?.once('listening', () => {
        process.once('SIGINT', interrupt)
        void begin()
      })
      // A page that is opened or reloaded while the files are wrong is told too.
      started.ws.on('connection', () => {
        if (wrong) started.ws.send(wrong.overlay)
      })
      const listener = getRequestListener(
        (request, bindings) => answer(request, peerOf(request, bindings, false)),
        { overrideGlobalObjects: false },
      )
      started.middlewares.use((request, response, next) => {
        if (/^\/api(\/|$|\?)/.test(request.url ?? '')) listener(request, response)
        else next()
      })
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      // Vite tells the page only of files that it has loaded.
      const known = server?.environments.client.moduleGraph.getModulesByFile(file)?.size
      // What is wrong is said when the file is saved, not when somebody calls.
      const after = () => answering().then(known ? undefined : reload, () => undefined)
      // Once Vite has marked what the change concerns.
      setImmediate(() => void after())
    },
    async closeBundle() {
      process.removeListener('SIGINT', interrupt)
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

/** Errors whose message says it all. They are told by name: the classes are loaded anew with the files. */
const plain = ['DeclarationError', 'StartRefused', 'StoreUnavailable']

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && ['StartRefused', 'StoreUnavailable'].includes(error.name)

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return plain.includes(error.name) ? error.message : (error.stack ?? error.message)
}

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))

/** Vite's own way of showing an error over the page. */
const overlay = (error: unknown): ErrorPayload => ({
  type: 'error',
  err: {
    message: messageOf(error),
    stack:
      error instanceof Error && !plain.includes(error.name) ? stripVTControlCharacters(textOf(error)) : '',
    plugin: 'reference-platform',
  },
})
