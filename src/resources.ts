import menuGroups from '@resources/menu'
import { DeclarationError, lazyAreas } from '@/declaration'
import type { AreaComponentModules } from '@/screens'
import type { AreaFile } from '@/screens/declarations'
import { type LoadPart, lateComponent } from '@/screens/latePart'
import type { DeclaredPage } from '@/shell/menu/pageRegistry'
import { areaFiles, pageFiles } from './areaFiles'
import { heads, pageHeads } from './heads'

/** What was declared under a name when the console was built. */
const found = <T>(load: (() => Promise<T>) | undefined, name: string): Promise<T> => {
  if (!load) throw new DeclarationError([`${name}: there is no declaration`])
  return load()
}

const paths = new Map(heads.map(({ name, path }) => [name, path]))

/** All business areas: what the frame shows of them, and the way to their declarations. */
export const areas = lazyAreas(heads, (name) => found(areaFiles[paths.get(name) ?? ''], name))

export { menuGroups }

/** Hand-written cells, panels, dialogs and pages, each loaded when a declaration that names it is first shown. */
export const components: AreaComponentModules = import.meta.glob<{ default: AreaFile }>([
  '/resources/*/*.tsx',
  '/demo/areas/*.tsx',
])

/** The screens with components of their own, by their names. */
export const declaredPages: { readonly [name: string]: DeclaredPage } = Object.fromEntries(
  pageHeads.map((declared) => {
    const { name, component } = declared
    const load = Object.entries(components).find(([file]) => file.endsWith(`/${component}.tsx`))?.[1]
    if (!load) throw new DeclarationError([`${name}: there is no component ${component}.tsx`])
    return [
      name,
      {
        declared,
        whole: () => found(pageFiles[name], name),
        // That it takes nothing is the word of the page that names it.
        page: lateComponent(load as LoadPart<object>),
        permission: `${name}.view`,
      },
    ]
  }),
)
