import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, vi } from 'vitest'
import { onceInRun } from '../stores/onceInRun'
import { project } from './developing'

/** A running server process. */
export interface Started {
  /** Everything it has printed. */
  output(): string
  /** The address, once the server says that it is ready. Rejects if it ends before that. */
  readonly ready: Promise<string>
  readonly ended: Promise<number | null>
  /** Resolves once it has printed this. */
  says(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
}

/** The server as `npm start` builds it, with a page of one line as its console. */
export interface BuiltServer {
  /** An empty folder for the data of its processes. */
  readonly folder: string
  /** Runs it with exactly these variables. */
  run(env: Record<string, string>): Started
  /** Ends what still runs and removes everything. */
  dispose(): void
}

/** The folder with the built platform: the same for every test of a run. */
const builtPlatform = (): Promise<string> =>
  onceInRun('platform', async (outDir) => {
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: {
        alias: [
          { find: /^@\//, replacement: `${project}/src/` },
          { find: /^@resources\//, replacement: `${project}/resources/` },
        ],
      },
      build: { ssr: 'mock/server.ts', outDir, emptyOutDir: true },
    })
  })

/**
 * Gives the built server a console.
 *
 * @param files of the console, by their paths
 */
export async function builtServer(files: Readonly<Record<string, string>>): Promise<BuiltServer> {
  // Inside the project, so that the built server finds its packages.
  const built = join(project, 'dist', `contract-${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'contract-server-'))
  cpSync(await builtPlatform(), join(built, 'platform'), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    const file = join(built, 'console', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const children: ChildProcess[] = []
  return {
    folder,
    run(env) {
      const [child, started] = start(join(built, 'platform/server.js'), folder, env)
      children.push(child)
      return started
    },
    dispose() {
      for (const child of children) child.kill('SIGKILL')
      rmSync(built, { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(script: string, cwd: string, env: Record<string, string>): [ChildProcess, Started] {
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { PATH: process.env.PATH ?? '', PORT: '0', SEED: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /Open Platform Console: (\S+)/.exec(output)?.[1]
      if (url && output.includes('Ctrl-C')) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  // Callers that only wait for the end do not handle this rejection.
  ready.catch(() => undefined)
  const says = (text: string) => vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000 })
  return [child, { output: () => output, ready, ended, says, kill: (signal) => child.kill(signal) }]
}
