import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Delay for the first screens, which are built from the same files, in milliseconds. */
const startsAfter = 5000
/** Delay to collect files that are saved together, in milliseconds. */
const waitsFor = 500

/** Most errors shown at once. */
const mostShown = 20

/** The compiler's errors, with places that terminals turn into links; '' for none. */
export const typeErrorsIn = (output: string): string => {
  const found = Array.from(
    output.matchAll(/^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm),
    ([, file, line, column, what]) => `${file}:${line}:${column} ${what}`,
  )
  const more = found.length - mostShown
  return [...found.slice(0, mostShown), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
}

/** Ends a process and its children. */
const end = ({ pid, exitCode }: ChildProcess): void => {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has already ended.
  }
}

/**
 * Shows the project's type errors in the development server's terminal. The compiler runs at the lowest priority: once the
 * first screens have had their time, and whenever a file changes. `TYPE_ERRORS=off` turns it off.
 */
export function typeErrors(root: string): Plugin {
  let waiting: NodeJS.Timeout | undefined
  let compiler: ChildProcess | undefined
  let isOverdue = false
  let told = ''
  const stop = () => {
    clearTimeout(waiting)
    isOverdue = false
    if (compiler) end(compiler)
    process.removeListener('exit', stop)
  }
  return {
    name: 'type-errors',
    apply: 'serve',
    configureServer({ httpServer, config: { logger, cacheDir }, watcher }) {
      if (process.env.TYPE_ERRORS === 'off') return
      const report = (text: string) => {
        if (text !== '' && text !== told) logger.error(text, { timestamp: true })
        if (text === '' && told !== '') logger.info('the types are in order again', { timestamp: true })
        told = text
      }
      const compile = () => {
        if (compiler) {
          isOverdue = true
          return
        }
        const tsc = join(root, 'node_modules/typescript/bin/tsc')
        const kept = ['--incremental', '--tsBuildInfoFile', join(cacheDir, 'types.tsbuildinfo')]
        const child = spawn(process.execPath, [tsc, '--noEmit', '--pretty', 'false', ...kept], {
          cwd: root,
          // Its own process group, which can be ended as a whole.
          detached: process.platform !== 'win32',
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        compiler = child
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
        let output = ''
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
        child.once('close', (_, signal) => {
          compiler = undefined
          if (signal === null) report(typeErrorsIn(output))
          if (isOverdue) compileAfter(waitsFor)
          isOverdue = false
        })
      }
      const compileAfter = (milliseconds: number) => {
        clearTimeout(waiting)
        waiting = setTimeout(compile, milliseconds)
      }
      httpServer?.once('listening', () => {
        process.once('exit', stop)
        compileAfter(startsAfter)
        watcher.on('all', (_, file) => {
          if (/\.(tsx?|mjs)$/.test(file)) compileAfter(waitsFor)
        })
      })
    },
    closeBundle: stop,
  }
}
