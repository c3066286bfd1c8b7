import menuGroups from '@resources/menu'
import { lazyAreas, type Page } from '@/declaration'
import { fetchScreen } from '@/screens'
import { isInArea } from '@/screens/areaPage'
import { dashboardPath } from '@/shell/menu/dashboardPath'
import type { DeclaredPage } from '@/shell/menu/pageRegistry'
import { fetchAwaited, type LoadPart, lateComponent, plainComponent } from '@/ui/late'
import { areaFiles, pageFiles } from './areaFiles'
import { cellsAt } from './cells'
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

/** The dashboard is a first screen and does not need MUI. The declared page guarantees that its component takes no props. */
const pageOf = (isDashboard: boolean) => (isDashboard ? plainComponent : lateComponent)

const pageEntries = pageHeads.map((declared) => {
  const { name, path, component } = declared
  const page = {
    declared,
    load: () => load(pageFiles, name),
    page: pageOf(path === dashboardPath)(components[component] as LoadPart<object>),
    permission: `${name}.view`,
  }
  return [name, page] as const
})

export const declaredPages: { readonly [name: string]: DeclaredPage } = Object.fromEntries(pageEntries)

/** The declaration of the page at an address, if it is declared as a page. */
export const declaredPageAt = (pathname: string): Promise<Page> | undefined =>
  pageEntries.find(([, { declared }]) => declared.path === pathname)?.[1].load()

/** Loads what the page at an address renders with, so that it renders at once. */
export const fetchFirstPage = (pathname: string): Promise<unknown> => {
  const head = heads.find((one) => isInArea(one, pathname))
  const page = pageEntries.find(([, { declared }]) => declared.path === pathname)?.[1].page
  const cells = cellsAt(pathname).map((load) => fetchAwaited(load, '', load))
  return Promise.all([
    head && areas.fetch(head.name),
    head && fetchScreen(head, pathname),
    page?.fetch(),
    ...cells,
  ])
}
