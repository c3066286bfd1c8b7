import { posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Alias, build, type Plugin, type PluginOption } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A folder name for the parts that several test files share. Nothing is written there. */
const folder = resolve(root, '.bundled')

interface Part {
  readonly code: string
  readonly map: string | null
}

/** Each module keeps the address of its own file. */
const ownAddress: Plugin = {
  name: 'own-address',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.replace(/\?.*/, '')).href)),
      map: null,
    }),
  },
}

/** @param file a test file's path from the root */
const nameOf = (file: string): string => file.replace(/\.tsx?$/, '')

async function bundle(files: readonly string[], alias: readonly Alias[]): Promise<ReadonlyMap<string, Part>> {
  const built = await build({
    root,
    configFile: false,
    mode: 'test',
    logLevel: 'warn',
    envPrefix: ['VITE_', 'TEST_'],
    plugins: [ownAddress],
    resolve: { alias: [...alias] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(file), resolve(root, file)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in built)) throw new Error('tests are bundled once')
  return new Map(
    built.output.flatMap((part) =>
      part.type === 'chunk'
        ? [[part.fileName, { code: part.code, map: part.map?.toString() ?? null }] as const]
        : [],
    ),
  )
}

/**
 * Loads test files as bundles with their imports from this project: Vitest takes longer to load hundreds of modules one by one
 * than to run the tests. A file keeps its own path, also in failures. Not for files that mock modules.
 *
 * @param files of the tests, from the root
 */
export function bundledTests(files: readonly string[], alias: readonly Alias[]): PluginOption {
  let isWatching = false
  let parts: Promise<ReadonlyMap<string, Part>> | undefined
  const entries = new Map(files.map((file) => [resolve(root, file), `${nameOf(file)}.js`]))
  /** What a module is called in the bundle. */
  const partName = (id: string) =>
    entries.get(id) ??
    (id.startsWith(folder + sep) ? relative(folder, id).replaceAll(sep, posix.sep) : undefined)
  return {
    name: 'bundled-tests',
    enforce: 'pre',
    configureVitest({ vitest }) {
      // Watch mode runs few files, and the bundle would not follow their changes.
      isWatching = vitest.config.watch
    },
    resolveId(source, importer) {
      const from = importer && partName(importer)
      if (from === undefined || isWatching || !source.startsWith('.')) return
      const name = posix.join(posix.dirname(from), source)
      return resolve(folder, name)
    },
    async load(id) {
      const name = partName(id)
      if (name === undefined || isWatching) return
      parts ??= bundle(files, alias)
      return (await parts).get(name)
    },
  }
}
