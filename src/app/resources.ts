import menuGroups from '@resources/menu'
import { lazyAreas } from '@/declaration'
import { dashboardPath } from '@/shell/menu/consoleRoutes'
import type { DeclaredPage } from '@/shell/menu/pageRegistry'
import { type LoadPart, lateComponent, plainComponent } from '@/ui/late'
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

/** The dashboard is a first screen, and does without MUI. The declared page guarantees that its component takes no props. */
const pageOf = (isDashboard: boolean) => (isDashboard ? plainComponent : lateComponent)

export const declaredPages: { readonly [name: string]: DeclaredPage } = Object.fromEntries(
  pageHeads.map((declared) => {
    const { name, path, component } = declared
    return [
      name,
      {
        declared,
        load: () => load(pageFiles, name),
        page: pageOf(path === dashboardPath)(components[component] as LoadPart<object>),
        permission: `${name}.view`,
      },
    ]
  }),
)
