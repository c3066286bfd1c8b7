import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileCircles } from './circles'
import { readSource } from './source'

test('no two files import each other, directly or through others, not even types', () => {
  const files = ['src', 'resources', 'mock']
    .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`))
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  expect(fileCircles(files.map((path) => readSource(path, readFileSync(path, 'utf8'))))).toEqual([])
})

const circleOf = (sources: Readonly<Record<string, string>>): string[][] =>
  fileCircles(Object.entries(sources).map(([path, text]) => readSource(path, text)))

test.each([
  ['an import', `import { x } from './a'`],
  ['a type', `import type { X } from './a'`],
  ['a re-export', `export { x } from './a'`],
  ['a type in an annotation', `let x: import('./a').X`],
])('%s closes a circle', (_, back) => {
  const sources = { 'src/app/a.ts': `import './b'`, 'src/app/b.ts': `import './c'`, 'src/app/c.ts': back }
  expect(circleOf(sources)).toEqual([['src/app/a.ts', 'src/app/b.ts', 'src/app/c.ts']])
})

test('what is loaded on demand closes none', () => {
  const sources = { 'src/app/a.ts': `import './b'`, 'src/app/b.ts': `const open = () => import('./a')` }
  expect(circleOf(sources)).toEqual([])
})
