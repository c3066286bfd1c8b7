import { fileURLToPath } from 'node:url'
import { consoleFiles } from './http/consoleFiles'
import { forwardTo } from './http/forward'
import { type Answer, listen } from './http/listen'
import { seedReport } from './http/seedReport'
import { type Settings, StartRefused, settingsFrom } from './http/settings'
import { site } from './http/site'
import { smsLine } from './http/smsLine'
import { sandboxLine, startPlatform } from './platform'
import { openStore } from './store/open'
import { StoreFault, StoreUnavailable } from './store/sql'

/** What answers `/api`, what to print about it, and how it ends. */
interface Calls {
  readonly answer: Answer
  readonly lines: readonly string[]
  close(): Promise<void>
}

async function referencePlatform({ databaseUrl, dataDir, size, channels }: Settings): Promise<Calls> {
  const store = await openStore({ databaseUrl, dataDir })
  const report = seedReport(process.stdout, size)
  const platform = await startPlatform({
    sql: store,
    size,
    channels,
    onProgress: report.progress,
    onSms: (sms) => console.log(smsLine(sms)),
  })
  report.done()
  platform.startJobs()
  return {
    answer: platform.fetch,
    lines: [sandboxLine(), `Data: ${store.place}`],
    close: async () => {
      await platform.close()
      await store.close()
    },
  }
}

const realPlatform = (platform: URL): Calls => ({
  answer: forwardTo(platform),
  lines: [`Calls go to ${platform.href}`],
  close: async () => {},
})

/** Starts, prints where it is, and stops on SIGINT or SIGTERM with everything answered and written. */
async function main(): Promise<void> {
  const settings = settingsFrom(process.env)
  const files = consoleFiles(fileURLToPath(new URL('../console', import.meta.url)))

  let ready: (calls: Calls) => void = () => {}
  const starting = new Promise<Calls>((resolve) => {
    ready = resolve
  })
  // The port is taken before the first start makes its data: that the port is in use is better known at once.
  const server = await listen(
    site(files, async (request, peer) => (await starting).answer(request, peer)),
    settings.port,
    settings.host,
    settings,
  )

  let calls: Calls | undefined
  let stopping = false
  const stop = async () => {
    // Before the data is made there is nothing to finish: it is made in one piece or not at all. A second signal
    // means that somebody does not want to wait.
    if (stopping || !calls) process.exit(stopping ? 1 : 0)
    stopping = true
    await server.close()
    await calls.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  calls = settings.platformUrl ? realPlatform(settings.platformUrl) : await referencePlatform(settings)
  ready(calls)
  console.log([`Open Platform Console: ${server.url}`, ...calls.lines, 'Stop with Ctrl-C'].join('\n'))
}

main().catch((error: unknown) => {
  const expected = [StartRefused, StoreFault, StoreUnavailable].some((kind) => error instanceof kind)
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
})
