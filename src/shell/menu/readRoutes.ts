import { type IconName, icons, type Label, l, labelLocales, menuLevels } from '@/declaration'
import {
  isExternal,
  isPattern,
  isRoutePath,
  type MenuRoute,
  noRedirect,
  parametersOf,
  resolvePath,
  shownChildren,
  singleOf,
} from './routes'

export interface MenuEntryData
  extends Pick<MenuRoute, 'path' | 'component' | 'redirect' | 'hidden' | 'alwaysShow'> {
  readonly name?: string
  readonly meta?: Pick<
    MenuRoute,
    'hidden' | 'alwaysShow' | 'noCache' | 'affix' | 'activeMenu' | 'breadcrumb' | 'roles'
  > & {
    /** One text for all languages, or one for each. */
    readonly title?: string | Label
    readonly icon?: string
  }
  readonly children?: readonly MenuEntryData[]
}

export interface Alias {
  readonly from: string
  readonly to: string
}

/** Looks up a component key: the page's own path, or true when the menu places it. */
export type PageOf = (component: string) => string | true | undefined

type Parts = { readonly [name: string]: unknown }

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isString = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isString)
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isIcon = (value: string | undefined): value is IconName => icons.some((icon) => icon === value)
const isTitle = (value: unknown): value is string | number | Label =>
  isText(value) || isNumber(value) || (isParts(value) && labelLocales.some((locale) => isText(value[locale])))

/** The name in every language; a missing one is copied from another. */
const labelOf = (title: string | number | Partial<Label>): Label => {
  if (typeof title !== 'object') return l(String(title), String(title), String(title))
  const some = labelLocales.map((locale) => title[locale]).find(isText) ?? ''
  const [zh = some, en = some, es = some] = labelLocales.map((locale) =>
    isText(title[locale]) ? title[locale] : undefined,
  )
  return l(zh, en, es)
}

const flags: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false }
const isFlag = (value: unknown): value is boolean | number | string =>
  typeof value !== 'object' && Object.hasOwn(flags, String(value))

/** The component key for a page frame in the consoles whose menus are read here: such an entry only holds others. */
export const isLayout = (component: string): boolean => component.toLowerCase() === 'layout'

/** Reads members of an object. One with the wrong type is listed in `odd` and, like null and '', counts as missing. */
const partsOf =
  (from: Parts, place: string, odd: string[]) =>
  <T>(name: string, fits: (value: unknown) => value is T, form: string): T | undefined => {
    const value = from[name]
    if (fits(value)) return value
    if (value !== undefined && value !== null && value !== '') odd.push(`${place}${name} must be ${form}`)
    return undefined
  }

const entryOf = (entry: Parts) => {
  const odd: string[] = []
  const part = partsOf(entry, '', odd)
  const meta = partsOf(part('meta', isParts, 'an object') ?? {}, 'meta.', odd)
  const flag = (take: typeof part, name: string) => flags[String(take(name, isFlag, 'true or false'))]
  const title = meta('title', isTitle, 'a text, or one for each language')
  const component = part('component', isText, 'a text')
  const redirect = part('redirect', isText, 'a path')
  const internal = (name: string, path: string | undefined): string | undefined => {
    if (path === undefined) return undefined
    const resolved = resolvePath('/', path)
    if (path.startsWith('/') && isRoutePath(resolved)) return resolved
    odd.push(`${name} "${path}" is no path of the console`)
    return undefined
  }
  const before = odd.length
  const roles = meta('roles', isTexts, 'a list of texts')
  return {
    odd,
    hasInvalidRoles: odd.length > before,
    layout: component !== undefined && isLayout(component),
    path: part('path', isString, 'a text'),
    name: part('name', isString, 'a text'),
    component: component !== undefined && isLayout(component) ? undefined : component,
    children: part('children', isList, 'a list') ?? [],
    icon: meta('icon', isString, 'a text') || undefined,
    title: title === undefined ? undefined : labelOf(title),
    hidden: flag(part, 'hidden') ?? flag(meta, 'hidden'),
    alwaysShow: flag(part, 'alwaysShow') ?? flag(meta, 'alwaysShow'),
    redirect: redirect && /^noredirect$/i.test(redirect) ? noRedirect : internal('redirect', redirect),
    activeMenu: internal('meta.activeMenu', meta('activeMenu', isText, 'a path')),
    affix: flag(meta, 'affix'),
    noCache: flag(meta, 'noCache'),
    breadcrumb: flag(meta, 'breadcrumb'),
    roles,
  }
}

/** Why a route cannot be used, checked after its children; `holds`: it only exists to hold them. */
const flawOf = (route: MenuRoute, holds: boolean): string | undefined => {
  const { path, component, title, hidden, alwaysShow, children = [] } = route
  if (holds && children.length === 0 && !alwaysShow) return 'nothing is left in it'
  if (!holds && component === undefined && !isExternal(path)) return 'it has neither a page nor entries in it'
  // Only a route that is never shown itself can do without a name.
  const nameless = holds && children.length > 0 && (hidden || singleOf(route) !== undefined)
  if (!title && !nameless) return 'meta.title is missing'
  if (isPattern(path) && !hidden) return 'stands for many pages, so it must be hidden'
  return undefined
}

/**
 * Validates routes, whether sent by a platform or declared by areas. An unusable entry is left out and listed as a
 * problem. An entry whose page has its own path leads there, and the sent path becomes an alias. Never throws.
 */
export const readRoutes = (
  raw: unknown,
  pageOf: PageOf,
  isTaken: (path: string) => boolean = () => false,
): { routes: readonly MenuRoute[]; aliases: readonly Alias[]; problems: readonly string[] } => {
  const problems: string[] = []
  const aliases: Alias[] = []
  // In order, so that an entry's paths can be released when it is left out after all.
  const taken: string[] = []

  const readEntry = (
    entry: unknown,
    at: string,
    base: string,
    around: readonly unknown[],
  ): MenuRoute | undefined => {
    const before = taken.length
    const leaveOut = (place: string, ...why: readonly string[]): undefined => {
      taken.length = before
      problems.push(`${place}: ${why.join(', ')}; the entry is left out`)
    }
    if (!isParts(entry)) return leaveOut(at, 'is no menu entry, which is an object')
    const {
      odd,
      hasInvalidRoles,
      layout,
      path: written,
      name,
      component: wanted,
      children: inside,
      icon,
      ...rest
    } = entryOf(entry)
    const named = name ? `"${name}" ` : ''
    if (around.includes(entry)) return leaveOut(named + at, 'holds itself')
    if (written === undefined)
      return leaveOut(named + at, odd.find((one) => one.startsWith('path ')) ?? 'path is missing')
    const sent = resolvePath(base, written)
    const place = named + sent
    if (!isExternal(sent) && !isRoutePath(sent)) return leaveOut(place, 'is no path of the console')
    if (hasInvalidRoles) return leaveOut(place, ...odd)
    const unusable = (why: string) => leaveOut(place, ...odd, why)
    if (around.length >= menuLevels) return unusable(`lies deeper than ${menuLevels} levels`)

    // An empty frame shows nothing; that is not a mistake.
    if (layout && inside.length === 0 && !isExternal(sent) && !rest.alwaysShow) return undefined

    const page = wanted === undefined || isExternal(sent) ? undefined : pageOf(wanted)
    const component = page === undefined ? undefined : wanted
    const path = typeof page === 'string' ? page : sent
    const strange = wanted !== undefined && !isExternal(sent) && component === undefined
    if (strange && inside.length === 0) return unusable(`there is no page "${wanted}"`)
    if (strange) problems.push(`${place}: there is no page "${wanted}"; only what the entry holds is shown`)
    if (icon !== undefined && !isIcon(icon)) problems.push(`${place}: there is no picture "${icon}"`)

    if (page === true && isTaken(path)) return unusable('is an address of the console itself')
    const lacking = parametersOf(path).find((name) => !parametersOf(sent).includes(name))
    if (lacking !== undefined) return unusable(`has no ":${lacking}" for its page ${path}`)

    // A group may share its path with a page inside it, whose entry then stands for both.
    const holds = component === undefined && (inside.length > 0 || rest.alwaysShow === true)
    const claim = `${holds ? 'group' : 'page'} ${path}`
    if (taken.includes(claim)) return unusable('another entry has this path')
    taken.push(claim)

    const children = readAll(inside, `${at}.children`, sent, [...around, entry])
    const route: MenuRoute = { path, component, icon: isIcon(icon) ? icon : undefined, ...rest, children }
    // A group with nothing to show is hidden.
    const hidden = route.hidden || (holds && !route.alwaysShow && shownChildren(route).length === 0)
    const flaw = flawOf({ ...route, hidden }, holds)
    if (flaw !== undefined) return unusable(flaw)
    if (odd.length > 0) problems.push(`${place}: ${odd.join(', ')}; it is read without`)
    if (path !== sent) aliases.push({ from: sent, to: path })
    return { ...route, hidden }
  }

  const readAll = (
    entries: readonly unknown[],
    at: string,
    base: string,
    around: readonly unknown[],
  ): readonly MenuRoute[] =>
    entries.flatMap((entry, index) => readEntry(entry, `${at}[${index}]`, base, around) ?? [])

  if (isList(raw)) return { routes: readAll(raw, 'menus', '/', []), aliases, problems }
  return { routes: [], aliases, problems: ['menus: must be a list of menu entries; none is shown'] }
}
