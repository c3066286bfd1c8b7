import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Chunk, printReport, weigh } from '../../../src/build/sizeReport'

/** Text that does not compress, so that its size is known. */
const noise = (bytes: number) => `//${randomBytes(bytes / 2).toString('base64')}`

const chunk = (fileName: string, modules: Record<string, number>, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: noise(4000),
  imports: [],
  isEntry: false,
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
  ...more,
})

const build = [
  chunk('main.js', { '/app/src/main.tsx': 10 }, { isEntry: true, imports: ['react.js'] }),
  chunk('react.js', {
    '/app/node_modules/react/index.js': 3,
    '/app/node_modules/@mui/material/Box/Box.js': 1,
  }),
  chunk('login.js', { '/app/src/pages/login/Login.tsx': 10, '/app/src/pages/login/form.ts': 1 }),
  chunk('console.js', { '/app/src/shell/Frame.tsx': 10 }, { imports: ['react.js', 'screens.js'] }),
  chunk('screens.js', { '/app/src/screens/list.tsx': 10 }),
]

const budgets = (modules: string[], gzip = 100_000, most = 100_000) => ({
  loads: [{ name: 'page', modules, gzip }],
  chunk: most,
})

test('what a page needs is its modules, the entries and all they import, each once', () => {
  const files = (modules: string[]) => weigh(build, '/app', budgets(modules)).loads[0]?.files.toSorted()
  expect(files([])).toEqual(['main.js', 'react.js'])
  expect(files(['src/pages/login/Login.tsx'])).toEqual(['login.js', 'main.js', 'react.js'])
  expect(files(['src/pages/login/'])).toEqual(['login.js', 'main.js', 'react.js'])
  expect(files(['src/shell/Frame.tsx'])).toEqual(['console.js', 'main.js', 'react.js', 'screens.js'])
})

test('the sum of the sizes after gzip is held against the budget', () => {
  const { loads, chunks, broken } = weigh(build, '/app', budgets([], 100))
  const size = (file: string) => chunks.find((one) => one.file === file)?.gzip ?? 0
  expect(loads[0]?.measured).toBe(size('main.js') + size('react.js'))
  expect(broken).toEqual([expect.stringMatching(/^page: \d\.\d kB gzip, 0\.1 kB are allowed$/)])
  expect(weigh(build, '/app', budgets([])).broken).toEqual([])
})

test('a module that is not in the build breaks the report, so that no budget checks nothing', () => {
  expect(weigh(build, '/app', budgets(['src/pages/Gone.tsx'])).broken).toEqual([
    'page: the build has no module src/pages/Gone.tsx',
  ])
})

test('a chunk may not be too large', () => {
  const { broken } = weigh([chunk('big.js', {}, { code: noise(3000) })], '/app', budgets([], 100_000, 1500))
  expect(broken).toEqual(['big.js: 2.0 kB, a chunk may have 1.5 kB'])
})

test.each([
  ['eval("1")', true],
  ['x=eval(y)', true],
  ['new Function("return 1")', true],
  ['retrieval("1")', false],
  ['store.eval("1")', false],
  ['new FunctionLike()', false],
])('code made from text: %s', (code, forbidden) => {
  const build = [chunk('a.js', {}, { code })]
  expect(weigh(build, '/app', budgets([])).broken).toHaveLength(forbidden ? 1 : 0)
  expect(weigh(build, '/app', { ...budgets([]), codeFromText: true }).broken).toEqual([])
})

test('packages share the compressed size of their chunks by length', () => {
  const { packages, chunks } = weigh(build, '/app', budgets([]))
  const react = chunks.find(({ file }) => file === 'react.js')?.gzip ?? 0
  expect(packages).toContainEqual({ name: 'react', gzip: Math.round((react * 3) / 4) })
  expect(packages).toContainEqual({ name: '@mui/material', gzip: Math.round(react / 4) })
  expect(packages[0]?.name).toBe('(own)')
})

test('the printed report names every budget and package', () => {
  const printed = printReport(weigh(build, '/app', budgets(['src/pages/login/'])))
  for (const word of ['login.js', '@mui/material', 'page', 'gzip kB']) expect(printed).toContain(word)
})
