import { posix } from 'node:path'
import { placeholder, type SourceFile } from './source'

const basis = ['ui', 'theme', 'i18n', 'declaration'] as const
const engine = ['runs', 'files', 'platform'] as const
const server = ['mock', 'assembly', 'expression'] as const

/**
 * The layers, and what each may import. Most are folders of src. A folder of resources has three: `data`, which both sides
 * may import, `ui/` for the browser, and `platform/` for the reference platform. Of mock, `assembly` puts the platform and
 * the areas together and runs them. Tests may import everything.
 */
export const mayImport = {
  declaration: [],
  expression: [],
  scaffold: ['declaration'],
  i18n: ['declaration'],
  theme: ['declaration'],
  ui: ['theme', 'i18n', 'declaration'],
  platform: ['declaration', 'i18n'],
  files: ['declaration'],
  runs: ['files', 'platform', 'declaration'],
  screens: [...engine, ...basis],
  shell: ['screens', ...engine, ...basis],
  pages: ['screens', 'platform', ...basis],
  areaData: ['expression', 'declaration'],
  areaUi: ['areaData', 'expression', 'screens', 'files', 'platform', ...basis],
  areaPlatform: ['mock', 'areaData', 'expression', 'declaration'],
  demoUi: ['areaUi', 'areaData', 'shell', 'screens', ...engine, ...basis],
  mock: ['areaData', 'declaration'],
  assembly: ['areaPlatform', 'mock', 'areaData', 'expression', 'declaration'],
  app: ['demoUi', 'areaUi', 'areaData', 'shell', 'pages', 'screens', ...engine, ...basis, ...server],
  build: ['app', 'pages', 'declaration', 'files', 'i18n'],
  commands: ['app', 'build', 'scaffold', 'declaration', 'i18n', 'areaData', ...server],
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

/** The folder in which imports are relative; imports across its edge use an alias. */
const homeOf = (path: string): string => {
  const area = /^(resources(?:\/.+?)??)\/(?:ui|platform|sections)\//.exec(path)
  if (area?.[1]) return area[1]
  if (path.startsWith('resources/')) return posix.dirname(path)
  return path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')
}

const aliases = { '@/': 'src/', '@mock/': 'mock/', '@resources/': 'resources/' }

/** The target of one of our imports, as a path from the root; undefined for a package. */
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

interface OwnImport {
  readonly specifier: string
  /** From the project's root. */
  readonly to: string
  readonly late: boolean
  readonly typeOnly: boolean
}

/** The imports of our files, resolved to paths from the root. */
const importsOf = (file: SourceFile, known: ReadonlySet<string>): readonly OwnImport[] =>
  file.imports.flatMap(({ from, late = false, typeOnly = false }) => {
    const to = target(file.path, from, known)
    return to === undefined ? [] : [{ specifier: from, to, late, typeOnly }]
  })

const pathsOf = (files: readonly SourceFile[]) => new Set(files.map(({ path }) => path))

/** What is wrong with a file, and what to do about it. */
type Rule = (file: SourceFile, imports: readonly OwnImport[]) => readonly string[]

/** Who may import whom, downwards only. */
const directions: Rule = ({ path }, imports) => {
  const from = layerOf(path)
  if (!from) return path.startsWith('src/') && imports.length > 0 ? ['stands in no layer of src'] : []
  return imports.flatMap(({ to }) => {
    const layer = layerOf(to)
    if (!layer) return /^(src|resources|mock)\//.test(to) ? [] : [`imports ${to}, outside the product`]
    if (from === 'areaPlatform' && layer === 'mock' && to !== rulesKit && !isDemo(path))
      return [`imports ${to}; of the platform, areas know ${rulesKit} only`]
    const allowed: readonly string[] = mayImport[from]
    return from === layer || allowed.includes(layer) ? [] : [`${from} imports ${layer} (${to})`]
  })
}

/** The independent platform shares nothing with ours, not even by accident: it only imports its own files. */
const otherHand: Rule = ({ path }, imports) => {
  const own = 'tests/otherPlatform/'
  const foreign = imports.filter(({ to }) => path.startsWith(own) && !to.startsWith(own))
  return foreign.map(({ to }) => `imports ${to}, which is ours`)
}

/** Imports are relative within one area or layer; between them they use `@/`, `@mock/`, `@resources/`. */
const spelling: Rule = ({ path }, imports) => {
  const layer = layerOf(path)
  // Vite runs the plug-ins, and Node the commands, without aliases.
  if (!layer || layer === 'build' || layer === 'commands') return []
  return imports.flatMap(({ to, specifier }) => {
    const inside = homeOf(path) === homeOf(to)
    if (inside === specifier.startsWith('.')) return []
    return [`imports ${specifier}: ${inside ? 'relative' : 'by alias'}, please`]
  })
}

const noInterface: readonly Layer[] = [...server, 'declaration', 'scaffold', 'areaData', 'areaPlatform']

/** Layers that run on the platform too, or below any component, import no user interface. */
const packages = ({ path, imports }: SourceFile, headless: ReadonlySet<string>): readonly string[] => {
  const layer = layerOf(path)
  if (!layer) return []
  return imports.flatMap(({ from, names, typeOnly }) => {
    if (
      noInterface.includes(layer) &&
      /^(react|react-dom|react-admin|react-router-dom|ra-.*|@mui\/.*)($|\/)/.test(from)
    )
      return [`imports ${from}: runs where there is no user interface`]
    if (layer === 'platform' && from.startsWith('@mui/'))
      return [`imports ${from}: no components below the screens`]
    if (!noInterface.includes(layer) && /^(@mui\/material|@mui\/icons-material|lodash)$/.test(from))
      return [`imports ${from}: import by path`]
    if (from === 'ra-ui-materialui') return [`imports ${from}: the screens' user interface is our own`]
    if (from !== 'react-admin' || typeOnly) return []
    return names
      .filter((name) => !headless.has(name))
      .map((name) => `imports ${from}: ${name} is not of its headless core`)
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

/** Which file imports which. */
const fileEdges = (files: readonly SourceFile[]) => {
  const known = pathsOf(files)
  return files.flatMap((file) =>
    importsOf(file, known).map(({ to, late, typeOnly }) => ({ from: file.path, to, late, typeOnly })),
  )
}

/** The actual imports between layers. */
export function layerEdges(files: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of fileEdges(files)) {
    const [above, below] = [layerOf(from), layerOf(to)]
    if (above && below && above !== below) edges.set(above, (edges.get(above) ?? new Set()).add(below))
  }
  return edges
}

/** The files that import each other, directly or through others. What is loaded on demand may lead back. */
export function filesInCircles(files: readonly SourceFile[]): string[] {
  let edges = fileEdges(files).filter(({ late }) => !late)
  for (;;) {
    const importing = new Set(edges.map(({ from }) => from))
    const imported = new Set(edges.map(({ to }) => to))
    const left = edges.filter(({ from, to }) => imported.has(from) && importing.has(to))
    if (left.length === edges.length) return [...importing].sort()
    edges = left
  }
}

/** Imports that would make the first screens load MUI at once. Its icons are plain SVG here. */
export function styledAtRest(files: readonly SourceFile[], first: readonly string[]): string[] {
  const edges = fileEdges(files).filter(({ late, typeOnly }) => !late && !typeOnly)
  const reached = new Set(first)
  // Iterating a set also visits items added meanwhile.
  for (const path of reached) for (const { from, to } of edges) if (from === path) reached.add(to)
  const isStyled = ({ imports }: SourceFile) =>
    imports.some(
      ({ from, typeOnly, late }) => !typeOnly && !late && /^@(emotion|mui)\/(?!icons-material)/.test(from),
    )
  return files.filter((file) => reached.has(file.path) && isStyled(file)).map(({ path }) => path)
}

/** Names that are never requested: standards spell these identifiers as addresses. */
const identifiers = [
  /^http:\/\/www\.w3\.org\//,
  /^https?:\/\/(json-schema|spec\.openapis)\.org\//,
  /^http:\/\/schemas\.openxmlformats\.org\//,
]
/** Hosts that belong to nobody (RFC 2606) or to this machine. */
const harmless =
  /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|([\w-]+\.)*example(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/

/** Callers are responsible for hosts that are only known at run time; an unknown part counts as some letter. */
const isHarmless = (host: string): boolean =>
  host.replaceAll(placeholder, '') === '' || harmless.test(host.replaceAll(placeholder, 'x'))

/** Nothing that reaches run time has an address on another host. */
const foreignHosts: Rule = ({ path, texts }) => {
  if (!/^(src|resources|mock)\/|\.(html|css|svg)$/.test(path)) return []
  return texts
    .flatMap((text) => [...text.matchAll(/\b(?:https?|wss?):\/\/([^\s/:'"`<>?#]+)[^\s'"`<>]*/g)])
    .filter(([url, host = '']) => !identifiers.some((one) => one.test(url)) && !isHarmless(host))
    .map(([url]) => `names another host: ${url}`)
}

export const longestFile = 350

/** A file of the product has one idea; a test file has the tests that share a start. */
const tooLong: Rule = ({ path, lines }) =>
  !path.startsWith('tests/') && lines > longestFile ? [`has ${lines} lines, more than ${longestFile}`] : []

const drawers: Rule = ({ path }) =>
  /(^|\/)(utils?|common|helpers?|misc|shared|lib)(\/|\.[a-z]+$)/i.test(path)
    ? ['is a drawer: put the thing with what it serves, and name it']
    : []

const silencedCompiler: Rule = ({ comments }) =>
  comments.some((comment) => /^\s*@ts-(ignore|expect-error|nocheck)/.test(comment))
    ? ['silences the compiler']
    : []

/** A component of an area is drawn in the browser. */
const strayComponents: Rule = ({ path }) =>
  /^resources\/.*\.tsx$/.test(path) && !/\/ui\//.test(path)
    ? ['is a component: put it into the ui folder of its area']
    : []

/** All rules. `headless`: what react-admin's core exports. */
export const rulesFor = (headless: ReadonlySet<string>): Readonly<Record<string, Rule>> => ({
  'imports go downwards only': directions,
  'imports are relative inside a folder and by alias across': spelling,
  'packages stay where they belong': (file) => packages(file, headless),
  'the second platform imports nothing of ours': otherHand,
  'no address of another host': foreignHosts,
  'components of areas are in ui folders': strayComponents,
  'no long file': tooLong,
  'no drawer': drawers,
  'no silenced compiler': silencedCompiler,
})

/** The files that break a rule, each with what is wrong. */
export const violations = (files: readonly SourceFile[], rule: Rule | undefined) => {
  const known = pathsOf(files)
  return files.flatMap((file) =>
    (rule?.(file, importsOf(file, known)) ?? []).map((what) => ({ path: file.path, what })),
  )
}

/** What the project's top level may contain. */
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

export const unexpected = (entries: readonly string[]): string[] =>
  entries.filter((entry) => !topLevel.includes(entry))
