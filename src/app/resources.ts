import menuGroups from '@resources/menu'
import { lazyAreas } from '@/declaration'
import { type LoadPart, lateComponent } from '@/screens/latePart'
import type { DeclaredPage } from '@/shell/menu/pageRegistry'
import { areaFiles, pageFiles } from './areaFiles'
import { components } from './components'
import { heads, pageHeads } from './heads'

const load = <T>(
  loaders: { readonly [key: string]: () => Promise<T> },
  key: string | undefined,
): Promise<T> => {
  const loader = loaders[key ?? '']
  if (!loader) throw new Error(`not declared: ${key}`)
  return loader()
}

const paths = new Map(heads.map(({ name, path }) => [name, path]))

export const areas = lazyAreas(heads, (name) => load(areaFiles, paths.get(name)))

export { components, menuGroups }

export const declaredPages: { readonly [name: string]: DeclaredPage } = Object.fromEntries(
  pageHeads.map((declared) => {
    const { name, component } = declared
    return [
      name,
      {
        declared,
        load: () => load(pageFiles, name),
        // The declared page guarantees that the component takes no props.
        page: lateComponent(components[component] as LoadPart<object>),
        permission: `${name}.view`,
      },
    ]
  }),
)
