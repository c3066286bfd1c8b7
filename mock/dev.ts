import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { ErrorPayload, Plugin, UserConfig, ViteDevServer } from 'vite'
import type { DeclarationError } from '@/declaration/load'
import { currentCode } from './http/currentCode.ts'
import { peerOf } from './http/peer.ts'
import type { Platform, PlatformOptions } from './platform'
import { type PlacedProblem, placedLine, placedProblems } from './sourcePlace.ts'
import type { Store } from './store/sql'

export interface DevPlatformOptions {
  /** Opens the store instead of DATABASE_URL or DATA_DIR; closed with the server. */
  readonly openStore?: () => Promise<Store>
  /** Options of every platform that is started, instead of the variables. */
  readonly platform?: Pick<
    PlatformOptions,
    'now' | 'size' | 'passwordRounds' | 'channels' | 'discards' | 'onProgress' | 'onMigrated' | 'onSms'
  >
}

export interface DevPlatform extends Plugin {
  readonly api: { platform(): Promise<Platform> }
}

type Answer = (request: Request, peer?: string) => Promise<Response>

type Code = typeof import('./startParts') & { readonly settings: import('./http/settings').Settings }

/**
 * Answers `/api` inside Vite's development server, with the variables of `npm start`.
 *
 * The platform is loaded through Vite, so an edited declaration or rule starts a new platform; the store stays open. Nothing
 * of the platform is imported here, which keeps it out of Vite's own configuration. Errors in the files are shown in the
 * terminal, over the page, and by every call until they are fixed.
 */
export function referencePlatform(options: DevPlatformOptions = {}): DevPlatform {
  let server: ViteDevServer | undefined
  let code: (() => Promise<Code>) | undefined
  let store: Promise<Store> | undefined
  let current: { readonly code: Code; readonly platform: Promise<Platform> } | undefined
  let making = false
  /** Stops code that is still loading from opening the store: after a restart, the store belongs to another plugin. */
  let isClosed = false
  let problem: { readonly text: string; readonly overlay: ErrorPayload } | undefined

  const report = (error: unknown) => {
    if (!server || isClosed) return
    if (error instanceof Error) server.ssrFixStacktrace(error)
    const problems = problemsIn(error, server.config.root)
    const text = problems.map(placedLine).join('\n') || textOf(error)
    if (problem?.text === text) return
    problem = { text, overlay: overlay(error, text, problems[0]) }
    server.config.logger.error(text, { timestamp: true })
    server.ws.send(problem.overlay)
  }

  const reload = () => server?.ws.send({ type: 'full-reload' })

  const open = async ({ openStore, settings }: Code): Promise<Store> => {
    if (options.openStore) return options.openStore()
    const opened = await openStore(settings)
    server?.config.logger.info(`  Data: ${opened.place}`)
    return opened
  }
  const opened = async (now: Code): Promise<Store> => {
    if (isClosed) throw new Error(notRunning)
    store ??= open(now).catch((error: unknown) => {
      store = undefined
      throw error
    })
    return store
  }

  const start = async (now: Code): Promise<Platform> => {
    const size = options.platform?.size ?? now.settings.size
    const seeding = now.seedReport(process.stdout, size)
    const sql = await opened(now)
    making = true
    const platform = await now
      .startPlatform({
        onProgress: seeding.progress,
        onSms: (sms) => server?.config.logger.info(`  ${now.smsLine(sms)}`),
        onMigrated: (line) => server?.config.logger.info(`  ${line}`),
        channels: now.settings.channels,
        discards: now.settings.discards,
        renewsSamples: true,
        ...options.platform,
        sql,
        size,
        onError: (error, what) => server?.config.logger.error(`${what}: ${textOf(error)}`),
      })
      .finally(() => {
        making = false
      })
    seeding.done()
    if (!options.platform?.now) platform.startJobs()
    return { ...platform, fetch: now.withAgents(platform.fetch, () => now.collect().declarations) }
  }

  const loaded = (): Promise<Code> => {
    if (!code || isClosed) throw new Error(notRunning)
    return code()
  }
  /** The platform of this code; the previous one is closed. */
  const platformOf = async (now: Code): Promise<Platform> => {
    if (current?.code !== now) {
      const previous = current
      current = { code: now, platform: start(now) }
      // Calls that wait for the previous one report its failure.
      void closed(previous?.platform)
    }
    const { platform } = current
    // After a failed start the next call tries again: the cause may be outside the files.
    platform.catch(() => {
      if (current?.platform === platform) current = undefined
    })
    return platform
  }

  const answering = async (): Promise<Answer> => {
    try {
      const now = await loaded()
      const { platformUrl } = now.settings
      const answer =
        platformUrl && !options.openStore ? now.forwardTo(platformUrl) : (await platformOf(now)).fetch
      if (problem) {
        problem = undefined
        reload()
      }
      return answer
    } catch (error) {
      report(error)
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

  /** Starts the platform early: the first start creates data, which takes too long for a call. */
  const begin = async () => {
    try {
      await answering()
    } catch (error) {
      // An edit cannot fix a wrong variable or an unavailable store.
      if (!isRefusal(error)) return
      process.exitCode = 1
      await server?.close()
    }
  }
  // Vite itself handles SIGTERM only. Sample data is created in one transaction, so there is nothing to wait for.
  const interrupt = async () => {
    if (!making) await server?.close()
    process.exit()
  }

  return {
    name: 'reference-platform',
    apply: 'serve',
    api: { platform: async () => platformOf(await loaded()) },
    config: ({ server: { watch } = {} }): UserConfig =>
      // Editors empty a file before writing it. Without this, we could read the empty file and get no second event.
      watch === null
        ? {}
        : { server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } } },
    configureServer(started) {
      server = started
      isClosed = false
      code = currentCode(started.environments.ssr, async (load) => {
        const parts = await load<typeof import('./startParts')>('/mock/startParts.ts')
        return { ...parts, settings: parts.settingsFrom(process.env) }
      })
      started.httpServer?.once('listening', () => {
        process.once('SIGINT', interrupt)
        void begin()
      })
      // Also shows the error on pages that are opened or reloaded.
      started.ws.on('connection', () => {
        if (problem) started.ws.send(problem.overlay)
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
      // Vite reloads the page only for files that the page has loaded.
      const known = server?.environments.client.moduleGraph.getModulesByFile(file)?.size
      // Errors are reported when a file is saved, not at the next call.
      const after = () => answering().then(known ? undefined : reload, () => undefined)
      // After Vite has invalidated the changed modules.
      setImmediate(() => void after())
    },
    async closeBundle() {
      process.removeListener('SIGINT', interrupt)
      // A plugin with its own options is also in the next server, which starts before the previous one closes.
      isClosed = server?.environments[this.environment.name] === this.environment
      const [closing, place] = [current, store]
      current = undefined
      store = undefined
      await closed(closing?.platform)
      await closed(place)
    },
  }
}

const notRunning = 'the development server is not running'

const closed = (opening: Promise<Pick<Store, 'close'>> | undefined) =>
  opening?.then(
    (running) => running.close(),
    () => undefined,
  )

/** Errors without a stack. Recognised by name, because their classes are reloaded with the files. */
const plain = ['DeclarationError', 'MigrationRefused', 'StartRefused', 'StoreUnavailable']

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && ['StartRefused', 'StoreUnavailable'].includes(error.name)

const stackOf = (error: unknown): string =>
  error instanceof Error && !plain.includes(error.name) ? (error.stack ?? error.message) : ''

const textOf = (error: unknown): string => stackOf(error) || wordsOf(error)

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const messageOf = (error: unknown): string => stripVTControlCharacters(wordsOf(error))

const isDeclarationError = (error: unknown): error is DeclarationError =>
  error instanceof Error && error.name === 'DeclarationError'

/** The problems in declarations, each with its place in the source. None for other errors. */
const problemsIn = (error: unknown, root: string): readonly PlacedProblem[] =>
  isDeclarationError(error)
    ? placedProblems(error.found, (file) => readFileSync(join(root, file), 'utf8'))
    : []

/** @param at what the overlay opens in the editor */
const overlay = (error: unknown, text: string, at: PlacedProblem | undefined): ErrorPayload => ({
  type: 'error',
  err: {
    message: at ? text : messageOf(error),
    stack: stripVTControlCharacters(stackOf(error)),
    plugin: 'reference-platform',
    ...(at && { loc: { file: at.file, line: at.line, column: 1 } }),
  },
})
