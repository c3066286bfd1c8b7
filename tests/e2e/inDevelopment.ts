import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { test } from './fixtures'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that the development server needs. It writes into a copy. */
const parts = [
  'src',
  'mock',
  'resources',
  'tests',
  'index.html',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  'vite.config.ts',
]

/** The folder of the running test; there is one at a time. */
let folder = ''

/** The lines of a file of the project as it is developed. */
export const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(join(folder, file), 'utf8')).split('\n')

/** The address that the server prints. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += stripVTControlCharacters(String(text))
      const [, address] = /Local:\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? []
      if (address) resolve(address)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => reject(new Error(`the development server ended:\n${said}`)))
  })

/** The sample data is made when it starts. */
const isReady = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${address}/api/user/info`).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Options of tests against `npm run dev`, in a copy of the project that the test may change. */
export const inDevelopment: Parameters<typeof test.use>[0] = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    folder = await mkdtemp(join(tmpdir(), 'console-development-'))
    await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const server = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'],
      {
        cwd: folder,
        // Vite's preview, which serves the demo to other tests of this worker, leaves NODE_ENV at "production".
        env: { ...process.env, NODE_ENV: 'development', SEED: 'small', DATA_DIR: join(folder, '.data') },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const address = await addressOf(server)
    await isReady(address)
    await use(address)
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  },
}
