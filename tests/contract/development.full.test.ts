import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@mock/store/sql'
import { createLogger, createServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { openEmpty } from '../stores/empty'
import { deferred } from '../unit/platform/fakeBrowser'
import { answerOf } from './answers'
import { project, startDevelopment } from './developing'

const limit = { timeout: 180_000 }
const soon = { timeout: 30_000 }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A copy of these paths of the project, to be edited. */
function copyOf(paths: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'contract-reload-'))
  open.push(() => rmSync(root, { recursive: true, force: true }))
  for (const path of paths) cpSync(join(project, path), join(root, path), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true })
      writeFileSync(join(root, path), text)
    },
  }
}

/** Vite's development server on a folder, and its output. */
async function develop(root: string, openStore: () => Promise<Store>) {
  const errors: string[] = []
  const { server, url } = await startDevelopment(
    root,
    { openStore, platform: { size: 'small', passwordRounds: 1000, onProgress: () => {} } },
    {
      customLogger: { ...createLogger('silent'), error: (message) => errors.push(message) },
      cacheDir: join(root, 'cache'),
    },
  )
  open.push(() => server.close())
  const send = vi.spyOn(server.ws, 'send')
  return {
    errors,
    /** The messages sent to open pages. */
    sent: () => send.mock.calls.map(([payload]): unknown => payload),
    get: async (path: string) => answerOf(await fetch(`${url}/api${path}`)),
    /** When Vite last took notice of a change of this file. */
    noticed: async (path: string) =>
      (await server.environments.ssr.moduleGraph.getModuleByUrl(path))?.lastInvalidationTimestamp ?? 0,
    close: () => server.close(),
  }
}

/** Areas; a call of one returns the rules that were found, and a kept value. */
const probing = (kept: string) =>
  `import type { Collected } from '../collect'
   export const areasOf = ({ rules }: Collected) => [{ name: 'probe', routes: [{
     call: 'GET /probe', access: 'public', answer: async ({ sql }) => ({ rules, kept: ${kept} }) }] }]`

/** A copy with one area, whose call returns the rules that were found and the content of a table. */
function probed() {
  const copy = copyOf([
    'mock',
    'src/declaration',
    'resources/menu.ts',
    'resources/account/account.calls.ts',
    'resources/account/roles.ts',
  ])
  copy.write('resources/calls/apiDocument.ts', 'export const apiDocument = { calls: [] }')
  copy.write('mock/platform/areas/index.ts', probing("await sql.query('select n from kept')"))
  return {
    root: copy.root,
    write: copy.write,
    rule: (area: string, text: string) => copy.write(`resources/${area}/platform/rules.ts`, text),
  }
}

it('answers with the files as they are now, on the store that was opened at first', limit, async () => {
  const { root, rule } = probed()
  rule('first', 'export default 1')

  const store = await openEmpty()
  await store.exec('create table kept (n int); insert into kept values (7)')
  let opened = 0
  const server = await develop(root, async () => {
    opened += 1
    return store
  })
  const data = async () => (await server.get('/probe')).data
  expect(await data()).toEqual({ rules: { first: 1 }, kept: [{ n: 7 }] })

  rule('first', 'export default 2')
  await vi.waitFor(async () => expect(await data()).toMatchObject({ rules: { first: 2 } }), soon)

  rule('second', 'export default 3')
  await vi.waitFor(async () => expect(await data()).toMatchObject({ rules: { first: 2, second: 3 } }), soon)

  rule('second', 'throw new Error("the second rule is wrong")')
  await vi.waitFor(
    async () =>
      expect(await server.get('/probe')).toMatchObject({
        status: 500,
        code: 10500,
        message: 'the second rule is wrong',
      }),
    soon,
  )
  expect(server.errors.join()).toContain('the second rule is wrong')

  rule('second', 'export default 4')
  await vi.waitFor(async () => expect(await data()).toMatchObject({ rules: { first: 2, second: 4 } }), soon)
  expect(opened).toBe(1)
  await server.close()
  await expect(store.query('select 1')).rejects.toThrow()
})

it('takes edits of what declarations are made with, also one met half done', limit, async () => {
  const { root, read, write } = copyOf(['mock', 'src/declaration', 'src/expression', 'resources'])
  const server = await develop(root, openEmpty)
  const said = async () => (await server.get('/user/info')).message
  expect(await said()).toBe('非法令牌')

  const catalogue = 'src/declaration/errorCatalogue.ts'
  write(catalogue, read(catalogue).replace('非法令牌', '令牌不对'))
  await vi.waitFor(async () => expect(await said()).toBe('令牌不对'), soon)

  // A file that is being written: it is still empty, and the rest arrives while it is evaluated.
  const path = 'resources/terms/review.ts'
  const whole = read(path)
  const [met, arrived] = [deferred(), deferred()]
  Reflect.set(globalThis, 'halfWritten', { met: met.resolve, arrived: arrived.promise })
  open.push(() => Reflect.deleteProperty(globalThis, 'halfWritten'))
  const noticed = async (text: string) => {
    const before = await server.noticed(`/${path}`)
    write(path, text)
    await vi.waitFor(async () => expect(await server.noticed(`/${path}`)).toBeGreaterThan(before), soon)
  }
  await noticed('globalThis.halfWritten.met(); await globalThis.halfWritten.arrived')
  const waiting = said()
  await met.promise
  await noticed(whole)
  arrived.resolve()
  expect(await waiting).toBe('令牌不对')
  expect(await said()).toBe('令牌不对')
})

it('says what is wrong with a declaration everywhere, and goes on when it is mended', limit, async () => {
  const { root, read, write } = copyOf(['mock', 'src/declaration', 'src/expression', 'resources'])
  const server = await develop(root, openEmpty)
  expect((await server.get('/user/info')).code).toBe(50008)

  const path = 'resources/pay/trade/trade.area.ts'
  const whole = read(path)
  write(path, whole.replace('columns: [', "columns: ['nonsense', "))
  const problem = 'trade: list.columns[0] "nonsense" is not a field; declare it in fields or remove it here'
  const line = whole.slice(0, whole.indexOf('columns: [')).split('\n').length
  const placed = `${path}:${line} ${problem}`
  // On saving, without any call.
  await vi.waitFor(() => expect(server.errors).toEqual([placed]), soon)
  expect(server.sent()).toContainEqual({ type: 'error', err: expect.objectContaining({ message: placed }) })
  const answers = await Promise.all([server.get('/user/info'), server.get('/paycenter/tradelist')])
  expect(answers).toEqual(Array(2).fill({ status: 500, code: 10500, message: problem, data: null }))
  expect(server.errors).toEqual([placed])
  expect(server.sent()).not.toContainEqual({ type: 'full-reload' })

  write(path, whole)
  await vi.waitFor(() => expect(server.sent()).toContainEqual({ type: 'full-reload' }), soon)
  expect((await server.get('/user/info')).code).toBe(50008)
})

it('takes the data over when Vite restarts, also from a start that is still loading', limit, async () => {
  const { root, write, rule } = probed()
  rule('first', 'export default (await globalThis.loading?.()) ?? 1')
  write('mock/platform/areas/index.ts', probing("'none'"))
  write(
    'vite.config.ts',
    `import { referencePlatform } from './mock/dev.ts'
     export default {
       appType: 'custom', cacheDir: 'cache', optimizeDeps: { noDiscovery: true },
       server: { host: '127.0.0.1', port: 0, ws: false },
       resolve: { alias: [
         { find: /^@\\//, replacement: '${root}/src/' },
         { find: /^@mock\\//, replacement: '${root}/mock/' },
         { find: /^@resources\\//, replacement: '${root}/resources/' },
       ] },
       plugins: [referencePlatform({ platform: { size: 'small', passwordRounds: 1000, onProgress: () => {} } })],
     }`,
  )
  vi.stubEnv('DATA_DIR', join(root, 'data'))
  open.push(() => vi.unstubAllEnvs())
  const errors: string[] = []
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    customLogger: { ...createLogger('silent'), error: (message) => errors.push(message) },
  })
  open.push(() => server.close())
  await server.listen()
  const rules = async () => {
    const address = server.httpServer?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return (await answerOf(await fetch(`http://127.0.0.1:${port}/api/probe`))).data
  }
  expect(await rules()).toMatchObject({ rules: { first: 1 } })

  const [arrived, loading] = [deferred(), vi.fn()]
  Reflect.set(globalThis, 'loading', async () => {
    loading()
    await arrived.promise
    return 2
  })
  open.push(() => Reflect.deleteProperty(globalThis, 'loading'))
  for (const times of [1, 2]) {
    await server.restart()
    await vi.waitFor(() => expect(loading).toHaveBeenCalledTimes(times), soon)
  }
  arrived.resolve()
  expect(await rules()).toMatchObject({ rules: { first: 2 } })
  expect(errors).toEqual([])
})
