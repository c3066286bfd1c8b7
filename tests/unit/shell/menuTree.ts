import { type Label, l } from '@/declaration'
import { type MenuEntryData, readRoutes } from '@/shell/menu/readRoutes'
import type { MenuRoute } from '@/shell/menu/routes'

/** The only component without a page. */
export const unknownPage = 'Nowhere'

export const read = (raw: unknown) =>
  readRoutes(raw, (component) => (component === unknownPage ? undefined : true))

/** The routes of valid entries. */
export const routesOf = (entries: readonly MenuEntryData[]): readonly MenuRoute[] => {
  const { routes, problems } = read(entries)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return routes
}

type Extra = Omit<Partial<MenuEntryData>, 'meta'> & MenuEntryData['meta']

const entry = (
  path: string,
  { name, component, redirect, hidden, alwaysShow, children, ...meta }: Extra,
) => ({
  path,
  name,
  component,
  redirect,
  hidden,
  alwaysShow,
  children,
  meta: { title: path, ...meta },
})

/** An entry with a page, called by its path. */
export const leaf = (path: string, extra: Extra = {}): MenuEntryData =>
  entry(path, { component: 'Page', ...extra })

/** An entry that holds others, called by its path. */
export const group = (path: string, children: readonly MenuEntryData[], extra: Extra = {}): MenuEntryData =>
  entry(path, { children, ...extra })

export const inChinese = (label: Label): string => label.zh

export const titled = (text: string): Label => l(text, text, text)
