import { posix } from 'node:path'
import { placeholder, type SourceFile } from './source'

/** One broken rule: where, and what to do about it. */
export interface Violation {
  readonly path: string
  readonly what: string
}

const basis = ['ui', 'theme', 'i18n', 'declaration'] as const
const server = ['mock', 'assembly', 'expression'] as const

/**
 * The layers, and what each may import. Most are folders of src. A folder of resources has three: `data`, which both sides
 * may import, `ui/` for the browser, and `platform/` for the reference platform. Of mock, `assembly` puts the platform and
 * the areas together and runs them. Tests may import everything.
 */
export const mayImport = {
  declaration: [],
  expression: [],
  i18n: ['declaration'],
  theme: ['declaration'],
  ui: ['theme', 'i18n', 'declaration'],
  platform: ['declaration', 'i18n'],
  files: ['declaration'],
  runs: ['files', 'platform', 'declaration'],
  screens: ['runs', 'files', 'platform', ...basis],
  shell: ['screens', 'runs', 'files', 'platform', ...basis],
  pages: ['screens', 'platform', ...basis],
  areaData: ['expression', 'declaration'],
  areaUi: ['areaData', 'expression', 'screens', 'files', 'platform', ...basis],
  areaPlatform: ['mock', 'areaData', 'expression', 'declaration'],
  demoUi: ['areaUi', 'areaData', 'shell', 'screens', 'runs', 'files', 'platform', ...basis],
  mock: ['areaData', 'declaration'],
  assembly: ['areaPlatform', 'mock', 'areaData', 'expression', 'declaration'],
  app: [
    'demoUi',
    'areaUi',
    'areaData',
    'shell',
    'pages',
    'screens',
    'runs',
    'files',
    'platform',
    ...basis,
    ...server,
  ],
  build: ['app', 'declaration', 'files', 'i18n'],
} as const satisfies Record<string, readonly string[]>

export type Layer = keyof typeof mayImport

/** Which layer a path belongs to: the first row that fits. */
const layers: readonly (readonly [RegExp, Layer])[] = [
  [/^resources\/demo\/(.+\/)?ui\//, 'demoUi'],
  [/^resources\/(.+\/)?ui\//, 'areaUi'],
  [/^resources\/(.+\/)?platform\//, 'areaPlatform'],
  [/^resources\//, 'areaData'],
  [/^mock\/([^/]+|platform\/(index|collect|areas\/index))\.ts$/, 'assembly'],
  [/^mock\//, 'mock'],
  [/^src\/main(\.tsx)?$/, 'app'],
]

/** The layer that a file belongs to; undefined for tests and configuration, which are outside the product. */
export function layerOf(path: string): Layer | undefined {
  const named = layers.find(([pattern]) => pattern.test(path))
  if (named) return named[1]
  const [top, folder = ''] = path.split('/')
  return top === 'src' && isLayer(folder) ? folder : undefined
}

/** The demo answers calls that no declaration describes, and so builds on the platform itself. */
const isDemo = (path: string): boolean => path.startsWith('resources/demo/platform/')

/** What the reference platform offers to the rules and seeds of an area. */
const rulesKit = 'mock/platform/areas/rules.ts'

const isLayer = (name: string): name is Layer => Object.hasOwn(mayImport, name)

/** The folder inside which imports are relative, and across whose edge they go through an alias. */
const homeOf = (path: string): string => {
  const area = /^(resources(?:\/.+?)??)\/(?:ui|platform|sections)\//.exec(path)
  if (area?.[1]) return area[1]
  if (path.startsWith('resources/')) return posix.dirname(path)
  return path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')
}

const aliases = { '@/': 'src/', '@mock/': 'mock/', '@resources/': 'resources/' }

/** Where an import of ours leads, as a path from the root; undefined for a package. */
function target(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix))
  const bare = specifier.replace(/\?.*$/, '')
  const path = alias
    ? alias[1] + bare.slice(alias[0].length)
    : /^\.{1,2}(\/|$)/.test(bare)
      ? posix.normalize(posix.join(posix.dirname(from), bare))
      : bare.startsWith('/')
        ? bare.slice(1)
        : undefined
  if (path === undefined) return undefined
  const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return ends.map((end) => path + end).find((one) => known.has(one)) ?? path
}

/** Who may import whom, downwards only. */
export function directions(files: readonly SourceFile[]): Violation[] {
  return eachImport(files).flatMap(({ file, to }) => {
    const from = layerOf(file.path)
    const layer = layerOf(to)
    if (file.path.startsWith('src/') && !from) return [{ path: file.path, what: 'stands in no layer of src' }]
    if (!from) return []
    if (!layer)
      return /^(src|resources|mock)\//.test(to)
        ? []
        : [{ path: file.path, what: `imports ${to}, outside the product` }]
    if (from === 'areaPlatform' && layer === 'mock' && to !== rulesKit && !isDemo(file.path))
      return [{ path: file.path, what: `imports ${to}; of the platform, areas know ${rulesKit} only` }]
    const allowed: readonly string[] = mayImport[from]
    return from === layer || allowed.includes(layer)
      ? []
      : [{ path: file.path, what: `${from} imports ${layer} (${to})` }]
  })
}

/** The platform of another hand shares nothing with ours, also by accident: of the project it imports only itself. */
export function otherHand(files: readonly SourceFile[]): Violation[] {
  const own = 'tests/otherPlatform/'
  return eachImport(files).flatMap(({ file, to }) =>
    file.path.startsWith(own) && !to.startsWith(own)
      ? [{ path: file.path, what: `imports ${to}, which is ours` }]
      : [],
  )
}

/** Inside one area or layer imports are relative, across they go through `@/`, `@mock/`, `@resources/`. */
export function spelling(files: readonly SourceFile[]): Violation[] {
  return eachImport(files).flatMap(({ file, to, specifier }) => {
    if (!layerOf(file.path)) return []
    const inside = homeOf(file.path) === homeOf(to)
    const relative = specifier.startsWith('.')
    // Vite runs the plug-ins before there are aliases.
    if (layerOf(file.path) === 'build' || inside === relative) return []
    return [{ path: file.path, what: `imports ${specifier}: ${inside ? 'relative' : 'by alias'}, please` }]
  })
}

const noInterface: readonly Layer[] = [...server, 'declaration', 'areaData', 'areaPlatform']

/** Layers that run on the platform too, or below any component, import no user interface. */
export function packages(files: readonly SourceFile[], headless: ReadonlySet<string>): Violation[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path)
    if (!layer) return []
    return file.imports.flatMap(({ from, names, typeOnly }) => {
      const broken = (what: string) => [{ path: file.path, what: `imports ${from}: ${what}` }]
      if (
        noInterface.includes(layer) &&
        /^(react|react-dom|react-admin|react-router-dom|ra-.*|@mui\/.*)($|\/)/.test(from)
      )
        return broken('runs where there is no user interface')
      if (layer === 'platform' && from.startsWith('@mui/')) return broken('no components below the screens')
      if (!noInterface.includes(layer) && /^(@mui\/material|@mui\/icons-material|lodash)$/.test(from))
        return broken('import by path')
      if (from === 'ra-ui-materialui') return broken("the screens' user interface is our own")
      if (from !== 'react-admin' || typeOnly) return []
      return names
        .filter((name) => !headless.has(name))
        .flatMap((name) => broken(`${name} is not of its headless core`))
    })
  })
}

/** No layer imports, directly or through others, a layer that imports it. */
export function layerCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = []
  const walk = (layer: string, trail: readonly string[]): void => {
    if (trail.includes(layer)) {
      found.push([...trail.slice(trail.indexOf(layer)), layer].join(' → '))
      return
    }
    for (const next of edges.get(layer) ?? []) walk(next, [...trail, layer])
  }
  for (const layer of edges.keys()) walk(layer, [])
  return found
}

/** The imports between layers as they are. */
export function layerEdges(files: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { file, to } of eachImport(files)) {
    const [from, layer] = [layerOf(file.path), layerOf(to)]
    if (from && layer && from !== layer) edges.set(from, (edges.get(from) ?? new Set()).add(layer))
  }
  return edges
}

/** The files that import each other, directly or through others. What is loaded on demand may lead back. */
export function filesInCircles(files: readonly SourceFile[]): string[] {
  let edges = eachImport(files).flatMap(({ file, to, late }) => (late ? [] : [{ from: file.path, to }]))
  for (;;) {
    const importing = new Set(edges.map(({ from }) => from))
    const imported = new Set(edges.map(({ to }) => to))
    const left = edges.filter(({ from, to }) => imported.has(from) && importing.has(to))
    if (left.length === edges.length) return [...importing].sort()
    edges = left
  }
}

/** Names that are no requests: identifiers that a standard spells as an address. */
const identifiers = [
  /^http:\/\/www\.w3\.org\//,
  /^https:\/\/(json-schema|spec\.openapis)\.org\//,
  /^http:\/\/schemas\.openxmlformats\.org\//,
]
/** Hosts that belong to nobody (RFC 2606) or to this machine. */
const harmless =
  /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|([\w-]+\.)*example(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/

/** A host that only run time knows is the caller's affair; a part of one counts as some letter. */
const isHarmless = (host: string): boolean =>
  host.replaceAll(placeholder, '') === '' || harmless.test(host.replaceAll(placeholder, 'x'))

/** No address of another host in anything that reaches run time. */
export function foreignHosts(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => /^(src|resources|mock)\/|\.(html|css|svg)$/.test(path))
    .flatMap(({ path, texts }) =>
      texts
        .flatMap((text) => [...text.matchAll(/\b(?:https?|wss?):\/\/([^\s/:'"`<>?#]+)[^\s'"`<>]*/g)])
        .filter(([url, host = '']) => !identifiers.some((one) => one.test(url)) && !isHarmless(host))
        .map(([url]) => ({ path, what: `names another host: ${url}` })),
    )
}

export const longestFile = 350

/** A file of the product holds one idea; a test file holds what shares a start. */
export const tooLong = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ path, lines }) => !path.startsWith('tests/') && lines > longestFile)
    .map(({ path, lines }) => ({ path, what: `has ${lines} lines, more than ${longestFile}` }))

/** No drawer for things that belong nowhere. */
export const drawers = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ path }) => /(^|\/)(utils?|common|helpers?|misc|shared|lib)(\/|\.[a-z]+$)/i.test(path))
    .map(({ path }) => ({ path, what: 'is a drawer: put the thing with what it serves, and name it' }))

/** The compiler is not silenced. */
export const silencedCompiler = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ comments }) =>
      comments.some((comment) => /^\s*@ts-(ignore|expect-error|nocheck)/.test(comment)),
    )
    .map(({ path }) => ({ path, what: 'silences the compiler' }))

/** What may stand at the project's top level. */
const topLevel: readonly string[] = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'biome.json',
  'index.html',
  'src',
  'resources',
  'mock',
  'tests',
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'LICENSE',
  '.ci',
  '.github',
  '.editorconfig',
  '.gitignore',
  '.npmrc',
]

/** A component of an area is drawn in the browser. */
export const strayComponents = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ path }) => /^resources\/.*\.tsx$/.test(path) && !/\/ui\//.test(path))
    .map(({ path }) => ({ path, what: 'is a component: put it into the ui folder of its area' }))

export const unexpected = (entries: readonly string[]): string[] =>
  entries.filter((entry) => !topLevel.includes(entry))

/** Every import of one of our files, resolved to a path from the root. */
function eachImport(
  files: readonly SourceFile[],
): Array<{ file: SourceFile; specifier: string; to: string; late: boolean }> {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap((file) =>
    file.imports.flatMap(({ from, late = false }) => {
      const to = target(file.path, from, known)
      return to === undefined ? [] : [{ file, specifier: from, to, late }]
    }),
  )
}
