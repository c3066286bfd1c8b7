import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** The content of a build: the names of its files, and their text. */
const contentOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n')

/** The demo's pages, by the file names that the console uses. */
const pages = readdirSync('resources/demo', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => `demo/${file}`)

/** Marks of what only the demo has, in the console and in the platform. */
const calls = ['GET /article/list', 'GET /article/detail', 'GET /transaction/list']
const marks = {
  console: [...pages, ...calls, 'example_create', 'driver-popover', 'cm-gutters', 'Misión {number}'],
  platform: [...calls, 'GET /search/user', 'GET /routes', 'POST /role', 'DragKanbanDemo', '可拖拽看板'],
}

test('DEMO=off leaves no trace of the demo in the build', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'without-demo-'))
  try {
    const build = (name: string, ...more: readonly string[]) => {
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', join(folder, name), ...more], {
        // As from a command line: the tests' own environment is not production.
        env: { ...process.env, NODE_ENV: 'production', DEMO: 'off' },
      })
      return contentOf(join(folder, name))
    }
    const without = {
      console: build('console'),
      platform: build('platform', '--ssr', 'mock/server.ts'),
    }
    for (const part of ['console', 'platform'] as const) {
      const usual = contentOf(`dist/${part}`)
      expect(without[part].length).toBeGreaterThan(usual.length / 3)
      // A mark that is missing from the usual build would prove nothing.
      expect(marks[part].filter((mark) => !usual.includes(mark))).toEqual([])
      expect(marks[part].filter((mark) => without[part].includes(mark))).toEqual([])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
