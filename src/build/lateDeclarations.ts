import { type Alias, type Plugin, type PluginOption, runnerImport } from 'vite'

type AllDeclared = typeof import('../app/allDeclared.ts')
type DocHeads = typeof import('../app/docHeads.ts')
type Documented = typeof import('../app/documentation.ts')
type RowPool = typeof import('../declaration/rowPool.ts')
type Keys = Pick<typeof import('../screens/declarations.tsx'), 'componentsByKey'>
type Headings = Pick<typeof import('../declaration/index.ts'), 'headOf' | 'pageHeadOf'>

/** The files of the console that are written anew, by what they are asked for as. */
const written = /\/src\/app\/(areaFiles|components|heads|docHeads|documentation)\.ts$/

/**
 * A built console holds no declaration: of each area it carries the head, as data, and the way to the file that declares
 * it; of the documentation what is shown, without the declarations that it is derived from. All are made of the very declarations, which are evaluated and checked first: a build with one that cannot be used
 * fails and says why, and no browser checks again.
 *
 * @param root the project's root
 * @param plugins those of the build that say which declarations there are
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
      const { componentsByKey } = await evaluated<Keys>('/src/screens/declarations.tsx')
      const { docHeads } = await evaluated<DocHeads>('/src/app/docHeads.ts')
      const { documentation } = await evaluated<Documented>('/src/app/documentation.ts')
      const way = (declared: unknown, key: string): string => {
        const file = Object.entries(files).find(([, one]) => one === declared)?.[0]
        return `${JSON.stringify(key)}: () => import(${JSON.stringify(file)}).then(declared)`
      }
      const group = (ways: readonly string[]) => `{\n${ways.join(',\n')}\n}`
      sources = {
        areaFiles: [
          'const declared = (file) => file.default',
          `export const areaFiles = ${group(resources.map((one) => way(one, one.path)))}`,
          `export const pageFiles = ${group(pages.map((one) => way(one, one.name)))}`,
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
          // A browser parses a text faster than as much of a program.
          `export const documentation = unpooled(JSON.parse(${JSON.stringify(JSON.stringify(pooled(documentation)))}))`,
        ].join('\n'),
      }
    },
    load: {
      filter: { id: written },
      handler: (id) => sources[written.exec(id)?.[1] ?? ''],
    },
  }
}
