import { fileURLToPath } from 'node:url'
import { consoleFiles } from '../../mock/http/consoleFiles'
import { type Answer, listen } from '../../mock/http/listen'
import { settingsFrom } from '../../mock/http/settings'
import { site } from '../../mock/http/site'
import { smsLine } from '../../mock/http/terminal'
import { type Platform, startPlatform } from '../../mock/platform'
import { openStore } from '../../mock/store/open'
import type { Told, Wanted } from './platforms'
import { type Rewindable, rewindable } from './rewindable'

/* The console and the reference platform for many tests, one after another, in one process: it uses the same parts as
   `npm start`, on a store that is reset after each test. A process per test would take half of all the tests' time: the
   database engine is compiled and opened each time, and all timed work is due at once (5 s of processor time per test,
   against 0.5 s this way). */
const { dataDir, size, channels } = settingsFrom(process.env)
const store = await openStore({ dataDir })
/**
 * Fewer rounds: hashing at full strength takes a quarter of a second, a hundred times over. With a tenth of a processor, that is
 * longer than the console waits for an answer.
 */
const passwordRounds = 1000
const onSms: NonNullable<Parameters<typeof startPlatform>[0]['onSms']> = (sms) => console.log(smsLine(sms))

const settings = { size, passwordRounds, onSms }

/** The platform on the lasting data. It answers between the tests, and its jobs run there. */
const lasting = await startPlatform({ ...settings, sql: store, channels })

await lasting.runDueJobs()
// When told to seed its data, it is done here: the console need not be built.
if (process.argv[2] === 'seed') {
  await lasting.close()
  await store.close()
  process.exit(0)
}

let test: { readonly platform: Platform; readonly store: Rewindable } | undefined
const answer: Answer = (request, peer) => (test?.platform ?? lasting).fetch(request, peer)

const files = consoleFiles(fileURLToPath(new URL('../console', import.meta.url)))
const server = await listen(site(files, answer), 0, '127.0.0.1')

const rewind = async () => {
  const last = test
  test = undefined
  await last?.platform.close()
  await last?.store.rewind()
}

const begin = async (pace: number) => {
  await rewind()
  // Runs the jobs that have become due, once for all following tests instead of in each of them.
  await lasting.runDueJobs()
  const own = await rewindable(store)
  const platform = await startPlatform({ ...settings, sql: own.sql, channels: { ...channels, pace } })
  platform.startJobs()
  test = { platform, store: own }
}

const tell = (told: Told) => process.send?.(told)

process.on('message', (wanted: Wanted) => {
  const done = wanted.want === 'begin' ? begin(wanted.pace) : rewind()
  done.then(
    () => tell({}),
    (error: unknown) => tell({ problem: String(error) }),
  )
})

const stop = async () => {
  await server.close()
  await rewind()
  await lasting.close()
  await store.close()
  process.exit(0)
}
process.on('SIGTERM', stop)

console.log(`Open Platform Console: ${server.url}`)
