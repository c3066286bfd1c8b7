import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referencePlatform } from '@mock/dev'
import { openStore } from '@mock/store/open'
import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))

it('answers with the files as they are now, on the store that was opened at first', {
  timeout: 180_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'contract-reload-'))
  for (const folder of ['mock', 'src/declaration'])
    cpSync(join(project, folder), join(root, folder), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  cpSync(join(project, 'resources/menu.ts'), join(root, 'resources/menu.ts'))
  writeFileSync(
    join(root, 'mock/platform/areas/index.ts'),
    `import type { Collected } from '../collect'
     export const areasOf = ({ rules }: Collected) => [{ name: 'probe', routes: [{
       call: 'GET /probe', access: 'public',
       answer: async ({ sql }) => ({ rules, kept: await sql.query('select n from kept') }) }] }]`,
  )
  const rule = (area: string, value: string) => {
    const folder = join(root, 'resources', area)
    cpSync(join(project, 'resources/menu.ts'), join(folder, 'unused.seed.ts'))
    writeFileSync(join(folder, `${area}.rules.ts`), value)
  }
  rule('first', 'export default 1')

  const store = await openStore()
  await store.exec('create table kept (n int); insert into kept values (7)')
  let opened = 0
  const openOnce = async () => {
    opened += 1
    return store
  }
  const errors: string[] = []
  const plugin = referencePlatform({
    openStore: openOnce,
    platform: { size: 'small', passwordRounds: 1000, onProgress: () => {} },
  })
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    customLogger: {
      hasWarned: false,
      info: () => {},
      warn: () => {},
      warnOnce: () => {},
      clearScreen: () => {},
      hasErrorLogged: () => false,
      error: (message) => errors.push(message),
    },
    cacheDir: join(root, 'cache'),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${root}/src/` },
        { find: /^@resources\//, replacement: `${root}/resources/` },
      ],
    },
    plugins: [plugin],
  })
  try {
    await server.listen()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const probe = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/probe`)
      return { status: response.status, ...(await response.json()) }
    }
    const rules = async () => (await probe()).data?.rules
    expect((await probe()).data).toEqual({ rules: { first: 1 }, kept: [{ n: 7 }] })

    rule('first', 'export default 2')
    await vi.waitFor(async () => expect(await rules()).toEqual({ first: 2 }), { timeout: 30_000 })

    rule('second', 'export default 3')
    await vi.waitFor(async () => expect(await rules()).toEqual({ first: 2, second: 3 }), { timeout: 30_000 })

    rule('second', 'throw new Error("the second rule is wrong")')
    await vi.waitFor(
      async () =>
        expect(await probe()).toMatchObject({
          status: 500,
          code: 10500,
          message: 'the second rule is wrong',
        }),
      { timeout: 30_000 },
    )
    expect(errors.join()).toContain('the second rule is wrong')

    rule('second', 'export default 4')
    await vi.waitFor(async () => expect(await rules()).toEqual({ first: 2, second: 4 }), { timeout: 30_000 })
    expect(opened).toBe(1)
  } finally {
    await server.close()
    rmSync(root, { recursive: true, force: true })
  }
  await expect(store.query('select 1')).rejects.toThrow()
})
