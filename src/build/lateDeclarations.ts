import { type Alias, type Plugin, type PluginOption, runnerImport } from 'vite'

type BuildParts = typeof import('../app/buildParts.ts')

const generated =
  /\/(?:src\/app\/(areaFiles|components|firstCalls|heads|documentation|declarationHashes)|src\/declaration\/(completed)|resources\/operationLog\/(declaredNames))\.ts$/

type Part = { readonly [name: string]: unknown }

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An expression that extends `base` with more members. */
const withMore = (base: string, more: Part): string =>
  `{ ...${base}, ${Object.entries(more)
    .map(([name, one]) => {
      const key = JSON.stringify(name)
      return `${key}: ${isPart(one) ? withMore(`${base}?.[${key}]`, one) : JSON.stringify(one)}`
    })
    .join(', ')} }`

/**
 * Keeps declarations out of a built console: it contains the heads of areas as data, loaders for their declarations, and the
 * documentation as shown. All are generated at build time, and an invalid declaration fails the build. Omitted defaults are
 * added to each file here, so that no code for them is shipped. Not used for the platform, which may get declarations that are
 * not in any file.
 *
 * @param plugins decide which declarations exist
 */
export function lateDeclarations(root: string, alias: Alias[], plugins: PluginOption[] = []): Plugin {
  let sources: { readonly [file: string]: string } = {}
  let additions: BuildParts['additions'] = {}
  return {
    name: 'late-declarations',
    apply: 'build',
    async buildStart() {
      const { module: declared } = await runnerImport<BuildParts>('/src/app/buildParts.ts', {
        root,
        configFile: false,
        resolve: { alias },
        plugins,
      })
      const { componentFiles, componentsByKey, declaredNames, files, pages, pooled, resources } = declared
      const { declarationHashes, docHeads, documentation, firstCalls, firstCells, heads, pageHeads } =
        declared
      additions = declared.additions
      const loader = (declared: unknown, key: string): string => {
        const file = Object.entries(files).find(([, one]) => one === declared)?.[0]
        return `${JSON.stringify(key)}: () => import(${JSON.stringify(file)}).then(declared)`
      }
      const objectText = (entries: readonly string[]) => `{\n${entries.join(',\n')}\n}`
      const parts = componentsByKey(Object.fromEntries(componentFiles.map((file) => [file, file])))
      const partLoader = (key: string, part: string) =>
        `${JSON.stringify(key)}: () => import(${JSON.stringify(part)})`
      sources = {
        completed: 'export const completed = (declaration) => declaration',
        areaFiles: [
          'const declared = (file) => file.default',
          `export const areaFiles = ${objectText(resources.map((one) => loader(one, one.path)))}`,
          `export const pageParts = ${objectText(
            pages.map(({ path, component }) => partLoader(path, parts[component] ?? '')),
          )}`,
          `export const pageFiles = ${objectText(pages.map((one) => loader(one, one.name)))}`,
        ].join('\n'),
        components: [
          // Chunk names are long, and areaFiles already contains those that each page imports.
          "import { pageParts } from './areaFiles'",
          `export const components = ${objectText(
            Object.entries(parts)
              .sort()
              .map(([key, file]) => {
                const page = pages.find(({ component }) => component === key)
                return page
                  ? `${JSON.stringify(key)}: pageParts[${JSON.stringify(page.path)}]`
                  : partLoader(key, file)
              }),
          )}`,
        ].join('\n'),
        firstCalls: [
          `export const firstCalls = ${JSON.stringify(firstCalls)}`,
          `export const firstCells = ${JSON.stringify(firstCells)}`,
        ].join('\n'),
        heads: [
          `export const heads = ${JSON.stringify(heads)}`,
          `export const pageHeads = ${JSON.stringify(pageHeads)}`,
          `export const docHeads = ${JSON.stringify(docHeads)}`,
        ].join('\n'),
        declarationHashes: `export const declarationHashes = ${JSON.stringify(declarationHashes)}`,
        declaredNames: `export const declaredNames = ${JSON.stringify(declaredNames)}`,
        documentation: [
          "import { unpooled } from '@/declaration/rowPool'",
          // Browsers parse JSON faster than the same data as code.
          `export const documentation = unpooled(JSON.parse(${JSON.stringify(JSON.stringify(pooled(documentation)))}))`,
        ].join('\n'),
      }
    },
    load: {
      filter: { id: generated },
      handler(id) {
        const [, inApp, inDeclaration, inLog] = generated.exec(id) ?? []
        return sources[inApp ?? inDeclaration ?? inLog ?? '']
      },
    },
    transform: {
      filter: { id: /\.area\.ts$/ },
      handler: (code, id) => {
        const more = additions[`/${id.slice(root.length).replace(/^\//, '')}`]
        if (!more) return undefined
        const written = code.replace(/^export default /m, 'const written = ')
        return { code: `${written}\nexport default ${withMore('written', more)}\n`, map: null }
      },
    },
  }
}
