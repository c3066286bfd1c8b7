import { fileURLToPath } from 'node:url'
import { consoleFiles } from './http/consoleFiles'
import { forwardTo } from './http/forward'
import { type Answer, listen } from './http/listen'
import { type Settings, StartRefused, settingsFrom } from './http/settings'
import { site } from './http/site'
import { seedReport, smsLine } from './http/terminal'
import { whileStarting } from './http/whileStarting'
import { withAgents } from './mcp'
import { sandboxLine, startPlatform } from './platform'
import { MigrationRefused } from './platform/areas/migration/refused'
import { collect } from './platform/collect'
import { openStore } from './store/open'
import { StoreFault, StoreUnavailable } from './store/sql'

interface Calls {
  readonly answer: Answer
  readonly lines: readonly string[]
  close(): Promise<void>
}

async function referencePlatform(settings: Settings): Promise<Calls> {
  const { databaseUrl, dataDir, size, channels, discards } = settings
  const store = await openStore({ databaseUrl, dataDir })
  const report = seedReport(process.stdout, size)
  const platform = await startPlatform({
    sql: store,
    size,
    channels,
    discards,
    onProgress: report.progress,
    onMigrated: (line) => console.log(line),
    onSms: (sms) => console.log(smsLine(sms)),
  })
  report.done()
  platform.startJobs()
  return {
    answer: withAgents(platform.fetch, () => collect().declarations),
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

async function main(): Promise<void> {
  const settings = settingsFrom(process.env)
  const files = consoleFiles(fileURLToPath(new URL('../console', import.meta.url)))

  let ready: (answer: Answer) => void = () => {}
  const starting = new Promise<Answer>((resolve) => {
    ready = resolve
  })
  // The port is opened before the first start creates data, so that a port in use is reported at once.
  const server = await listen(site(files, whileStarting(starting)), settings.port, settings.host, settings)

  let calls: Calls | undefined
  let stopping = false
  const stop = async () => {
    // Sample data is created in one transaction: nothing to finish. A second signal stops at once.
    if (stopping || !calls) process.exit(stopping ? 1 : 0)
    stopping = true
    await server.close()
    await calls.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  calls = settings.platformUrl ? realPlatform(settings.platformUrl) : await referencePlatform(settings)
  ready(calls.answer)
  console.log([`Open Platform Console: ${server.url}`, ...calls.lines, 'Stop with Ctrl-C'].join('\n'))
}

main().catch((error: unknown) => {
  const expected = [MigrationRefused, StartRefused, StoreFault, StoreUnavailable].some(
    (kind) => error instanceof kind,
  )
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
})
