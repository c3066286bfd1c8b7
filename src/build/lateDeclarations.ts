import { type Alias, type Plugin, type PluginOption, runnerImport } from 'vite'

type AllDeclared = typeof import('../app/allDeclared.ts')
type DocHeads = typeof import('../app/docHeads.ts')
type Documented = typeof import('../app/documentation.ts')
type RowPool = typeof import('../declaration/rowPool.ts')
type Keys = Pick<typeof import('../declaration/load.ts'), 'componentsByKey'>
type Headings = Pick<typeof import('../declaration/index.ts'), 'headOf' | 'pageHeadOf'>

/** Files of the console that are generated. */
const generated = /\/src\/app\/(areaFiles|components|heads|docHeads|documentation)\.ts$/

/**
 * Keeps declarations out of a built console: it contains the heads of areas as data and loaders for their
 * declarations, and the documentation as shown. Both are made from the declarations, which are evaluated and checked
 * at build time: an invalid one fails the build.
 *
 * @param root the project's root
 * @param plugins plugins that decide which declarations exist
 */
export function lateDeclarations(root: string, alias: Alias[], plugins: PluginOption[] = []): Plugin {
  const evaluated = <T>(file: string) =>
    runnerImport<T>(file, { root, configFile: false, resolve: { alias }, plugins }).then(
      ({ module }) => module,
    )
  let sources: { readonly [file: string]: string } = {}
  return {
    name: 'late-declarations',
    apply: 'build',
    async buildStart() {
      const { componentFiles, files, pages, resources } =
        await evaluated<AllDeclared>('/src/app/allDeclared.ts')
      const { pooled } = await evaluated<RowPool>('/src/declaration/rowPool.ts')
      const { headOf, pageHeadOf } = await evaluated<Headings>('/src/declaration/index.ts')
      const { componentsByKey } = await evaluated<Keys>('/src/declaration/load.ts')
      const { docHeads } = await evaluated<DocHeads>('/src/app/docHeads.ts')
      const { documentation } = await evaluated<Documented>('/src/app/documentation.ts')
      const loader = (declared: unknown, key: string): string => {
        const file = Object.entries(files).find(([, one]) => one === declared)?.[0]
        return `${JSON.stringify(key)}: () => import(${JSON.stringify(file)}).then(declared)`
      }
      const group = (ways: readonly string[]) => `{\n${ways.join(',\n')}\n}`
      sources = {
        areaFiles: [
          'const declared = (file) => file.default',
          `export const areaFiles = ${group(resources.map((one) => loader(one, one.path)))}`,
          `export const pageFiles = ${group(pages.map((one) => loader(one, one.name)))}`,
        ].join('\n'),
        components: `export const components = ${group(
          Object.entries(componentsByKey(Object.fromEntries(componentFiles.map((file) => [file, file]))))
            .sort()
            .map(([key, file]) => `${key}: () => import(${JSON.stringify(file)})`),
        )}`,
        heads: [
          `export const heads = ${JSON.stringify(resources.map(headOf))}`,
          `export const pageHeads = ${JSON.stringify(pages.map(pageHeadOf))}`,
        ].join('\n'),
        docHeads: `export const docHeads = ${JSON.stringify(docHeads)}`,
        documentation: [
          "import { unpooled } from '@/declaration/rowPool'",
          // Browsers parse JSON faster than the same data as code.
          `export const documentation = unpooled(JSON.parse(${JSON.stringify(JSON.stringify(pooled(documentation)))}))`,
        ].join('\n'),
      }
    },
    load: {
      filter: { id: generated },
      handler: (id) => sources[generated.exec(id)?.[1] ?? ''],
    },
  }
}
