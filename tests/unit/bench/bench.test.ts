import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chunk, printReport, weigh } from '../../../src/build/sizeReport'
import { brokenLimits, ratioOf } from '../../bench/bench'
import { quantile, sideBySide, timing } from '../../bench/measure'
import { forAll } from '../cases'

const hundred = timing(Array.from({ length: 101 }, (_, index) => index))

const against = { what: 'b', time: timing([100]) }
const elements = { what: 'elements', value: 1e9 }
const requests = (value: number) => [{ what: 'requests', value, most: 0 }]

test.each<[what: string, limits: Partial<Parameters<typeof brokenLimits>[0]>, broken: string[]]>([
  ['nothing of a row without limits', { counts: [elements] }, []],
  ['a time', { most: 95 }, []],
  ['a time that is too long', { most: 94.9 }, ['a: 95 % within 95.0 ms, 94.9 ms are allowed']],
  ['a count', { counts: requests(0) }, []],
  ['a count that is too high', { counts: requests(1) }, ['a: 1 requests, 0 allowed']],
  ['a ratio', { against, mostRatio: 0.5 }, []],
  ['a ratio that is too high', { against, mostRatio: 0.49 }, ['a: 0.500 times b, 0.49 are allowed']],
  ['a ratio that cannot be told', { mostRatio: 1 }, ['a: no times nothing, 1 are allowed']],
])('what is said of limits: %s', (_, limits, broken) => {
  expect(brokenLimits({ what: 'a', time: hundred, ...limits })).toEqual(broken)
})

test('the ratio is that of the medians, and there is none without something to hold it against', () => {
  expect(ratioOf({ what: 'a', time: hundred, against: { what: 'b', time: timing([25]) } })).toBe(2)
  expect(ratioOf({ what: 'a', time: hundred })).toBeUndefined()
})

test.each([
  [[7], 0.5, 7],
  [[1, 2, 3], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[0, 10], 0.25, 2.5],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
])('the quantile of %j at %d is %d', (samples, part, expected) => {
  expect(quantile(samples, part)).toBeCloseTo(expected)
})

test('the order of the samples does not matter, and low ≤ median ≤ high ≤ max', () => {
  forAll([fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 })], (samples) => {
    const { low, median, high, max, rounds } = timing(samples)
    expect(timing(samples.toReversed())).toEqual({ low, median, high, max, rounds })
    expect(low <= median && median <= high && high <= max).toBe(true)
  })
})

test('no samples are refused', () => {
  expect(() => timing([])).toThrow('no samples')
})

test('ways take turns, and warm-up rounds do not count', async () => {
  const order: string[] = []
  const way = (name: string) => async (round: number) => order.push(`${name}${round}`)
  const timings = await sideBySide({ a: way('a'), b: way('b') }, { rounds: 2, warmUp: 1 })
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  expect([timings.a.rounds, timings.b.rounds]).toEqual([2, 2])
})

/** Text that does not compress, so that its size is known. */
const noise = (bytes: number) => `//${randomBytes(bytes / 2).toString('base64')}`

const chunk = (fileName: string, modules: Record<string, number>, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: noise(4000),
  imports: [],
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
  ...more,
})

const build = [
  chunk('main.js', { '/app/src/main.tsx': 10 }, { imports: ['react.js'] }),
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

test('what a page needs is its modules and all they import, each once', () => {
  const files = (modules: string[]) => weigh(build, '/app', budgets(modules)).loads[0]?.files.toSorted()
  expect(files([])).toEqual([])
  expect(files(['src/pages/login/Login.tsx'])).toEqual(['login.js'])
  expect(files(['src/main.tsx', 'src/pages/login/'])).toEqual(['login.js', 'main.js', 'react.js'])
  expect(files(['src/main.tsx', 'src/shell/Frame.tsx'])).toEqual([
    'console.js',
    'main.js',
    'react.js',
    'screens.js',
  ])
})

test('the sum of the sizes after gzip is held against the budget', () => {
  const { loads, chunks, broken } = weigh(build, '/app', budgets(['src/main.tsx'], 100))
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

test('what only tools need may not come with a load', () => {
  const later = { ...budgets(['src/main.tsx']), later: ['src/tools/'] }
  const withTool = (renderedLength: number) => [
    chunk('main.js', { '/app/src/main.tsx': 1, '/app/src/tools/check.ts': renderedLength }),
  ]
  expect(weigh(withTool(0), '/app', later).broken).toEqual([])
  expect(weigh(withTool(9), '/app', later).broken).toEqual([
    'page: contains src/tools/check.ts, which only tools need',
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
